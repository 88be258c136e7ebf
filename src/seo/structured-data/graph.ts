/** Serializes nodes of the graph during the build; the head only joins the texts of the site and the page. */
import type { Thing } from "schema-dts";

/** `nodes` as JSON without the enclosing brackets, so that texts can be joined. */
export const nodesText = (nodes: readonly Thing[]): string =>
  JSON.stringify(nodes).slice(1, -1);
