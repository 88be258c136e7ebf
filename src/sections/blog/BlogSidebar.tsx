import { graphql } from "gatsby";
import * as styles from "./BlogSidebar.module.css";

interface Props {
  words: Queries.BlogSidebarWordsFragment;
  list: Queries.BlogSidebarFragment;
  /** The chosen category; empty for all. */
  category: string;
  onChoose: (category: string) => void;
}

/** The sidebar of the list: categories, which work like the filters, and the newest posts. */
export function BlogSidebar({ words, list, category, onChoose }: Props) {
  return (
    <aside className={styles.sidebar}>
      {list.counts.length > 0 && (
        <div className={styles.categories} data-scripted>
          <h2>{words.categories}</h2>
          <ul>
            {list.counts.map(({ category: { blog }, count }) => (
              <li key={blog}>
                <button
                  type="button"
                  aria-pressed={blog === category}
                  onClick={() => onChoose(blog === category ? "" : blog)}
                >
                  <span className={styles.name}>{blog}</span>{" "}
                  <span className={styles.count}>{count.toLocaleString("en-US")}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {list.recent.length > 0 && (
        <div>
          <h2>{words.recent}</h2>
          <ul>
            {list.recent.map(({ title, path, day, date }) => (
              <li key={path}>
                <a href={path} className={styles.post}>
                  {title}
                </a>
                <time dateTime={day} className={styles.date}>
                  {date}
                </time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

export const fragments = graphql`
  fragment BlogSidebarWords on BlogWords {
    categories
    recent
  }
  fragment BlogSidebar on ArticleList {
    counts {
      category {
        blog
      }
      count
    }
    recent {
      title
      path
      day: date
      date(formatString: "MMMM D, YYYY")
    }
  }
`;
