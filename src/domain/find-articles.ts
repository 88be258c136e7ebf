import type { ArticleSearch, Searchable } from "./article-search";

/** The articles of the category whose title or excerpt contains the text, ignoring case; the text is not trimmed. */
export function findArticles<T extends Searchable>(
  articles: readonly T[],
  { category, text }: ArticleSearch,
): T[] {
  const wanted = text.toLowerCase();
  return articles.filter(
    (article) =>
      (category === "" || article.category === category) &&
      (article.title.toLowerCase().includes(wanted) ||
        article.excerpt.toLowerCase().includes(wanted)),
  );
}
