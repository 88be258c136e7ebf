/** Puts nodes of the graph into text. They are written once a build; the head only joins what belongs to all pages and the page's own. */
import type { Thing } from "schema-dts";

/** `nodes` as JSON without the brackets around them, so that two such texts can be joined. */
export const nodesText = (nodes: readonly Thing[]): string =>
  JSON.stringify(nodes).slice(1, -1);
