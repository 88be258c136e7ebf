/** The shape of the table that holds the site to its specification. */
import type { Site } from "../../site/support/documents";

export interface Row {
  /** Section or screen, and what the specification says there. */
  spec: string;
  /** The line of the specification. */
  line: number;
  /** Throws where the site does not do it. */
  check: (site: Site) => void;
}
