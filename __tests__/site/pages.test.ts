/** What every built page says, read from its HTML: outline, head, landmarks, ways to reach the company. No browser. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readAll, type ContentNode } from "../../src/content";
import { fill } from "../../src/domain/text";
import { business, entries, inputs, literal, nodes, testWith, words } from "../support/content";
import {
  all,
  attribute,
  builtPage,
  hrefs,
  links,
  meta,
  notFoundPath,
  plain,
  texts,
} from "./support/documents";
import { aliases, ownPaths, pages, publicUrl } from "./support/site";

const paths = pages.map(({ path: address }) => address);

test("exactly the visible entries have pages", () => {
  const wanted = nodes.flatMap(({ fields }) => (fields.path ? [String(fields.path)] : []));
  expect(ownPaths).toEqual([...new Set(wanted)].sort((a, b) => a.localeCompare(b)));
});

/** A text that all pages of areas share, with the name of one. */
const named = (field: string, name: string) =>
  fill(words("RegionLabels", field), { region: name, town: name });

/** Title and heading of a page, if they are not the title of its entry. */
function headOf({ type, fields }: ContentNode): { title: string; h1: string } {
  const entry = String(fields.title);
  const withName = (title: string) => `${title} | ${business.name}`;
  if (type === "Region") {
    const values = { region: entry, company: business.name };
    return {
      title: fill(words("Business", "regionTitle"), values),
      h1: named("heading", entry),
    };
  }
  if (type === "Town") return { title: withName(named("townTitle", entry)), h1: entry };
  if (type === "HomePage") return { title: withName(entry), h1: words(type, "hero.title") };
  return { title: withName(String(fields.documentTitle ?? entry)), h1: entry };
}

/** The titles of the bands of a page, and the headings of its text, without Markdown syntax. */
function headingsOf({ fields }: ContentNode): string[] {
  // The carousel comes later, and a hero has the first heading.
  const { hero: _, projects: __, ...bands } = fields;
  const titles = Object.values(bands).flatMap((band) => {
    const title: unknown = Object(band).title;
    return typeof title === "string" ? [title] : [];
  });
  const headings = String(fields.body ?? "").matchAll(/^## +(.+?)(?: *\{#[\w-]+\})? *$/gm);
  return [
    ...titles,
    ...[...headings].map(([, heading = ""]) =>
      heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`]/g, ""),
    ),
  ].map(plain);
}

test.each(nodes.filter(({ fields }) => fields.path))(
  "$fields.path has its title, heading and bands",
  (node) => {
    const page = builtPage(String(node.fields.path));
    const { title, h1 } = headOf(node);
    expect([plain(page.title), ...texts(page, "h1")]).toEqual([plain(title), plain(h1)]);
    expect(texts(page, "main h2")).toEqual(expect.arrayContaining(headingsOf(node)));
  },
);

test.each([...aliases])("%s has the same head and content as %s", (alias, address) => {
  const content = (of: string) =>
    all(builtPage(of), "head :is(title, meta, link), main :is(h1, h2, h3, p, a)").map(
      (element) => [
        element.textContent,
        ...["content", "href"].map((name) => attribute(element, name)),
      ],
    );
  expect(content(alias)).toEqual(content(address));
});

test.each([...paths, notFoundPath])("%s has a complete head", (address) => {
  const page = builtPage(address);
  const isMissing = address === notFoundPath;
  const canonical = isMissing ? [] : [`${publicUrl}${aliases.get(address) ?? address}`];
  const [description = ""] = meta(page, "description");
  const time = page.querySelector("article time");
  const isArea = [...entries("Region"), ...entries("Town")].some(
    ({ path: area }) => area === (aliases.get(address) ?? address),
  );
  const isArticle = entries("Article").some((article) => article.path === address);
  expect(page.documentElement.lang).toBe("en-US");
  expect(all(page, "head title, meta[charset], meta[name='viewport']")).toHaveLength(3);
  expect(description).toMatch(/^.{70,160}$/);
  const expected: Record<string, readonly (string | undefined)[]> = {
    description: [description],
    author: [business.name],
    // Previews show the name of the site beside it. Titles of areas are the specification's.
    "og:title": [isArea ? page.title : page.title.replace(` | ${business.name}`, "")],
    "og:description": [description],
    "og:site_name": [business.name],
    "og:url": canonical,
    "og:type": [isArticle ? "article" : "website"],
    "article:published_time": isArticle ? [time?.getAttribute("datetime") ?? ""] : [],
    "article:section": isArticle ? [time?.previousElementSibling?.textContent ?? ""] : [],
    "theme-color": [words("Brand", "ink")],
    robots: [isMissing ? "noindex" : "max-image-preview:large"],
    // The version of a generator helps attackers only.
    generator: [],
  };
  const built = Object.keys(expected).map((key) => [key, meta(page, key)] as const);
  expect(Object.fromEntries(built)).toEqual(expected);
  expect(hrefs(page, "canonical")).toEqual(canonical);
  expect(hrefs(page, "alternate")).toEqual([`${publicUrl}/feed.atom`]);
});

test("titles, descriptions and social pictures are unique, and the pictures are complete", async () => {
  const repeated = (values: readonly (string | undefined)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  const documents = [...ownPaths, notFoundPath].map((address) => builtPage(address));
  expect(repeated(documents.map(({ title }) => title))).toEqual([]);
  expect(repeated(documents.flatMap((page) => meta(page, "description")))).toEqual([]);
  const pictures = ownPaths.flatMap((address) => meta(builtPage(address), "og:image"));
  expect(repeated(pictures)).toEqual([]);
  expect(pictures).toHaveLength(ownPaths.length);
  for (const address of ownPaths) {
    const page = builtPage(address);
    expect(meta(page, "og:image:alt")).toEqual([expect.stringMatching(/\S: \S/)]);
    expect(meta(page, "twitter:card")).toEqual(["summary_large_image"]);
    const [picture = ""] = meta(page, "og:image");
    expect(picture).toMatch(new RegExp(`^${literal(publicUrl)}/social/.+\\.jpg$`));
    const file = readFileSync(path.join("dist", new URL(picture).pathname));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(meta(page, "og:image:width")).toEqual(["1200"]);
    expect(meta(page, "og:image:height")).toEqual(["630"]);
    expect(file.length).toBeLessThan(100_000);
  }
});

test.each(paths)(
  "%s has landmarks, ways to reach the company, and pictures with a size and an alternative text",
  (address) => {
    const page = builtPage(address);
    const landmarks = all(page, "header, main, footer").filter(
      (part) => !part.parentElement?.closest("main"),
    );
    expect(landmarks.map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
    expect(links(page).map(([, href]) => href)).toContain(`tel:${business.phone.e164}`);
    const quotes = all(page, "a[data-quote]").map((link) => attribute(link, "href"));
    expect(quotes.length).toBeGreaterThan(0);
    for (const target of quotes) expect(target).toMatch(/^(https?:|\/|mailto:|tel:)./);
    const unsized = all(page, "main img:not([width][height])");
    expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // In lists, the title beside a picture says it; a drawing below a picture shows the same.
    const unnamed = all(page, "main img:not([src$='.svg'])").filter(
      (image) =>
        !attribute(image, "alt") && !image.closest("li, a") && !image.matches("svg ~ img"),
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // A NUL is how React's stream once broke texts.
    expect(page.documentElement.textContent).not.toMatch(/\0|\uFFFD|\bundefined\b/);
  },
);

testWith(
  inputs.portal,
  "a portal for quotes",
  "the gallery's quote link names social media as its source (decision 17)",
  ({ socialUrl }) => {
    const quotes = all(builtPage("/gallery"), "main a[data-quote]");
    expect(quotes.map((link) => attribute(link, "href"))).toEqual([socialUrl]);
  },
);

test("the code has no words that an editor changes: the company's name and addresses, and the names of its areas", () => {
  const { name, shortName, siteUrl, phone, email, address } = business;
  const areas = readAll(path.resolve("."))
    .filter(({ kind }) => ["Region", "Town"].includes(kind.type))
    .map(({ data }) => String(data.title).replace(/ (County|City)$/, ""));
  const { street, city, zip } = address;
  const company = [name, shortName, new URL(siteUrl).hostname, street, city, zip];
  const contact = [email, phone.display, phone.e164];
  const facts = [...company, ...contact, ...areas].map(literal).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${facts})(?![\\p{L}\\d])`, "iu");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css|svg|json)$/.test(file) && !/gatsby-types/.test(file))
    .map((file) => path.join("src", file));
  const hits = sources.flatMap((file) => {
    const [word] = pattern.exec(readFileSync(file, "utf8")) ?? [];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(hits).toEqual([]);
});
