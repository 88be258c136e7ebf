/** Filter and search of the blog (decision 24). */
import { inPlainLetters } from "./text";

interface Searchable {
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly blog: string };
}

/**
 * Case, accents, spaces, hyphens, dashes, quotation marks, apostrophes and signs such as ™ do not count, so that “wifi” and “Wi-Fi” find the same, and
 * straight marks find curly ones.
 */
const comparable = (text: string) =>
  inPlainLetters(text).replace(/[\s\p{Pd}\p{Pi}\p{Pf}\u{2212}"'`‚„′ʹʻʼ]/gu, "");

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
