import { graphql } from "gatsby";
import { Figures } from "../../components/figures/Figures";
import * as layout from "../../styles/layout.module.css";

/** What the company is, in figures. */
export function AboutFacts({ facts }: { facts: readonly Queries.AboutFactFragment[] }) {
  return (
    <div className={layout.wrap}>
      <Figures figures={facts} />
    </div>
  );
}

export const fragment = graphql`
  fragment AboutFact on Fact {
    figure
    label
  }
`;
