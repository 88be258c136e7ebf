import * as layout from "../styles/layout.module.css";
import { useBuild, useBusiness, useNavigation } from "./site";
import * as styles from "./LastLine.module.css";

/** Copyright, the legal pages and the company's profiles on other sites. */
export function LastLine() {
  const business = useBusiness();
  const { navigation } = useNavigation();
  const { build } = useBuild();
  const from = navigation.copyrightFrom;
  const years = build.year > from ? `${from}–${build.year}` : String(from);
  return (
    <div className={`${layout.wrap} ${styles.line}`}>
      <span>{`© ${years} ${business.name}`}</span>
      <ul className={styles.legal}>
        {navigation.legal.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
      <ul className={styles.social}>
        {business.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <span className={layout.visuallyHidden}> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
