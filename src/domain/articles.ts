/** Filter and search of the blog (decision 24). */

interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly blog: string };
}

/**
 * Case, spaces, hyphens, dashes, quotation marks, apostrophes and accents do not count, so that “wifi” and “Wi-Fi” find the same, and straight
 * marks find curly ones. An accent is a character of its own after the decomposition (NFKD).
 */
const comparable = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\s\p{Mn}\p{Pd}\p{Pi}\p{Pf}\u{AD}\u{2212}"'`ʼ‚„′]/gu, "");

/** The articles of the category whose title or excerpt contains the text; each is empty for all. */
export function findArticles<Article extends Searchable>(
  articles: readonly Article[],
  { category, text }: Readonly<Record<"category" | "text", string>>,
): Article[] {
  const wanted = comparable(text);
  return articles.filter(
    (article) =>
      (category === "" || article.category.blog === category) &&
      [article.title, article.excerpt].some((words) => comparable(words).includes(wanted)),
  );
}
