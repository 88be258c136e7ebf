/** What every built page says, read from its HTML: outline, head, landmarks, ways to reach the company. No browser. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readAll } from "../../src/content";
import { fill } from "../../src/domain/text";
import { business, entries, held, literal, nodes, words, type Entry } from "../support/content";
import { builtSite, notFoundPath } from "./support/documents";
import { all, attribute, hrefs, links, meta, plain, texts } from "./support/query";
import { aliases, hiddenPaths, pages, publicUrl } from "./support/site";

interface Outline {
  path: string;
  title: string;
  h1: string;
  /** Second-level headings in their order; there may be others between them. */
  h2: readonly (string | undefined)[];
}

const paths = pages.map(({ path: address }) => address);
const own = paths.filter((address) => !aliases.has(address));
const titled = (title: string) => `${title} | ${business.name}`;

/** A page that exists once. `h1` and `h2` are the fields of its headings; those that the content leaves out are not expected. */
function single(type: string, address: string, h2: readonly string[], h1 = "title"): Outline {
  const texts = h2.filter((field) => entries(type, field).length > 0);
  return {
    path: address,
    title: titled(words(type, type === "ContactPage" ? "documentTitle" : "title")),
    h1: words(type, h1),
    h2: texts.map((field) => words(type, field)),
  };
}

/** A page with the title and headings of its entry. */
const ofEntry = (h2: (entry: Entry) => Outline["h2"]) => (entry: Entry) => ({
  path: entry.path,
  title: titled(entry.title),
  h1: entry.title,
  h2: h2(entry),
});

/** The headings of an entry's text, without Markdown syntax. */
const headings = ({ fields }: Entry) =>
  [...String(fields.body).matchAll(/^## +(.+?)(?: *\{#[\w-]+\})? *$/gm)].map(([, heading]) =>
    (heading ?? "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`]/g, ""),
  );

/** The words that all regions share, with the name of one. */
const named = (field: string, name: string) =>
  fill(words("RegionLabels", field), { region: name, town: name });

const homeBands = ["drawing.title", "services.title", "why.title", "areas.title"];
const serviceBands =
  "intro goals offers lineup benefits process reasons industries samples placeholders".split(
    " ",
  );
const regionBands = ["trusted", "services", "why", "projects", "areas", "closing"];

const outlines: Outline[] = [
  single(
    "HomePage",
    "/",
    [
      ...homeBands,
      ...(entries("Testimonial").length > 0 ? ["voices.title"] : []),
      "closing.title",
    ],
    "hero.title",
  ),
  single("AboutPage", "/about", ["missionTitle", "owner.title", "areas", "closing"]),
  single("ContactPage", "/contact", ["hours", "find"]),
  single("GalleryPage", "/gallery", ["closing"]),
  single("ServiceAreasPage", "/service-areas", ["counties", "surrounding"]),
  single("SitemapPage", "/sitemap", ["pages", "services", "regions"]),
  {
    ...single("BlogPage", "/blog", []),
    h2: [
      ...entries("Article")
        .sort((a, b) => String(b.fields.date).localeCompare(String(a.fields.date)))
        .map(({ title }) => title),
      words("BlogPage", "categories"),
      words("BlogPage", "recent"),
    ],
  },
  ...entries("Service").map(
    ofEntry(({ fields }) => [
      ...serviceBands.map(
        (band) => (fields[band] as Record<string, string> | undefined)?.title,
      ),
      fields.areas as string | undefined,
      String(fields.closing),
    ]),
  ),
  ...entries("Region").map(({ path: address, title: region, fields }) => ({
    path: address,
    title: fill(held("Business", "regionTitle"), { region, company: business.name }),
    h1: named("heading", region),
    h2: [
      String(fields.introTitle),
      ...regionBands
        .filter((band) => band !== "projects" || entries("RegionLabels", "projectPlaces.0")[0])
        .map((band) => named(band, region)),
    ],
  })),
  ...entries("Town").map(({ path: address, title, fields }) => ({
    path: address,
    title: titled(named("townTitle", title)),
    h1: title,
    h2: [String(fields.introTitle), named("townServices", title), named("closing", title)],
  })),
  ...["Article", "Project", "LegalPage"].flatMap((type) =>
    entries(type).map(ofEntry(headings)),
  ),
];

test("exactly the visible entries have pages, and each has an outline here", () => {
  const wanted = nodes.flatMap(({ fields }) => (fields.path ? [String(fields.path)] : []));
  expect(own).toEqual([...new Set(wanted)].sort((a, b) => a.localeCompare(b)));
  expect(paths).toEqual(expect.arrayContaining([...aliases.keys()]));
  expect(paths.filter((address) => hiddenPaths.includes(address))).toEqual([]);
  expect(outlines.map(({ path: address }) => address).sort()).toEqual([...own].sort());
});

test.each(outlines)("$path has its title, heading and bands in order", (outline) => {
  const page = builtSite.page(outline.path);
  const h2 = outline.h2.flatMap((heading) => (heading === undefined ? [] : [plain(heading)]));
  expect({
    title: plain(page.title),
    h1: texts(page, "h1"),
    h2: texts(page, "main h2").filter((heading) => h2.includes(heading)),
  }).toEqual({ title: plain(outline.title), h1: [plain(outline.h1)], h2 });
});

test.each([...aliases])("%s has the same head and content as %s", (alias, address) => {
  const content = (of: string) =>
    all(builtSite.page(of), "head :is(title, meta, link), main :is(h1, h2, h3, p, a)").map(
      (element) => [
        element.textContent,
        ...["content", "href"].map((name) => attribute(element, name)),
      ],
    );
  expect(content(alias)).toEqual(content(address));
});

test.each([...paths, notFoundPath])("%s has a complete head", (address) => {
  const page = builtSite.page(address);
  const isMissing = address === notFoundPath;
  const canonical = isMissing ? [] : [`${publicUrl}${aliases.get(address) ?? address}`];
  const [description = ""] = meta(page, "description");
  const time = page.querySelector("article time");
  const isArticle = entries("Article").some((article) => article.path === address);
  expect(page.documentElement.lang).toBe("en-US");
  expect(all(page, "head title, meta[charset], meta[name='viewport']")).toHaveLength(3);
  expect(page.title).toMatch(/\S/);
  expect(description).toMatch(/^.{70,160}$/);
  const expected: Record<string, readonly (string | undefined)[]> = {
    description: [description],
    "og:title": [page.title],
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
  const documents = [...own, notFoundPath].map((address) => builtSite.page(address));
  expect(repeated(documents.map(({ title }) => title))).toEqual([]);
  expect(repeated(documents.flatMap((page) => meta(page, "description")))).toEqual([]);
  const pictures = own.flatMap((address) => meta(builtSite.page(address), "og:image"));
  expect(repeated(pictures)).toEqual([]);
  expect(pictures).toHaveLength(own.length);
  for (const address of own) {
    const page = builtSite.page(address);
    expect(meta(page, "og:image:alt")).toEqual([expect.stringMatching(/\S: \S/)]);
    expect(meta(page, "twitter:card")).toEqual(["summary_large_image"]);
    const [picture = ""] = meta(page, "og:image");
    expect(picture).toMatch(new RegExp(`^${literal(publicUrl)}/social/.+\\.jpg$`));
    const file = readFileSync(path.join("dist", new URL(picture).pathname));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(meta(page, "og:image:width").concat(meta(page, "og:image:height"))).toEqual([
      "1200",
      "630",
    ]);
    expect(file.length).toBeLessThan(100_000);
  }
});

test.each(paths)(
  "%s has landmarks, ways to reach the company, and pictures with a size and an alternative text",
  (address) => {
    const page = builtSite.page(address);
    const landmarks = all(page, "header, main, footer").filter(
      (part) => !part.parentElement?.closest("main"),
    );
    expect(landmarks.map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
    expect(links(page).map(([, href]) => href)).toContain(`tel:${business.phone.e164}`);
    const quotes = all(page, "a[data-quote]").map((link) => attribute(link, "href"));
    expect(quotes.length).toBeGreaterThan(0);
    for (const target of quotes) expect(target).toMatch(/^(https?:|\/|mailto:|tel:)./);
    expect(all(page, "form")).toEqual([]);
    const images = all(page, "main img");
    expect(
      images
        .filter((image) => !image.matches("[width][height]"))
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
    // In lists, the title beside a picture says it; a drawing below a picture shows the same.
    const unnamed = images
      .filter((image) => !attribute(image, "alt") && !image.closest("li, a"))
      .map((image) => attribute(image, "src"));
    expect(unnamed.filter((src) => !src?.endsWith(".svg"))).toEqual([]);
    // A NUL is how React's stream once broke texts.
    expect(page.documentElement.textContent).not.toMatch(/\0|\uFFFD|\bundefined\b/);
  },
);

test("no project's page shows a picture twice", () => {
  for (const { path: address } of entries("Project")) {
    const files = all(builtSite.page(address), "main :is(img, video)").map((element) =>
      path.basename(attribute(element, "src") ?? attribute(element, "poster") ?? ""),
    );
    expect([address, files]).toEqual([address, [...new Set(files)]]);
  }
});

test("the code has no words that an editor changes: the company's name and addresses, and the names of its areas", () => {
  const { name, shortName, siteUrl, phone, email, address } = business;
  const areas = readAll(path.resolve("."))
    .filter(({ kind }) => ["Region", "Town"].includes(kind.type))
    .map(({ data }) => String(data.title).replace(/ (County|City)$/, ""));
  const { street, city, zip } = address;
  const own = [
    name,
    shortName,
    new URL(siteUrl).hostname,
    email,
    phone.display,
    phone.e164,
    street,
    city,
    zip,
  ];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(${[...own, ...areas].map(literal).join("|")})(?![\\p{L}\\d])`,
    "iu",
  );
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.(tsx?|css|svg|json)$/.test(file) && !file.endsWith("gatsby-types.d.ts"),
    )
    .map((file) => path.join("src", file))
    .filter((file) => statSync(file).isFile());
  expect(
    sources.flatMap(
      (file) =>
        pattern
          .exec(readFileSync(file, "utf8"))
          ?.slice(0, 1)
          .map((word) => `${file}: ${word}`) ?? [],
    ),
  ).toEqual([]);
});
