/** The feed of the newest articles, with their full text. */
import { Feed } from "feed";
import { feedPath } from "../../domain/site";
import { escapeHtml } from "../../domain/text";
import type { Site } from "../../seo/site";

/** Limits the feed's size: readers fetch it often, and older articles are on the site. */
export const feedLength = 50;

type FeedArticle = Queries.MachineFilesQuery["allArticle"]["nodes"][number];

/** Returns an Atom feed (RFC 4287) of `articles`, newest first. It does not contain the time of the build, so it only changes with articles. */
export function feed(
  { siteUrl, business: { name } }: Site,
  blog: Queries.MachineFilesQuery["blogPage"],
  articles: readonly FeedArticle[],
): string {
  const author = { name, link: `${siteUrl}/` };
  const [newest] = articles;
  const atom = new Feed({
    id: `${siteUrl}${blog.path}`,
    title: name,
    description: blog.description,
    link: `${siteUrl}${blog.path}`,
    feedLinks: { atom: `${siteUrl}${feedPath}` },
    updated: moment(newest?.date ?? "1970-01-01"),
    generator: false,
    copyright: name,
    author,
  });
  for (const article of articles) {
    const url = `${siteUrl}${article.path}`;
    atom.addItem({
      id: url,
      title: escapeHtml(article.title),
      link: url,
      date: moment(article.date),
      published: moment(article.date),
      description: escapeHtml(article.excerpt),
      content: `${picture(siteUrl, article.head)}${forReaders(article.body.html ?? "", siteUrl, url)}`,
      category: [{ name: article.category.blog, term: article.category.blog }],
      author: [author],
    });
  }
  return (
    atom
      .atom1()
      // The library writes the language of other formats only.
      .replace("<feed ", '<feed xml:lang="en-US" ')
      // It declares these texts as HTML, whose “&amp;” some readers show.
      .replace(/<(title|summary) type="html"><!\[CDATA\[(.*?)\]\]>/g, "<$1>$2")
  );
}

/** Atom requires a time. Noon UTC is on the same date in all US time zones. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

function picture(siteUrl: string, { picture: address, pictureAlt }: FeedArticle["head"]) {
  return `<p><img src="${siteUrl}${address}" alt="${escapeHtml(pictureAlt)}" width="1200" height="630"></p>\n`;
}

/** Converts the `html` of the page at `url` for feed readers: absolute URLs, the JPEG of each picture in its size, and only the <img> of each drawing. */
export function forReaders(html: string, siteUrl: string, url: string): string {
  return html
    .replace(/\s(srcset|sizes|style|loading|decoding)="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/(\/(\d+)x(\d+)\/[^>]*) width="\d+" height="\d+"/g, '$1 width="$2" height="$3"')
    .replace(/\shref="#/g, ` href="${url}#`)
    .replace(/\s(href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}
