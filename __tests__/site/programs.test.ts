/** What programs read that do not apply the page's styles: Reader View, whose library is Readability, text browsers and crawlers. */
import { isProbablyReaderable, Readability } from "@mozilla/readability";
import { business, entries } from "../support/content";
import {
  all,
  attribute,
  builtSite,
  notFoundPath,
  parse,
  texts,
  words,
} from "./support/documents";
import { pages } from "./support/site";

/** Pages whose main part is a text. */
const textPages = ["Article", "Region", "TextPage"].flatMap((type) => entries(type));

/** A copy of the built page, because Readability changes its document. */
const copyOf = (path: string) => builtSite.page(path).cloneNode(true) as Document;

/** What Reader View takes of a page. */
const readerView = (path: string) => new Readability(copyOf(path)).parse();
const readerContent = (path: string) => parse(readerView(path)?.content ?? "");

test.each([...textPages, ...["Service", "Town", "Project"].flatMap((type) => entries(type))])(
  "browsers offer Reader View on $path",
  ({ path }) => {
    expect(isProbablyReaderable(copyOf(path))).toBe(true);
  },
);

const pictures = "main img[width][height]:not([alt=''])";
const alts = (images: readonly Element[]) => images.map((image) => attribute(image, "alt"));

test.each(textPages)(
  "Reader View shows title, author, date, pictures and tables of $path, and no sidebar",
  ({ path, fields }) => {
    const page = builtSite.page(path);
    const article = readerView(path);
    expect(article?.title).toContain(
      fields.date ? page.querySelector("h1")?.textContent : page.title,
    );
    expect(article?.byline).toBe(business.name);
    expect(article?.publishedTime).toBe(fields.date ?? null);
    const content = parse(article?.content ?? "");
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

/** Elements that programs without styles separate from their neighbors. */
const blocks =
  "address, article, aside, blockquote, br, dd, details, dialog, div, dt, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, option, p, section, summary, table, td, th, tr, ul, video";

test.each([...pages.map(({ path }) => path), notFoundPath])(
  "%s has white space between the words of neighboring elements, words in every link and button, and none to read inside of a picture",
  (path) => {
    const { body } = copyOf(path);
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
    for (const block of all(body, blocks)) {
      block.replaceWith("\n", ...block.childNodes, "\n");
    }
    for (const inline of all(body, "*")) {
      inline.before("‖");
      inline.after("‖");
    }
    const joined = /.{0,20}[\p{L}\p{N}.)]‖+[\p{L}\p{N}(].{0,20}/gu;
    expect(body.textContent?.match(joined) ?? []).toEqual([]);
  },
);

const withBreadcrumbs = [...textPages, ...entries("Service"), ...entries("Project")];

test.each(withBreadcrumbs)("Reader View has no breadcrumbs of $path", ({ path }) => {
  const [home] = texts(builtSite.page(path), "#breadcrumbs li");
  const content = readerContent(path);
  expect(home).toBeTruthy();
  expect(texts(content, "li")).not.toContain(home);
});

test.each([...entries("Project"), ...entries("Service")])(
  "Reader View has the pictures and details of the drawing on $path",
  ({ path }) => {
    const sources = (parts: readonly Element[]) =>
      parts.map((part) => attribute(part, "src")?.replace("about:", ""));
    const pictures = all(builtSite.page(path), "main figure:has(figcaption) img");
    const content = readerContent(path);
    expect(sources(all(content, "figure img[width][height]"))).toEqual(
      expect.arrayContaining(sources(pictures)),
    );
  },
);

test.each(entries("TextPage"))("Reader View says when $path was changed", ({ path }) => {
  const [day] = texts(builtSite.page(path), "main time");
  expect(readerView(path)?.textContent).toContain(day);
});

test.each(entries("Project"))(
  "$path has no date but its own, which a sample does not have",
  ({ path, fields }) => {
    const times = all(builtSite.page(path), "main time");
    expect(times.map((time) => attribute(time, "datetime"))).toEqual(
      fields.sample ? [] : [String(fields.finished).slice(0, 7)],
    );
  },
);
