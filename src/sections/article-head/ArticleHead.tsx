import { graphql, Link } from "gatsby";
import { Breadcrumbs } from "../../components/breadcrumbs/Breadcrumbs";
import { ArrowLeft } from "../../components/icons/icons";
import { WidePicture } from "../../components/picture/WidePicture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ArticleHead.module.css";

interface Props {
  article: Queries.ArticleHeadFragment;
  /** The address of the list of all articles. */
  list: string;
  /** The words of the link back to it. */
  back: string;
}

/** The way back, the title, and the wide picture under it. */
export function ArticleHead({ article, list, back }: Props) {
  return (
    <header className={styles.head}>
      <div className={layout.wrap}>
        <div className={styles.ways}>
          <Link to={list} className={styles.back}>
            <ArrowLeft size={22} stroke={1.5} aria-hidden="true" />
            {back}
          </Link>
          <Breadcrumbs items={article.crumbs} className={styles.crumbs} />
        </div>
        <h1>{article.title}</h1>
      </div>
      <WidePicture picture={article.picture} first />
    </header>
  );
}

export const fragment = graphql`
  fragment ArticleHead on Article {
    title
    crumbs {
      ...Crumb
    }
    picture {
      ...PictureWide
    }
  }
`;
