/** The shape of the table that holds the site to its specification. */
import type { Change, Site } from "../documents";

export interface Row {
  /** Section or screen, and what the specification says there. */
  spec: string;
  /** The line of the specification. */
  line: number;
  /** Throws where the site does not do it. */
  check: (site: Site) => void;
  /** Changes of what the row states; each must make this row fail. A row that states no constant has none. */
  mutate?: readonly Change[];
  /** Other rows that fail with it, by their `spec`, each with the reason. */
  alsoFails?: Readonly<Record<string, string>>;
}
