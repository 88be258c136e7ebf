import * as styles from "./LetterBadge.module.css";

/** A service's letter as on the section drawing, and a space; nothing if the drawing does not have it. Hidden from screen readers. */
export function LetterBadge({ letter }: { letter: string | null }) {
  if (letter === null) return null;
  return (
    <>
      <span className={styles.key} aria-hidden="true">
        {letter}
      </span>{" "}
    </>
  );
}
