import { graphql } from "gatsby";
import { ArticleLink, ArticleMeta } from "../../components/ArticleLink";
import { Picture } from "../../components/picture/Picture";
import * as styles from "./ArticleRow.module.css";

interface Props {
  article: Queries.ArticleRowFragment;
  /** true for a result of the search: phones then show its excerpt, too, which may contain the text. */
  isResult: boolean;
}

/** An article in the list. */
export function ArticleRow({ article, isResult }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture
          picture={article.picture}
          decorative
          sizes="(max-width: 47.5em) 168px, 226px"
        />
      </div>
      <div>
        <ArticleMeta article={article} className={styles.meta} />
        <h2>
          <ArticleLink article={article} />
        </h2>
        <p className={`${styles.excerpt} ${isResult ? styles.result : ""}`}>
          {article.excerpt}
        </p>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment ArticleRow on Article {
    excerpt
    ...ArticleLink
    ...ArticleMeta
    picture {
      ...PictureThumb
    }
  }
`;
