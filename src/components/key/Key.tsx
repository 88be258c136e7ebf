import * as styles from "./Key.module.css";

/** A key letter as the section drawing carries it. Read out by the words beside it. */
export function Key({ letter }: { letter: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {letter}
    </span>
  );
}
