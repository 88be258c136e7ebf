import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import { Picture } from "../../components/picture/Picture";
import { Points } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./RegionWhy.module.css";

interface Props {
  region: string;
  words: Queries.RegionWhyFragment;
}

/** Points beside a picture of the service vehicle, which extends to the edge of the screen. */
export function RegionWhy({ region, words }: Props) {
  return (
    <section className={styles.why}>
      <div className={styles.words}>
        <h2>{fill(words.why, { region })}</h2>
        <Points points={words.points} className={`${rows.pairs} ${styles.points}`} />
      </div>
      <div className={styles.picture}>
        <Picture
          picture={words.vanPicture}
          className={layout.cover}
          sizes="(max-width: 47.5em) 121vw, (max-width: 62.5em) 100vw, max(78vw, 1200px)"
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment RegionWhy on RegionLabels {
    why
    points {
      title
      text
    }
    vanPicture {
      ...PictureWide
    }
  }
`;
