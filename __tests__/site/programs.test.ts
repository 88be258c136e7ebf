/** What programs read that do not apply the page's styles: Reader View, whose library is Readability, text browsers and crawlers. */
import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { business, entries } from "../support/content";
import {
  all,
  attribute,
  builtPage,
  meta,
  notFoundPath,
  parse,
  texts,
  words,
} from "./support/documents";
import { pages } from "./support/site";

/** Pages whose main part is a text. */
const textPages = ["Article", "Region", "TextPage"].flatMap((type) => entries(type));

/** What Reader View takes of a page. Readability changes its document, so it gets a copy. */
function readerView(path: string) {
  const article = new Readability(builtPage(path).cloneNode(true) as Document).parse();
  return { ...article, content: parse(article?.content ?? "") };
}

const sources = (parts: readonly Element[]) =>
  parts.map((part) => attribute(part, "src").replace("about:", ""));

test.each([...textPages, ...["Service", "Town", "Project"].flatMap((type) => entries(type))])(
  "browsers offer Reader View on $path, which has the pictures with a caption, and no breadcrumbs",
  ({ path }) => {
    const page = builtPage(path);
    expect(isProbablyReaderable(page)).toBe(true);
    const { content } = readerView(path);
    expect(sources(all(content, "figure img[width][height]"))).toEqual(
      expect.arrayContaining(sources(all(page, "main figure:has(figcaption) img"))),
    );
    const [home] = texts(page, "#breadcrumbs li");
    expect(home).toBeTruthy();
    expect(texts(content, "li")).not.toContain(home);
  },
);

const pictures = "main img[width][height]:not([alt=''])";
const alts = (images: readonly Element[]) => images.map((image) => attribute(image, "alt"));

test.each(textPages)(
  "Reader View shows title, author, date, pictures and tables of $path, and no sidebar",
  ({ path, fields }) => {
    const page = builtPage(path);
    const { title, byline, publishedTime, content } = readerView(path);
    const [shared] = meta(page, "og:title");
    expect(title).toContain(fields.date ? page.querySelector("h1")?.textContent : shared);
    expect(byline).toBe(business.name);
    expect(publishedTime).toBe(fields.date ?? null);
    const shown = all(page, pictures).filter(
      (image) => !image.closest("li, section:first-child"),
    );
    expect(alts(all(content, "img[width][height]"))).toEqual(
      expect.arrayContaining(alts(shown)),
    );
    expect(all(content, "svg")).toEqual([]);
    expect(texts(content, "tr")).toEqual(texts(page, "main tr"));
    const others = texts(page, "aside h2, aside li a[target]");
    expect(others.filter((text) => words(content.body).includes(text))).toEqual([]);
  },
);

/** Elements that programs without styles separate from their neighbors. Not dt, dd, address and summary: findings/html-to-text-joins-description-lists.sh. */
const blocks = new Set(
  "article aside blockquote br details dialog div figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol option p section table td th tr ul video".split(
    " ",
  ),
);

/** The text in `node`, with a line break around blocks and the mark ‖ around other elements. */
function markedText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  const edge = blocks.has(node.nodeName.toLowerCase()) ? "\n" : "‖";
  return edge + [...node.childNodes].map(markedText).join("") + edge;
}

test.each([...pages.map(({ path }) => path), notFoundPath])(
  "%s has white space between the words of neighboring elements, words in every link and button, and none to read inside of a picture",
  (path) => {
    const { body } = builtPage(path);
    // Firefox and Reader View also read the words inside of a picture, which its name has already.
    const inside = all(body, "[role='img'] *").filter(
      (part) =>
        part.children.length === 0 &&
        words(part) !== "" &&
        !part.closest("[aria-hidden='true']"),
    );
    expect(inside.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // A link in a map or a drawing is one of the links beside it, too.
    const unnamed = all(body, "a[href]:not(svg a), button").filter(
      (control) => words(control) === "" && !control.querySelector("img:not([alt=''])"),
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const joined = /.{0,20}[\p{L}\p{N}.)]‖+[\p{L}\p{N}(].{0,20}/gu;
    expect(markedText(body).match(joined) ?? []).toEqual([]);
  },
);

test.each(entries("TextPage"))("Reader View says when $path was changed", ({ path }) => {
  const [day] = texts(builtPage(path), "main time");
  expect(readerView(path).textContent).toContain(day);
});

test.each(entries("Project"))(
  "$path has no date but its own, which a sample does not have",
  ({ path, fields }) => {
    const times = all(builtPage(path), "main time");
    expect(times.map((time) => attribute(time, "datetime"))).toEqual(
      fields.sample ? [] : [String(fields.finished).slice(0, 7)],
    );
  },
);
