import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { Unbroken } from "../../components/unbroken/Unbroken";
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
            decorative
            sizes="(max-width: 47.5em) 112vw, (max-width: 62.5em) 95vw, min(63vw, 904px)"
          />
        </div>
        <div className={styles.words}>
          <p className={styles.meta}>
            <b>{article.category.blog}</b> <time dateTime={article.day}>{article.date}</time>
          </p>
          <h2>
            <a href={article.path} className={styles.link}>
              <Unbroken text={article.title} />
            </a>
          </h2>
          <p className={`${layout.lead} ${styles.excerpt}`}>{article.excerpt}</p>
        </div>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment BlogLead on Article {
    title
    excerpt
    path
    day: date
    date(formatString: "MMMM D, YYYY")
    category {
      blog
    }
    picture {
      ...PictureWide
    }
  }
`;
