import { graphql } from "gatsby";
import { ArticleLink, ArticleMeta } from "../../components/ArticleLink";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./BlogLead.module.css";

/** The newest article, large. */
export function BlogLead({ article }: { article: Queries.BlogLeadFragment }) {
  return (
    <article className={`${layout.wrap} ${styles.lead}`}>
      <div className={`${layout.grid} ${styles.row}`}>
        <div className={styles.picture}>
          <Picture
            picture={article.picture}
            first
            sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 95vw, min(63vw, 904px)"
          />
        </div>
        <div className={styles.words}>
          <ArticleMeta article={article} />
          <h2>
            <ArticleLink article={article} />
          </h2>
          <p className={`${layout.lead} ${styles.excerpt}`}>{article.excerpt}</p>
        </div>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment BlogLead on Article {
    excerpt
    ...ArticleLink
    ...ArticleMeta
    picture {
      ...PictureWide
    }
  }
`;
