import * as styles from "./LetterBadge.module.css";

/** A key letter as the section drawing carries it. Read out by the words beside it. */
export function LetterBadge({ letter }: { letter: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {letter}
    </span>
  );
}
