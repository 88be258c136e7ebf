import { graphql } from "gatsby";
import { NoBreakHyphens } from "./NoBreakHyphens";
import * as styles from "./ArticleLink.module.css";

interface Props {
  article: Queries.ArticleLinkFragment;
}

/**
 * The link of a row or card that leads to an article. The whole row or card is clickable, but only the title is the link's accessible name.
 * The element whose area should be clickable must be positioned.
 */
export function ArticleLink({ article }: Props) {
  return (
    <a href={article.path} className={styles.link}>
      <NoBreakHyphens text={article.title} />
    </a>
  );
}

export const fragment = graphql`
  fragment ArticleLink on Article {
    title
    path
  }
`;
