/** Filter and search of the blog (decision 24), and how they are written in an address. */

export interface ArticleSearch {
  /** Name of the chosen category; empty for all. */
  readonly category: string;
  /** The text as typed. */
  readonly text: string;
}

/** The fields that filter and search read. */
export interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** An empty search: every article is shown. */
export const everything: ArticleSearch = { category: "", text: "" };

/** true if `search` leaves out any article. */
export const asksSomething = ({ category, text }: ArticleSearch): boolean =>
  category !== "" || text !== "";

/**
 * The search in the query of an address. A category that does not exist counts as all.
 * @param query like `location.search`.
 */
export function readQuery(query: string, categories: readonly string[]): ArticleSearch {
  const values = new URLSearchParams(query);
  const category = values.get("category") ?? "";
  return {
    category: categories.includes(category) ? category : "",
    text: values.get("q") ?? "",
  };
}

/** `query` with the values of `search`; its other values are kept. */
export function writeQuery(query: string, { category, text }: ArticleSearch): string {
  const values = new URLSearchParams(query);
  for (const [name, value] of [
    ["category", category],
    ["q", text],
  ] as const) {
    if (value) values.set(name, value);
    else values.delete(name);
  }
  const written = values.toString();
  return written && `?${written}`;
}
