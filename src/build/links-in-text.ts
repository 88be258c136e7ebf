/** Links in the texts of entries: those to pages that are not shown yet become plain words, until the page is there. */

/** `html` with the words of every link to one of `paths`, an anchor or a query there included, in place of the link. */
export function withoutLinksTo(html: string, paths: readonly string[]): string {
  if (paths.length === 0) return html;
  const hidden = new Set(paths);
  return html.replace(
    /<a\b[^>]*\bhref="([^"#?]*)[^"]*"[^>]*>([\s\S]*?)<\/a>/g,
    (link, address: string, words: string) => (hidden.has(address) ? words : link),
  );
}
