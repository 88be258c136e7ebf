/** The XML site map: every canonical page, the date of its last change, and its pictures; and robots.txt, which links it. */
import { SitemapStream, streamToPromise } from "sitemap";
import { siteMapPath } from "../../domain/site";

export interface MappedPage {
  path: string;
  /** YYYY-MM-DD; left out if unknown. */
  changed?: string;
  /** Paths of its pictures. */
  pictures: readonly string[];
}

/** Returns XML as defined by sitemaps.org. Priority and change frequency are left out: Google ignores both. */
export async function siteMap(siteUrl: string, pages: readonly MappedPage[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  for (const { path, changed, pictures } of pages)
    stream.write({
      url: path,
      ...(changed && { lastmod: changed }),
      img: pictures.map((address) => ({ url: `${siteUrl}${address}` })),
    });
  stream.end();
  return `${(await streamToPromise(stream)).toString()}\n`;
}

/**
 * Paths of the pictures in the page's <main>, each once, in its last and largest size; those in the header and footer are not the page's own, and a
 * part of a drawing, which has a fragment, is not a file.
 */
export function picturesIn(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const sources = [...main.matchAll(/<img[^>]*>/g)].flatMap(
    ([tag]) =>
      (/\ssrcset="(?:[^"]*,\s*)?(\/\S+) [^"]*"/.exec(tag) ??
        /\ssrc="(\/[^"#]+)"/.exec(tag))?.[1] ?? [],
  );
  return [...new Set(sources)];
}

/**
 * robots.txt (RFC 9309), which allows everything and links the site map. A preview allows everything as well: its pages are noindex, and a
 * crawler that may not fetch them could not see that, and could list their addresses if other sites link to them.
 */
export function robots(siteUrl: string, preview: boolean): string {
  const siteMap = preview ? "" : `\nSitemap: ${siteUrl}${siteMapPath}\n`;
  return `User-agent: *\nAllow: /\n${siteMap}`;
}
