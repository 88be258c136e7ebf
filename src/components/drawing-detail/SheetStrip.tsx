import { LetterBadge } from "../letter-badge/LetterBadge";
import { useSheetNumber } from "../drawing/useSheetNumber";
import * as styles from "./SheetStrip.module.css";

interface Props {
  letter: string | null;
  /** What the sheet shows. */
  caption: string | null;
}

/** The words of a sheet's title strip: its letter, what it shows, and its number in the set of drawings. */
export function SheetStrip({ letter, caption }: Props) {
  const number = useSheetNumber(letter);
  return (
    <span className={styles.strip}>
      <LetterBadge letter={letter} />
      <span className={styles.caption}>{caption}</span>
      {number && <small>{number}</small>}
    </span>
  );
}
