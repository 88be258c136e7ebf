/**
 * Pages and words for tests, taken from content/. A test names what it needs ("a project with a video") and holds for the site of any
 * company; only __tests__/spec knows the words of the specification (decision 37).
 */
import type { FieldsOf } from "../../src/content/kind";
import type businessKind from "../../src/content/kinds/business";
import path from "node:path";
import { siteContent, type ContentNode } from "../../src/content";
import { findArticles } from "../../src/domain/find-articles";
import { readInputs } from "../../src/gatsby/inputs";

/** The inputs of the build in dist/; site/support/global-setup.mjs sets them for the site tests. */
export const inputs = readInputs(process.env);

/** What the site shows, and the pages that it does not show yet. */
export const { nodes, hidden } = siteContent(path.resolve("."), inputs);

/** An entry as the site shows it. */
export interface Entry {
  slug: string;
  /** The file that it stands in, from the project's root. */
  file: string;
  /** The address of its page, where it has one. */
  path: string;
  title: string;
  fields: ContentNode["fields"];
}

const at = (fields: unknown, keys: string): unknown =>
  keys
    .split(".")
    .reduce(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      fields,
    );

/** The entries of a kind that have a value in `field`, where one is named. */
export function entries(type: string, field?: string): Entry[] {
  return nodes
    .filter((node) => node.type === type)
    .filter(({ fields }) => field === undefined || at(fields, field) !== undefined)
    .map(({ slug, file = "", fields }) => ({
      slug,
      file,
      path: String(fields.path),
      title: String(fields.title),
      fields,
    }));
}

/** The first of `entries`; throws where there is none. */
export const first = (type: string, field?: string): Entry =>
  present(entries(type, field)[0], `${type}${field === undefined ? "" : ` with ${field}`}`);

/** The text of a kind that has one entry, such as `words("Navigation", "quote")`; throws where it is left out. */
export function words(type: string, keys: string): string {
  const value = at(nodes.find((node) => node.type === type)?.fields, keys);
  return String(present(value, `${type} with ${keys}`));
}

/** What a kind that has one entry holds in `keys`. */
export const held = <T>(type: string, keys: string): T =>
  present(at(nodes.find((node) => node.type === type)?.fields, keys), `${type}.${keys}`) as T;

/** `value`; where it is missing, throws and says `what` content lacks. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`content/ has no ${what}`);
  return value;
}

type Business = FieldsOf<typeof businessKind>;

export const business = nodes.find(({ type }) => type === "Business")
  ?.fields as unknown as Business;

interface MenuItem {
  label: string;
  to?: string;
  menu?: "services" | "areas";
}

const navigation = held<MenuItem[]>("Navigation", "main");

/** The links of the navigation that lead to pages, the home page left out. */
export const menuLinks = navigation.flatMap(({ label, to }) =>
  to !== undefined && to !== "/" ? [{ label, to }] : [],
);

/** The label of the link to the page `to` in the navigation. */
export const menuLabel = (to: string): string =>
  present(navigation.find((item) => item.to === to)?.label, `menu item to ${to}`);

/** The label of a menu that opens. */
export const menuName = (menu: "services" | "areas"): string =>
  present(navigation.find((item) => item.menu === menu)?.label, `menu of ${menu}`);

/** How many articles or projects of a category the site shows. */
export const amountOf = (type: "Article" | "Project", category: string): number =>
  entries(type).filter(({ fields }) => fields.category === category).length;

/** The categories of the blog or the gallery that have entries, the largest first. */
export const categoriesOf = (type: "Article" | "Project"): string[] =>
  [...new Set(entries(type).map(({ fields }) => String(fields.category)))].sort(
    (a, b) => amountOf(type, b) - amountOf(type, a) || a.localeCompare(b),
  );

const length = ({ fields }: Entry) => String(fields.body).length;

/** The longest article: it can be scrolled far, and has headings to jump to. */
export const longArticle: Entry = present(
  entries("Article").sort((a, b) => length(b) - length(a))[0],
  "Article",
);

/** An article whose text links to another article, far below its beginning, and that other one. */
export const linkedArticles: { from: Entry; to: Entry } | undefined = entries("Article")
  .flatMap((from) =>
    entries("Article")
      .filter((to) => to.slug !== from.slug)
      .map((to) => ({ from, to, place: String(from.fields.body).indexOf(`](${to.path})`) })),
  )
  .sort((a, b) => b.place - a.place)
  .find(({ place }) => place > 1500);

/** Articles in which the blog's search finds `text`. */
const articlesWith = (text: string) =>
  findArticles(
    entries("Article").map(({ title, fields }) => ({
      title,
      excerpt: String(fields.excerpt),
      category: String(fields.category),
    })),
    { category: "", text },
  );

/** Two words side by side that the search finds in one article alone, written in plain letters. */
export function rareWords(): string {
  const pairs = entries("Article").flatMap(
    ({ title, fields }) =>
      `${title} ${String(fields.excerpt)}`.match(/\b[a-z]{4,} (?=[a-z]{4,})[a-z]+/g) ?? [],
  );
  const isRare = (text = "") => articlesWith(text).length === 1;
  return present(
    pairs.find((pair) => isRare(pair) && isRare(pair.split(" ")[0])),
    "article with two words that no other one has",
  );
}

/** Services that between them have every band that a service may have. */
export function servicesOfAllBands(): Entry[] {
  const bands = ({ fields }: Entry) =>
    Object.keys(fields).filter((name) => typeof fields[name] === "object" && name !== "crumbs");
  const chosen: Entry[] = [];
  const seen = new Set<string>();
  const unseen = (service: Entry) => bands(service).filter((band) => !seen.has(band)).length;
  for (;;) {
    const [next] = entries("Service").sort((a, b) => unseen(b) - unseen(a));
    if (!next || unseen(next) === 0) return chosen;
    chosen.push(next);
    for (const band of bands(next)) seen.add(band);
  }
}

/** A test of what content may lack, such as a video. Where `thing` is undefined there is nothing to test. */
export function testWith<T>(
  thing: T | undefined,
  name: string,
  run: (thing: T) => void | Promise<void>,
): void {
  if (thing !== undefined)
    test(name, async () => {
      await run(thing);
    });
}

/** `text` for a regular expression that matches it literally. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
