import { siteMapPath } from "../../business/files";

/** robots.txt (RFC 9309): open, with the site map's address; a preview is closed. */
export function robots(siteUrl: string, preview: boolean): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${siteMapPath}\n`;
}
