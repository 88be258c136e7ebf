import { graphql } from "gatsby";
import { Figures } from "../../components/figures/Figures";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./AboutFacts.module.css";

/** What the company is, in figures. */
export function AboutFacts({ facts }: { facts: readonly Queries.AboutFactFragment[] }) {
  return (
    <div className={layout.wrap}>
      <Figures figures={facts} className={styles.facts} />
    </div>
  );
}

export const fragment = graphql`
  fragment AboutFact on Fact {
    figure
    label
  }
`;
