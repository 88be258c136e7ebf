/** The site map for search engines: every canonical page, when it was last changed, and the pictures that it shows. */
import { SitemapStream, streamToPromise } from "sitemap";

export interface MappedPage {
  path: string;
  /** YYYY-MM-DD; left out where it is not known. */
  changed?: string | undefined;
  /** Addresses of the pictures that it shows. */
  pictures: readonly string[];
}

/**
 * XML by the rules of sitemaps.org, which allow 50,000 pages. Priority and frequency are left out: Google reads neither, and nobody
 * could tell them truthfully.
 */
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

/** Addresses of the pictures within the page's own part, each once. What stands in header and footer belongs to no page. */
export function picturesIn(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const sources = [...main.matchAll(/<img[^>]*\ssrc="(\/[^"]+)"/g)];
  return [...new Set(sources.map(([, source]) => copied(source ?? "")))];
}

/** The same text by itself: what is cut out of a string keeps the whole of it in memory, here a page. */
const copied = (text: string) => Buffer.from(text).toString();
