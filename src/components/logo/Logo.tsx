import * as styles from "./Logo.module.css";

interface Props {
  /** First and second line of the word mark, from content. */
  name: string;
  trade: string;
}

/** The mark, a cable that ends in a lamp, with the company's name beside it. The link around it gives it its name. */
export function Logo({ name, trade }: Props) {
  return (
    <span className={styles.mark}>
      <svg
        viewBox="0 0 38 38"
        width="38"
        height="38"
        aria-hidden="true"
        className={styles.sign}
      >
        <path d="M1 33H37" stroke="currentColor" strokeWidth="1.5" opacity=".55" />
        <path d="M1 26H19V10" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="19" cy="7" r="5" className={styles.lamp} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.trade}>{trade}</span>
      </span>
    </span>
  );
}
