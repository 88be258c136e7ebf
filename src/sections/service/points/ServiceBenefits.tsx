import { graphql } from "gatsby";
import { Points } from "../../../components/points/Points";
import * as layout from "../../../styles/layout.module.css";
import * as styles from "./ServicePoints.module.css";

/** The visitor's benefits: the heading on the left, the points in two columns on the right. */
export function ServiceBenefits({ benefits }: { benefits: Queries.ServiceBenefitsFragment }) {
  return (
    <section className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <h2 className={styles.title}>{benefits.title}</h2>
        <Points points={benefits.items} className={styles.items} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceBenefits on ServiceBenefits {
    title
    items {
      title
      text
    }
  }
`;
