import { graphql } from "gatsby";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceProcess.module.css";

/**
 * The steps from the first visit to the end: a cable from the left edge of the screen with a stop for each step and a lamp at its end. More
 * than four steps are split into two rows.
 */
export function ServiceProcess({ process }: { process: Queries.ServiceProcessFragment }) {
  return (
    <section className={styles.process}>
      <div className={layout.wrap}>
        <h2>{process.title}</h2>
        <ol className={`${rows.fours} ${styles.cable}`}>
          {process.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceProcess on ServiceProcess {
    title
    items {
      title
      text
    }
  }
`;
