import { graphql } from "gatsby";
import { Points } from "../../components/Points";
import { Picture, wideSizes } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Why.module.css";

/** Reasons to choose the company: a wide picture, the heading on the left, the points on the right. */
export function Why({ why }: { why: Queries.WhyFragment }) {
  return (
    <section>
      <div className={styles.picture}>
        <Picture picture={why.picture} sizes={wideSizes} />
      </div>
      <div className={`${layout.wrap} ${layout.grid} ${styles.why}`}>
        <div className={styles.question}>
          <h2>{why.title}</h2>
          <p>
            <a href={why.link.to} className={`${layout.link} ${layout.alone}`}>
              {why.link.label}
            </a>
          </p>
        </div>
        <Points points={why.points} className={`${layout.right} ${styles.points}`} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Why on HomeWhy {
    title
    picture {
      ...PictureWide
    }
    link {
      label
      to
    }
    points {
      title
      text
    }
  }
`;
