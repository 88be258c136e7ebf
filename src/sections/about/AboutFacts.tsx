import { graphql } from "gatsby";
import { Stats } from "../../components/stats/Stats";
import { Licenses } from "../../components/licenses/Licenses";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./AboutFacts.module.css";

/** Figures about the company, and its licenses. */
export function AboutFacts({ facts }: { facts: readonly Queries.AboutFactFragment[] }) {
  return (
    <div className={layout.wrap}>
      <Stats figures={facts} className={styles.facts} />
      <Licenses className={styles.licenses} />
    </div>
  );
}

export const fragment = graphql`
  fragment AboutFact on Fact {
    figure
    label
  }
`;
