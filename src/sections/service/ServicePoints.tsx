import { Picture, type PictureData } from "../../components/picture/Picture";
import { Points, type PointsProps } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./ServicePoints.module.css";

interface Props {
  title: string;
  items: PointsProps["points"];
  /** A picture with the fields of PictureWide, below the heading; the section is then dark, with the points on the right. */
  picture?: PictureData | null;
}

/** The parts of a service beside a picture; or reasons to choose the company, in one row. */
export function ServicePoints({ title, items, picture }: Props) {
  if (!picture)
    return (
      <section className={`${layout.section} ${layout.wrap}`}>
        <h2>{title}</h2>
        <Points points={items} className={styles.row} />
      </section>
    );
  return (
    <section className={`${scene.band} ${layout.ink}`}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.title}>
          <h2>{title}</h2>
          <div className={styles.picture}>
            <Picture
              picture={picture}
              className={layout.cover}
              sizes="(max-width: 47.5em) 100vw, max(960px, 56vw)"
            />
          </div>
        </div>
        <Points points={items} className={styles.items} />
      </div>
    </section>
  );
}
