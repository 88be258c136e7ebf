/**
 * The text of the one JSON-LD block of a page.
 * @param parts nodes of the graph as JSON without the brackets around them (structured-data/graph.ts).
 * @returns JSON in which no "<" stands, so that no text can end the script element (HTML, 4.12.1.3).
 */
export function graphText(...parts: readonly string[]): string {
  const nodes = parts.filter((part) => part !== "").join(",");
  return `{"@context":"https://schema.org","@graph":[${nodes}]}`.replaceAll("<", "\\u003c");
}
