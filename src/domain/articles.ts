/** Filter and search of the blog (decision 24). */

interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly blog: string };
}

/** Case, spaces and hyphens do not count, so that “wifi”, “wi fi” and “Wi-Fi” find the same. */
const comparable = (text: string) =>
  text.toLowerCase().replace(/[\s\u{AD}\u{2010}\u{2011}-]/gu, "");

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
