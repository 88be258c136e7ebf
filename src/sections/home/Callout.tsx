import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import * as styles from "./Callout.module.css";

/** Callouts farther right have their text left of the line, so that it ends within the grid; in percent of the picture's width. */
const rightPart = 70;

/** A label for something installed, with a line to its place on the picture; only on wide screens. */
export function Callout({ callout }: { callout: Queries.CalloutFragment }) {
  const { text, x, y, side } = callout;
  const before = side === "below" && parseFloat(x) > rightPart;
  return (
    <span
      className={[side === "above" ? styles.above : styles.below, before && styles.before]
        .filter(Boolean)
        .join(" ")}
      style={{ "--x": x, "--y": y } as CSSProperties}
    >
      {text}
    </span>
  );
}

export const fragment = graphql`
  fragment Callout on Callout {
    text
    x
    y
    side
  }
`;
