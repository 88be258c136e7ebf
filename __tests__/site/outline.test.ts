/** Every page has the title, the heading and the bands that its content defines, in the order of its template. */
import { fill } from "../../src/domain/fill";
import { business, entries, held, nodes, words, type Entry } from "../support/content";
import { builtSite } from "./support/documents";
import { all, attribute, links, only, plain, texts } from "./support/query";
import { aliases, pages } from "./support/site";

interface Outline {
  path: string;
  title: string;
  h1: string;
  /** Second-level headings in their order; there may be others between them. */
  h2: readonly (string | undefined)[];
}

const titled = (title: string) => `${title} | ${business.name}`;
const field = ({ fields }: Entry, group: string, name = "title") =>
  (fields[group] as Record<string, string> | undefined)?.[name];

/** The headings of an entry's text, without Markdown syntax. */
const headings = ({ fields }: Entry) =>
  [...String(fields.body).matchAll(/^## +(.+?)(?: *\{#[\w-]+\})? *$/gm)].map(([, heading]) =>
    (heading ?? "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`]/g, ""),
  );

/** A page that exists once; `names` are the fields of its headings. */
const single = (
  type: string,
  path: string,
  names: readonly string[],
  h1 = "title",
): Outline => ({
  path,
  title: titled(words(type, "title")),
  h1: words(type, h1),
  h2: names.map((name) => words(type, name)),
});

/** The heading field of the band of project places, if there is one. */
const projectPlaces = entries("RegionWords", "projectPlaces.0").map(() => "projects");

const outlines: Outline[] = [
  single(
    "HomePage",
    "/",
    [
      ...(entries("HomePage", "drawing").length > 0 ? ["drawing"] : []),
      "services",
      "why",
      "areas",
      ...(entries("Testimonial").length > 0 ? ["voices"] : []),
      "closing",
    ].map((band) => `${band}.title`),
    "hero.title",
  ),
  single("AboutPage", "/about", ["missionTitle", "owner.title", "areas", "closing"]),
  {
    ...single("ContactPage", "/contact", ["hours", "find"]),
    title: titled(words("ContactPage", "documentTitle")),
  },
  single("GalleryWords", "/gallery", ["closing"]),
  single("ServiceAreasPage", "/service-areas", ["counties", "surrounding"]),
  single("SitemapPage", "/sitemap", ["pages", "services", "regions"]),
  {
    ...single("BlogWords", "/blog", []),
    h2: [
      ...entries("Article")
        .sort((a, b) => String(b.fields.date).localeCompare(String(a.fields.date)))
        .slice(0, 12)
        .map(({ title }) => title),
      words("BlogWords", "categories"),
      words("BlogWords", "recent"),
    ],
  },
  ...entries("Service").map((service) => ({
    path: service.path,
    title: titled(service.title),
    h1: service.title,
    h2: [
      ...[
        "intro",
        "goals",
        "offers",
        "lineup",
        "benefits",
        "process",
        "reasons",
        "industries",
        "samples",
        "placeholders",
      ].map((band) => field(service, band)),
      String(service.fields.areas),
      String(service.fields.closing),
    ],
  })),
  ...entries("Region").map((region) => {
    const named = (name: string) => fill(words("RegionWords", name), { region: region.title });
    return {
      path: region.path,
      title: fill(held("Business", "regionTitle"), {
        region: region.title,
        company: business.name,
      }),
      h1: named("heading"),
      h2: [
        String(region.fields.introTitle),
        ...["trusted", "services", "why", ...projectPlaces, "areas", "closing"].map(named),
      ],
    };
  }),
  ...entries("Town").map((town) => {
    const named = (name: string) =>
      fill(words("RegionWords", name), { town: town.title, region: town.title });
    return {
      path: town.path,
      title: titled(named("townTitle")),
      h1: town.title,
      h2: [String(town.fields.introTitle), named("townServices"), named("closing")],
    };
  }),
  ...["Article", "Project", "LegalPage"].flatMap((type) =>
    entries(type).map((entry) => ({
      path: entry.path,
      title: titled(entry.title),
      h1: entry.title,
      h2: headings(entry),
    })),
  ),
];

test("every page of content is in the list of outlines", () => {
  const paths = nodes.flatMap(({ fields }) => (fields.path ? [String(fields.path)] : []));
  // Further pages of lists have tests of their own.
  const single = paths.filter((path) => !/\/page\/\d+$/.test(path));
  expect(outlines.map(({ path }) => path).sort()).toEqual([...new Set(single)].sort());
});

test.each(outlines)("$path has its title, heading and bands", ({ path, title, h1, h2 }) => {
  const page = builtSite.page(path);
  const wanted = h2.flatMap((heading) => (heading === undefined ? [] : [plain(heading)]));
  expect({
    title: plain(page.title),
    h1: texts(page, "h1"),
    h2: texts(page, "main h2").filter((heading) => wanted.includes(heading)),
  }).toEqual({ title: plain(title), h1: [plain(h1)], h2: wanted });
});

if (aliases.size > 0)
  test.each([...aliases])("%s shows the same content as %s", (alias, path) => {
    const shown = (address: string) => {
      const main = only(builtSite.page(address), "main");
      return [texts(main, "h1, h2, h3, p"), links(main)];
    };
    expect(shown(alias)).toEqual(shown(path));
  });

test.each(pages)(
  "$path has a header, a main part, a footer, a phone link and a quote link, and no form",
  ({ path }) => {
    const page = builtSite.page(path);
    const parts = all(page, "header, main, footer").filter(
      (part) => !part.parentElement?.closest("main"),
    );
    expect(parts.map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
    expect(all(page, `a[href="tel:${business.phone.e164}"]`).length).toBeGreaterThan(0);
    const quotes = all(page, "a[data-quote]").map((link) => attribute(link, "href"));
    expect(quotes.length).toBeGreaterThan(0);
    for (const target of quotes) expect(target).toMatch(/^(https?:|\/|mailto:|tel:)./);
    expect(all(page, "form")).toEqual([]);
  },
);
