/** The values of a new company's entries that do not follow from the field list; front-matter.ts fills all other fields with marked texts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import slugify from "@sindresorhus/slugify";
import { parse } from "yaml";
import { replaceThis } from "../../src/content/new-entry-words";
import type { Company } from "./answers";
import { stateNameOf, timeZoneOf, type County } from "./places";

export type Fields = Record<string, unknown>;

/** An entry to be written. */
export interface Draft {
  /** Relative to content/. */
  file: string;
  /** The kind's type. */
  type: string;
  fields: Fields;
  body?: string;
}

/** A text that the launch check lists until it is replaced. */
export const marked = (words: string): string => `${replaceThis}: ${words}`;

export const slugOf = (title: string): string => slugify(title, { decamelize: false });

/** A description for search engines that is long enough for the check. */
const description = (about: string) =>
  marked(`${about}, in one or two sentences, as search engines show them under the title.`);

/** File names without extension, with what the pictures show. */
export function picturesOf({ services, counties }: Company): Map<string, string> {
  return new Map([
    ["home", "the company's best work"],
    ["team", "the people who do the work"],
    ["vehicle", "the vehicle that comes to the customer"],
    ["project", "the first project"],
    ...services.map((title): [string, string] => [slugOf(title), title]),
    ...counties.map(({ title }): [string, string] => [slugOf(title), title]),
  ]);
}

/** The services, the regions, an article and a project. */
export function entriesOf(company: Company, today: string): Draft[] {
  const [first = ""] = company.services;
  return [
    ...company.services.map((title, index): Draft => {
      const picture = `${slugOf(title)}.jpg`;
      return {
        file: `services/${slugOf(title)}.md`,
        type: "Service",
        fields: {
          title,
          description: description(title),
          position: index + 1,
          picture,
          cardPicture: picture,
          offers: { layout: "list", picture },
          areas: "Areas we serve",
        },
        body: marked("what is special about this service, in two or three paragraphs."),
      };
    }),
    ...company.counties.map((county, index) => region(company, county, index)),
    {
      file: "blog/first-article.md",
      type: "Article",
      fields: {
        title: marked("a first article"),
        description: description("The article"),
        date: today,
        category: first,
        picture: `${slugOf(first)}.jpg`,
        services: [slugOf(first)],
      },
      body: [
        marked("a question that customers ask, and your answer."),
        `## ${marked("a heading")}`,
        marked("the rest of the answer."),
      ].join("\n\n"),
    },
    {
      file: "gallery/first-project.md",
      type: "Project",
      fields: {
        title: marked("a first project"),
        description: description("The project"),
        category: first,
        location: company.city,
        picture: "project.jpg",
        finished: today,
        position: 1,
        sample: true,
      },
      body: marked("what was there before, what was done, and what it does now."),
    },
  ];
}

function region(company: Company, county: County, index: number): Draft {
  const { title, name, fips, state, lat, lon } = county;
  return {
    file: `service-areas/regions/${slugOf(title)}.md`,
    type: "Region",
    fields: {
      title,
      mapLabel: name.slice(0, 30),
      position: index + 1,
      fips,
      ...(state !== company.state && { state }),
      lat,
      lon,
      keywords: [`${company.trade} ${title}`],
      picture: `${slugOf(title)}.jpg`,
      places: [{ name: marked("a town"), lat, lon }],
    },
    // Fewer than five words besides names, so that the check does not report the regions as near-copies.
    body: marked(`${title}.`),
  };
}

/** The lists and the pages that exist once. */
export function singlesOf(company: Company, colors: Fields): Draft[] {
  const [first = ""] = company.services;
  const [origin] = company.counties;
  const home = slugOf(origin?.title ?? "");
  const words = keptWords(company);
  const counts = [
    { figure: String(company.services.length), label: "Services" },
    { figure: String(company.counties.length), label: "Service areas" },
  ];
  const page = (name: string, type: string, fields: Fields = {}): Draft => ({
    file: `pages/${name}.yaml`,
    type,
    fields: merged(words[name] ?? {}, fields),
  });
  return [
    { file: "business.yaml", type: "Business", fields: businessFields(company) },
    { file: "brand.yaml", type: "Brand", fields: colors },
    {
      file: "navigation.yaml",
      type: "Navigation",
      fields: { ...words.navigation, copyrightFrom: new Date().getFullYear() },
    },
    page("home", "HomePage", {
      description: description("What the company does, and where"),
      hero: { picture: "home.jpg", servicesTo: `/services/${slugOf(first)}` },
      stats: counts,
      why: { picture: "team.jpg" },
      areas: { region: home },
      closing: { picture: "vehicle.jpg" },
    }),
    page("about", "AboutPage", {
      description: description("Who does the work"),
      picture: "team.jpg",
      facts: [{ figure: String(company.founded), label: "Founded" }, ...counts],
      galleryPicture: "project.jpg",
    }),
    page("blog", "BlogWords", { description: description("What the articles are about") }),
    page("contact", "ContactPage", { description: description("How to reach the company") }),
    page("gallery", "GalleryWords", {
      description: description("What the projects show"),
      categories: company.services,
    }),
    page("project", "ProjectWords"),
    page("region", "RegionWords", { teamPicture: "team.jpg", vanPicture: "vehicle.jpg" }),
    page("screens", "ScreenWords", { notFoundPicture: "home.jpg" }),
    page("service-areas", "ServiceAreasPage", {
      description: description("Where the company works"),
      origin: home,
    }),
    page("service", "ServiceWords"),
    page("sitemap", "SitemapPage"),
  ];
}

function businessFields(company: Company): Fields {
  const { name, trade, telephone, state, city } = company;
  const at = company.counties.find((county) => county.state === state) ?? company.counties[0];
  const [, area, office, line] = /^(...)(...)(....)$/.exec(telephone) ?? [];
  const open = { opens: "08:00", closes: "17:00" };
  return {
    name,
    shortName: shortName(name, trade),
    trade,
    businessType: company.businessType,
    founded: company.founded,
    siteUrl: `https://www.${company.slug}.example`,
    phone: { display: `(${area}) ${office}-${line}`, e164: `+1${telephone}` },
    email: `hello@${company.slug}.example`,
    address: { street: "100 Example Street", city, state, zip: company.zip },
    timeZone: timeZoneOf(state),
    map: { lat: at?.lat, lon: at?.lon },
    hours: [
      ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({
        day,
        ...open,
      })),
      { day: "Saturday" },
      { day: "Sunday" },
    ],
    social: [],
    regionTitle: `{region} ${trade} | {company}`,
    regionDescription: marked("{region}, and what you do there. Call {phone}."),
  };
}

/** The first two words of the name, because the header has no room for more; the trade is below them. */
const shortName = (name: string, trade: string) =>
  (name.replace(trade, "").match(/[^\s&,]+/g) ?? [name])
    .slice(0, 2)
    .join(" ")
    .slice(0, 30)
    .trim();

const wordsFile = path.join(path.dirname(__filename), "words.yaml");

/** The texts of words.yaml with the company's data filled in. */
function keptWords({ trade, city, state, counties }: Company): Record<string, Fields> {
  const codes = new Set([state, ...counties.map((county) => county.state)]);
  const named = (code: string) => (code === "DC" ? "the " : "") + stateNameOf(code);
  const states = new Intl.ListFormat("en").format([...codes].map(named));
  const given: Record<string, string> = { Trade: trade, City: city, States: states };
  const filled = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(/\{([A-Z]\w+)\}/g, (whole, name: string) => given[name] ?? whole);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, filled(inner)]),
    );
  };
  return filled(parse(readFileSync(wordsFile, "utf8"))) as Record<string, Fields>;
}

/** Merges `fields` into `words`, group by group. */
function merged(words: Fields, fields: Fields): Fields {
  const both = Object.entries(fields).map(([key, value]) => {
    const before = words[key];
    return isGroup(value) && isGroup(before) ? [key, merged(before, value)] : [key, value];
  });
  return { ...words, ...Object.fromEntries(both) };
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
