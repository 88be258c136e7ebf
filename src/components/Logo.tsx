import * as layout from "../styles/layout.module.css";
import * as styles from "./Logo.module.css";
import { useSite } from "./site";

/**
 * The company's mark with its name beside it, linked to the home page. The content check has verified that the mark contains only shapes; the
 * name is the link's accessible name.
 */
export function Logo({ className = "" }: { className?: string }) {
  const { brand, business } = useSite();
  return (
    <a href="/" className={`${layout.iconLink} ${styles.logo} ${className}`}>
      <svg
        viewBox={brand.markBox}
        width="38"
        height="38"
        aria-hidden="true"
        className={styles.sign}
        dangerouslySetInnerHTML={{ __html: brand.mark }}
      />
      <span className={styles.words}>
        <span className={styles.name}>{business.shortName}</span>{" "}
        <span className={`${layout.soft} ${styles.trade}`}>{business.trade}</span>
      </span>
    </a>
  );
}
