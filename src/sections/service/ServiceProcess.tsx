import { Points, type PointsProps } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./ServiceProcess.module.css";

interface Props {
  title: string;
  items: PointsProps["points"];
  /** true if the section is dark: its cable is light and its lamp is lit. */
  dark: boolean;
}

/**
 * The steps from the first visit to the end: a cable from the left edge of the screen with a stop for each step and a lamp at its end. More
 * than four steps are split into two rows.
 */
export function ServiceProcess({ title, items, dark }: Props) {
  return (
    <section
      className={`${styles.process} ${dark ? `${scene.band} ${layout.ink} ${styles.dark}` : layout.section}`}
    >
      <div className={layout.wrap}>
        <h2 className={styles.title}>{title}</h2>
        <Points steps points={items} className={`${rows.fours} ${styles.cable}`} />
      </div>
    </section>
  );
}
