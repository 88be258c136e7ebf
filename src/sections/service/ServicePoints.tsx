import { graphql } from "gatsby";
import { Points } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServicePoints.module.css";

interface Props {
  points: Queries.ServiceBenefitsFragment | Queries.ServiceReasonsFragment;
  look: "columns" | "rows";
}

/** What the visitor gets, or reasons to choose the company: the heading on the left, the points on the right. */
export function ServicePoints({ points, look }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap} ${layout.grid}`}>
      <h2 className={styles.title}>{points.title}</h2>
      <Points
        points={points.items}
        look={look}
        className={`${styles.items} ${styles[look] ?? ""}`}
      />
    </section>
  );
}

export const fragments = graphql`
  fragment ServiceBenefits on ServiceBenefits {
    title
    items {
      title
      text
    }
  }
  fragment ServiceReasons on ServiceReasons {
    title
    items {
      title
      text
    }
  }
`;
