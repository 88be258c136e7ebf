import { graphql } from "gatsby";
import * as layout from "../styles/layout.module.css";
import { NoBreakHyphens } from "./NoBreakHyphens";
import * as styles from "./ArticleLink.module.css";

/**
 * The link of a row or card that leads to an article. The whole row or card is clickable, but only the title is the link's accessible name.
 * The element whose area should be clickable must be positioned.
 */
export function ArticleLink({ article }: { article: Queries.ArticleLinkFragment }) {
  return (
    <a href={article.path} className={styles.link}>
      <NoBreakHyphens text={article.title} />
    </a>
  );
}

/** Category and day of an article, above its title in lists. */
export function ArticleMeta({ article }: { article: Queries.ArticleLinkFragment }) {
  return (
    <p className={`${layout.note} ${styles.meta}`}>
      <b>{article.category.blog}</b>{" "}
      <time dateTime={article.day} className={layout.whole}>
        {article.date}
      </time>
    </p>
  );
}

export const fragment = graphql`
  fragment ArticleLink on Article {
    ...PageLink
    # YYYY-MM-DD, and the same day as it is shown.
    day: date
    date(formatString: "MMMM D, YYYY")
    category {
      blog
    }
  }
`;
