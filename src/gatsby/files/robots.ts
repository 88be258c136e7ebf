import { siteMapPath } from "../../domain/site";

/**
 * robots.txt (RFC 9309), which allows everything and links the site map. A preview allows everything as well: its pages are noindex, and a
 * crawler that may not fetch them could not see that, and could list their addresses if other sites link to them.
 */
export function robots(siteUrl: string, preview: boolean): string {
  const siteMap = preview ? "" : `\nSitemap: ${siteUrl}${siteMapPath}\n`;
  return `User-agent: *\nAllow: /\n${siteMap}`;
}
