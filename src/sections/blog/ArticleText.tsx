import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fill } from "../../domain/text";
import { useSheetNumber } from "../../components/drawing/Drawing";
import { Icon } from "../../components/icons/Icon";
import { ChevronDown } from "../../components/icons/icons";
import { Prose } from "../../components/Prose";
import { useBusiness } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Article.module.css";
import * as sidebar from "./Sidebar.module.css";

interface Props {
  article: Queries.ArticleTextFragment;
  words: Queries.ArticleTextWordsFragment;
  /** The sidebar. */
  children: ReactNode;
}

/** The minimum number of headings for a table of contents. */
const headingsWorthAList = 5;

/**
 * An article's details and text, with the sidebar beside them. The note below its drawings has the number of the service's sheet in the
 * set of drawings, if the service has one.
 */
export function ArticleText({ article, words, children }: Props) {
  const business = useBusiness();
  const headings = article.body.headings ?? [];
  const listed = headings.length >= headingsWorthAList;
  const sheet = useSheetNumber(article.category.service?.letter);
  const note = words.sheet && sheet && fill(words.sheet, { sheet });
  const contents = (
    <ul className={styles.contents}>
      {headings.map((heading) => (
        <li key={heading?.id}>
          <a href={`#${heading?.id ?? ""}`} className={layout.quiet}>
            {heading?.value}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.article}`}>
      <div className={styles.about}>
        <div className={styles.meta}>
          <b>{article.category.blog}</b>
          <time dateTime={article.day}>{article.date}</time>
          {article.readingTime && (
            <span>{fill(words.minutes, { minutes: String(article.readingTime) })}</span>
          )}
          <span>{business.name}</span>
        </div>
        {listed && (
          <nav aria-label={words.contents} className={styles.beside}>
            <h2 className={sidebar.label}>{words.contents}</h2>
            {contents}
          </nav>
        )}
      </div>
      <div className={styles.text}>
        {listed && (
          <details className={styles.above}>
            <summary>
              {words.contents}
              <Icon of={ChevronDown} size={20} />
            </summary>
            {contents}
          </details>
        )}
        <Prose html={article.body.html ?? ""} drawingNote={note} />
      </div>
      {children}
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleText on Article {
    category {
      blog
      service {
        letter
      }
    }
    day: date
    date(formatString: "MMMM D, YYYY")
    readingTime
    body {
      html
      headings(depth: h2) {
        id
        value
      }
    }
  }
  fragment ArticleTextWords on BlogPage {
    minutes
    contents
    sheet
  }
`;
