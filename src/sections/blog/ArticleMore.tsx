import { graphql } from "gatsby";
import { ArticleLink } from "../../components/ArticleLink";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Article.module.css";

interface Props {
  title: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** Articles to read next. */
export function ArticleMore({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${styles.more}`}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.path} className={styles.card}>
            <div className={`${layout.zoom} ${styles.picture}`}>
              <Picture
                picture={article.picture}
                decorative
                sizes="(max-width: 47.5em) 100vw, (max-width: 68.75em) 360px, max(515px, 48vw)"
              />
            </div>
            <h3>
              <ArticleLink article={article} />
            </h3>
            <p>
              {article.category.blog}, <time dateTime={article.day}>{article.date}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ArticleCard on Article {
    title
    path
    day: date
    date(formatString: "MMMM D, YYYY")
    category {
      blog
    }
    picture {
      ...PictureCard
    }
  }
`;
