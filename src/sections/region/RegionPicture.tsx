import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./RegionPicture.module.css";

interface Props {
  title: string;
  region: Queries.RegionPictureFragment;
}

/** The region's picture at full width, with a line that lists its towns. */
export function RegionPicture({ title, region }: Props) {
  return (
    <section className={`${scene.stack} ${layout.ink}`}>
      <div className={`${scene.across} ${styles.picture}`}>
        <Picture
          picture={region.picture}
          sizes="(max-width: 47.5em) 215vw, min(100vw, 1600px)"
        />
      </div>
      <div className={styles.front}>
        <div className={`${layout.wrap} ${layout.grid} ${styles.words}`}>
          <h2 className={layout.left}>{title}</h2>
          <p className={`${layout.lead} ${layout.right}`}>{region.trusted}</p>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment RegionPicture on Region {
    trusted
    picture {
      ...PictureWide
    }
  }
`;
