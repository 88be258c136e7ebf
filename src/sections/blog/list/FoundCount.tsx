import { fill } from "../../../domain/text";
import * as styles from "./BlogList.module.css";

interface Props {
  words: Pick<Queries.BlogListWordsFragment, "found" | "oneFound">;
  count: number;
}

/** How many articles were found. */
export function FoundCount({ words, count }: Props) {
  return (
    <p className={styles.count}>
      {count === 1
        ? words.oneFound
        : fill(words.found, { count: count.toLocaleString("en-US") })}
    </p>
  );
}
