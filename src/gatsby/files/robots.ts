import { siteMapPath } from "../../domain/files";

/**
 * robots.txt (RFC 9309): open, with the site map's address. A preview is open, too: its pages say noindex, and a crawler that may not fetch
 * them never reads that, and can list their bare addresses where others link to them.
 */
export function robots(siteUrl: string, preview: boolean): string {
  const siteMap = preview ? "" : `\nSitemap: ${siteUrl}${siteMapPath}\n`;
  return `User-agent: *\nAllow: /\n${siteMap}`;
}
