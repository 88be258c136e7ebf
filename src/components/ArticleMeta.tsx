import { graphql } from "gatsby";
import * as styles from "./ArticleMeta.module.css";

interface Props {
  article: Queries.ArticleMetaFragment;
  className?: string;
}

/** Category and day of an article, above its title in lists. */
export function ArticleMeta({ article, className = "" }: Props) {
  return (
    <p className={`${styles.meta} ${className}`}>
      <b>{article.category.blog}</b> <time dateTime={article.day}>{article.date}</time>
    </p>
  );
}

export const fragment = graphql`
  fragment ArticleMeta on Article {
    # YYYY-MM-DD, and the same day as it is shown.
    day: date
    date(formatString: "MMMM D, YYYY")
    category {
      blog
    }
  }
`;
