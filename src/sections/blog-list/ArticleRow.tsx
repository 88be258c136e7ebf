import { graphql } from "gatsby";
import { Picture, type PictureData } from "../../components/picture/Picture";
import { Unbroken } from "../../components/unbroken/Unbroken";
import * as styles from "./ArticleRow.module.css";

interface Props {
  article: {
    readonly title: string;
    readonly excerpt: string;
    readonly path: string;
    readonly category: { readonly blog: string };
    readonly day: string;
    readonly date: string;
    readonly picture: PictureData;
  };
}

/** An article in the list. */
export function ArticleRow({ article }: Props) {
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
        <p className={styles.meta}>
          <b>{article.category.blog}</b> <time dateTime={article.day}>{article.date}</time>
        </p>
        <h2>
          <a href={article.path} className={styles.link}>
            <Unbroken text={article.title} />
          </a>
        </h2>
        <p className={styles.excerpt}>{article.excerpt}</p>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment ArticleRow on Article {
    title
    excerpt
    path
    day: date
    date(formatString: "MMMM D, YYYY")
    category {
      blog
    }
    picture {
      ...PictureThumb
    }
  }
`;
