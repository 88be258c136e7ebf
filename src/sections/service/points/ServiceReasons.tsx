import { graphql } from "gatsby";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./ServicePoints.module.css";

/** Reasons to choose the company: a list with lines between, one reason per line. */
export function ServiceReasons({ reasons }: { reasons: Queries.ServiceReasonsFragment }) {
  return (
    <section className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <h2 className={styles.title}>{reasons.title}</h2>
        <ul className={`${styles.items} ${styles.lines}`}>
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceReasons on ServiceReasons {
    title
    items {
      title
      text
    }
  }
`;
