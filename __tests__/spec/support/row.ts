/** The rows of the table that compares the site with its specification. */
import type { Site } from "../../site/support/documents";

export interface Row {
  /** The section or screen, and what the specification requires. */
  spec: string;
  /** Line number in the specification. */
  line: number;
  /** Throws if the site does not meet it. */
  check: (site: Site) => void;
}
