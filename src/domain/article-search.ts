/** Filter and search of the blog (decision 24), and how an address carries them. */

export interface ArticleSearch {
  /** Name of the chosen category; empty where all are shown. */
  readonly category: string;
  /** The text as it was typed. */
  readonly text: string;
}

/** The fields that filter and search look at. */
export interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** Nothing is asked: every article is shown. */
export const everything: ArticleSearch = { category: "", text: "" };

/** true where `search` leaves something out. */
export const asksSomething = ({ category, text }: ArticleSearch): boolean =>
  category !== "" || text !== "";

/**
 * What the query of an address asks for. A category that does not exist asks for all.
 * @param query as `location.search` has it.
 */
export function readQuery(query: string, categories: readonly string[]): ArticleSearch {
  const values = new URLSearchParams(query);
  const category = values.get("category") ?? "";
  return {
    category: categories.includes(category) ? category : "",
    text: values.get("q") ?? "",
  };
}

/** The query that carries `search`; other values of `query` stay as they are. */
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
