import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fill } from "../../business/fill";
import { withHeadings, type Heading } from "../../business/headings";
import { Prose } from "../../components/prose/Prose";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ArticleText.module.css";

interface Props {
  article: Queries.ArticleTextFragment;
  words: Queries.ArticleTextWordsFragment;
  /** The sidebar. */
  children: ReactNode;
}

/** Shorter articles need no table of contents. */
const headingsWorthAList = 5;

/** What the article is, its text, and the sidebar beside it. */
export function ArticleText({ article, words, children }: Props) {
  const { business } = useSite();
  const { html, headings } = withHeadings(article.body.html ?? "");
  const listed = headings.length >= headingsWorthAList;
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
            <h2>{words.contents}</h2>
            <Contents headings={headings} />
          </nav>
        )}
      </div>
      <div className={styles.text}>
        {listed && (
          <details className={styles.above}>
            <summary>{words.contents}</summary>
            <Contents headings={headings} />
          </details>
        )}
        <Prose html={html} />
      </div>
      {children}
    </div>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment ArticleText on Article {
    category {
      blog
    }
    day: date
    date(formatString: "MMMM D, YYYY")
    readingTime
    body {
      html
    }
  }
  fragment ArticleTextWords on BlogWords {
    minutes
    contents
  }
`;
