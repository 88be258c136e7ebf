import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { ArrowLeft } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { NoBreakHyphens } from "../../components/NoBreakHyphens";
import { WidePicture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Article.module.css";

interface Props {
  article: Queries.ArticleHeadFragment;
  /** The words of the link back to the list of all articles. */
  back: string;
}

/** The breadcrumbs, the title, and a wide picture below. */
export function ArticleHead({ article, back }: Props) {
  const list = article.crumbs.at(-2);
  return (
    <header className={styles.head}>
      <div className={layout.wrap}>
        <div className={styles.ways}>
          {list && (
            <a href={list.to} className={`${layout.quiet} ${styles.back}`}>
              <Icon of={ArrowLeft} size={22} stroke={1.5} />
              {back}
            </a>
          )}
          <Breadcrumbs items={article.crumbs} className={styles.crumbs} />
        </div>
        <h1>
          <NoBreakHyphens text={article.title} />
        </h1>
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
