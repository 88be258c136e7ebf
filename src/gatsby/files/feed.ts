/** The feed of the newest articles, with their whole text. */
import type { Feed } from "feed";
import { feedPath } from "../../domain/files";
import { importModule } from "../es-module";

/** A feed reader asks again and again; older articles are found on the site. */
export const feedLength = 50;

/** An article as the query of the build gives it. */
export interface FeedArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly category: { readonly blog: string };
  readonly body: { readonly html: string };
  readonly head: { readonly picture: string; readonly pictureAlt: string };
}

export interface FeedSite {
  siteUrl: string;
  name: string;
  /** What the blog is about. */
  description: string;
  /** The address of the list of articles. */
  blog: string;
}

/** Atom (RFC 4287) of `articles`, the newest first. It names no moment of the build: nothing changes where no article did. */
export async function feed(
  { siteUrl, name, description, blog }: FeedSite,
  articles: readonly FeedArticle[],
): Promise<string> {
  const { Feed } = await importModule<typeof import("feed")>("feed");
  const author = { name, link: `${siteUrl}/` };
  const [newest] = articles;
  const atom: Feed = new Feed({
    id: `${siteUrl}${blog}`,
    title: name,
    description,
    link: `${siteUrl}${blog}`,
    feedLinks: { atom: `${siteUrl}${feedPath}` },
    updated: moment(newest?.date ?? "1970-01-01"),
    generator: false,
    language: "en-US",
    copyright: name,
    author,
  });
  for (const article of articles) {
    const url = `${siteUrl}${article.path}`;
    atom.addItem({
      id: url,
      title: asHtml(article.title),
      link: url,
      date: moment(article.date),
      published: moment(article.date),
      description: asHtml(article.excerpt),
      content: `${picture(siteUrl, article.head)}${forReaders(article.body.html, siteUrl)}`,
      category: [{ name: article.category.blog, term: article.category.blog }],
      author: [author],
    });
  }
  return atom.atom1();
}

/** Feeds want a moment where an article has a day. Noon in Greenwich is that day from one coast of the country to the other. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** Plain words as HTML, which entries of the feed say that they are. */
const asHtml = (words: string) =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function picture(siteUrl: string, { picture: address, pictureAlt }: FeedArticle["head"]) {
  return `<p><img src="${siteUrl}${address}" alt="${asHtml(pictureAlt)}" width="1200" height="630"></p>\n`;
}

/**
 * `html` as it may stand anywhere: with whole addresses; of each picture the one file that every reader shows, and of each drawing the
 * file that pages show through <use> (pictures-in-text.ts).
 */
export function forReaders(html: string, siteUrl: string): string {
  return html
    .replace(/<source[^>]*>/g, "")
    .replace(/\s(srcset|sizes|style|loading|decoding)="[^"]*"/g, "")
    .replace(
      /<svg[^>]*aria-label="([^"]*)"[^>]*><use href="([^"#]+)#[^"]*"><\/use><\/svg>/g,
      '<img src="$2" alt="$1">',
    )
    .replace(/\s(href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}
