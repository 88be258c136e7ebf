/** The XML site map: every canonical page, the date of its last change, and its pictures; and robots.txt, which links it. */
import { siteMapPath } from "../../domain/site";

export interface MappedPage {
  path: string;
  /** YYYY-MM-DD; left out if unknown. */
  changed?: string | undefined;
  /** Paths of its pictures. */
  pictures: readonly string[];
}

/**
 * Returns XML as defined by sitemaps.org, which allows 50,000 pages, with Google's extension for pictures. Priority and change frequency are
 * left out: Google ignores both.
 */
export function siteMap(siteUrl: string, pages: readonly MappedPage[]): string {
  const location = (address: string) => (siteUrl + address).replaceAll("&", "&amp;");
  const urls = pages.map(({ path, changed, pictures }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : "";
    const images = pictures.map(
      (address) => `<image:image><image:loc>${location(address)}</image:loc></image:image>`,
    );
    return `<url><loc>${location(path)}</loc>${date}${images.join("")}</url>`;
  });
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${urls.join("")}</urlset>\n`;
}

/** Paths of the pictures in the page's <main>, each once; those in the header and footer are not the page's own. */
export function picturesIn(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const sources = [...main.matchAll(/<img[^>]*\ssrc="(\/[^"]+)"/g)];
  return [...new Set(sources.map(([, source = ""]) => source))];
}

/**
 * robots.txt (RFC 9309), which allows everything and links the site map. A preview allows everything as well: its pages are noindex, and a
 * crawler that may not fetch them could not see that, and could list their addresses if other sites link to them.
 */
export function robots(siteUrl: string, preview: boolean): string {
  const siteMap = preview ? "" : `\nSitemap: ${siteUrl}${siteMapPath}\n`;
  return `User-agent: *\nAllow: /\n${siteMap}`;
}
