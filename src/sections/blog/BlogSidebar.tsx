import { useFolds } from "../../client/hooks";
import { ArticleLink } from "../../components/ArticleLink";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Sidebar.module.css";

interface Props {
  words: Queries.BlogFragment;
  /** The categories with their number of articles. */
  counts: readonly { readonly name: string; readonly count: number }[];
  /** The newest articles. */
  recent: readonly Queries.ArticleLinkFragment[];
  /** The chosen category; empty for all. */
  category: string;
  onChoose: (category: string) => void;
}

/**
 * The sidebar of the list: categories, which work like the filters, and the newest posts. Phones fold it after hydration, because both are above
 * it already.
 */
export function BlogSidebar({ words, counts, recent, category, onChoose }: Props) {
  const folds = useFolds();
  return (
    <aside className={`${styles.sidebar} ${layout.notPrinted}`}>
      <details open={!folds} className={`${layout.fold} ${styles.more}`}>
        <summary className={layout.between}>{words.more}</summary>
        {counts.length > 0 && (
          <div data-scripted>
            <h2 className={styles.label}>{words.categories}</h2>
            <ul className={layout.ruled}>
              {counts.map(({ name, count }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={`${layout.iconLink} ${styles.row} ${styles.category}`}
                    aria-pressed={name === category}
                    onClick={() => onChoose(name === category ? "" : name)}
                  >
                    <span className={layout.signal}>{name}</span>{" "}
                    <span className={`${layout.soft} ${styles.count}`}>{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {recent.length > 0 && (
          <div>
            <h2 className={styles.label}>{words.recent}</h2>
            <ul className={layout.ruled}>
              {recent.map((article) => (
                <li key={article.path} className={styles.recent}>
                  <ArticleLink article={article} />{" "}
                  <time dateTime={article.day} className={layout.note}>
                    {article.date}
                  </time>
                </li>
              ))}
            </ul>
          </div>
        )}
      </details>
    </aside>
  );
}
