import { useBuild } from "./site";
import * as styles from "./Logo.module.css";

interface Props {
  /** First and second line of the word mark, from content. */
  name: string;
  trade: string;
}

/**
 * The company's mark with its name beside it. The content check has verified that the mark contains only shapes. The link around it
 * provides the accessible name.
 */
export function Logo({ name, trade }: Props) {
  const { mark, markBox } = useBuild().brand;
  return (
    <span className={styles.mark}>
      <svg
        viewBox={markBox}
        width="38"
        height="38"
        aria-hidden="true"
        className={styles.sign}
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.trade}>{trade}</span>
      </span>
    </span>
  );
}
