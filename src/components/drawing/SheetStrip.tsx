import { LetterBadge } from "../LetterBadge";
import { useSheetNumber } from "./useSheetNumber";
import * as styles from "./SheetStrip.module.css";

interface Props {
  letter: string | null;
  /** Says what the sheet shows. */
  caption: string | null;
}

/** The title strip of a sheet: the service's letter, the caption, and the sheet's number in the set of drawings. */
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
