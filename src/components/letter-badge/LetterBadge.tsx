import * as styles from "./LetterBadge.module.css";

/** A key letter as the section drawing carries it, where there is one. Read out by the words beside it. */
export function LetterBadge({ letter }: { letter: string | null }) {
  if (letter === null) return null;
  return (
    <span className={styles.key} aria-hidden="true">
      {letter}
    </span>
  );
}
