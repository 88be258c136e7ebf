/**
 * Returns the JSON-LD of a page.
 * @param parts nodes of the graph as JSON without the enclosing brackets (structured-data/graph.ts).
 * @returns JSON with "<" escaped, so that no value can close the script element (HTML, 4.12.1.3).
 */
export function graphText(...parts: readonly string[]): string {
  const nodes = parts.filter((part) => part !== "").join(",");
  return `{"@context":"https://schema.org","@graph":[${nodes}]}`.replaceAll("<", "\\u003c");
}
