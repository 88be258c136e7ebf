import * as layout from "../styles/layout.module.css";
import * as styles from "./Logo.module.css";
import { useBuild, useBusiness } from "./site";

/**
 * The company's mark with its name beside it, linked to the home page. The content check has verified that the mark contains only shapes; the
 * name is the link's accessible name.
 */
export function Logo({ className = "" }: { className?: string }) {
  const { mark, markBox } = useBuild().brand;
  const { shortName, trade } = useBusiness();
  return (
    <a href="/" className={`${layout.iconLink} ${styles.logo} ${className}`}>
      <svg
        viewBox={markBox}
        width="38"
        height="38"
        aria-hidden="true"
        className={styles.sign}
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className={styles.words}>
        <span className={styles.name}>{shortName}</span>{" "}
        <span className={`${layout.soft} ${styles.trade}`}>{trade}</span>
      </span>
    </a>
  );
}
