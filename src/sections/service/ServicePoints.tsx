import { Picture, type PictureData } from "../../components/picture/Picture";
import { Points, type PointsProps } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./ServicePoints.module.css";

interface Props {
  title: string;
  items: PointsProps["points"];
  look: "columns" | "rows";
  /** A picture with the fields of PictureWide, below the heading; the section is then dark. */
  picture?: PictureData | null;
}

/** The heading on the left, points on the right: what the visitor gets, reasons to choose the company, or the parts of a service. */
export function ServicePoints({ title, items, look, picture }: Props) {
  return (
    <section
      className={picture ? `${scene.band} ${layout.ink} ${styles.dark}` : layout.section}
    >
      <div className={`${layout.wrap} ${layout.grid}`}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {picture && (
            <div className={styles.picture}>
              <Picture
                picture={picture}
                className={layout.cover}
                sizes="(max-width: 47.5em) 100vw, max(960px, 56vw)"
              />
            </div>
          )}
        </div>
        <Points
          points={items}
          look={look}
          className={`${styles.items} ${look === "rows" && !picture ? styles.rows : ""}`}
        />
      </div>
    </section>
  );
}
