/**
 * Pages and words for tests, taken from content/. A test describes what it needs ("a project with a video") and works for any company's
 * content. Only __tests__/spec contains words of the specification (decision 37).
 */
import type { FieldsOf } from "../../src/content/kind";
import type businessKind from "../../src/content/kinds/business";
import type navigationKind from "../../src/content/kinds/navigation";
import { findArticles } from "../../src/domain/articles";
import { readInputs } from "../../src/gatsby/inputs";
import { siteContent } from "./site-content";

/** The inputs of the build in dist/. For site tests, site/support/global-setup.mjs sets the variables. */
export const inputs = readInputs(process.env);

/** The visible content. */
export const { nodes } = siteContent(inputs);

const at = (fields: unknown, keys: string): unknown =>
  keys
    .split(".")
    .reduce(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      fields,
    );

/** All visible entries of a kind; with `field`, only those that have a value there. */
export const entries = (type: string, field?: string) =>
  nodes
    .filter((node) => node.type === type)
    .filter(({ fields }) => field === undefined || at(fields, field) !== undefined)
    .map(({ slug, file = "", fields }) => ({
      slug,
      /** The path of its file, relative to the project's root. */
      file,
      /** The address of its page; “undefined” if it has none. */
      path: String(fields.path),
      title: String(fields.title),
      fields,
    }));

type Entry = ReturnType<typeof entries>[number];

/** The first entry of a kind. Throws if there is none. */
export const first = (type: string, field?: string): Entry =>
  present(entries(type, field)[0], `${type}${field === undefined ? "" : ` with ${field}`}`);

const valueOf = (type: string, keys: string) =>
  present(at(nodes.find((node) => node.type === type)?.fields, keys), `${type} with ${keys}`);

/** A text of a kind with a single entry, such as `words("Navigation", "quote")`. Throws if it is missing. */
export const words = (type: string, keys: string): string => String(valueOf(type, keys));

/** Returns `value`. Throws if it is undefined; `what` describes it in the message. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`content/ has no ${what}`);
  return value;
}

type Business = FieldsOf<typeof businessKind>;

export const business = nodes.find(({ type }) => type === "Business")
  ?.fields as unknown as Business;

const navigation = valueOf("Navigation", "main") as FieldsOf<typeof navigationKind>["main"];

/** A menu with a submenu. */
export type Menu = NonNullable<(typeof navigation)[number]["menu"]>;

/** The label of the link to the page `to` in the navigation. */
export const menuLabel = (to: string): string =>
  present(navigation.find((item) => item.to === to)?.label, `menu item to ${to}`);

/** The label of a menu with a submenu. */
export const menuName = (menu: Menu): string =>
  present(navigation.find((item) => item.menu === menu)?.label, `menu of ${menu}`);

/** The number of visible articles or projects in a category. */
export const amountOf = (type: "Article" | "Project", category: string): number =>
  entries(type).filter(({ fields }) => fields.category === category).length;

/** The categories with articles or projects, largest first. */
export const categoriesOf = (type: "Article" | "Project"): string[] =>
  [...new Set(entries(type).map(({ fields }) => String(fields.category)))].sort(
    (a, b) => amountOf(type, b) - amountOf(type, a) || a.localeCompare(b),
  );

const length = ({ fields }: Entry) => String(fields.body).length;

/** The longest article, which can be scrolled and has headings. */
export const longArticle: Entry = present(
  entries("Article").sort((a, b) => length(b) - length(a))[0],
  "Article",
);

/** An article with a link to another article far down in its text, and that other article. */
export const linkedArticles: { from: Entry; to: Entry } | undefined = entries("Article")
  .flatMap((from) =>
    entries("Article")
      .filter((to) => to.slug !== from.slug)
      .map((to) => ({ from, to, offset: String(from.fields.body).indexOf(`](${to.path})`) })),
  )
  .sort((a, b) => b.offset - a.offset)
  .find(({ offset }) => offset > 1500);

/** Articles that the blog's search finds for `text`. */
const articlesWith = (text: string) =>
  findArticles(
    entries("Article").map(({ title, fields }) => ({
      title,
      excerpt: String(fields.excerpt),
      category: { blog: String(fields.category) },
    })),
    { category: "", text },
  );

/** Two adjacent lowercase words that the search finds in exactly one article. */
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

/** Services that together have all optional sections of a service's page. */
export function servicesOfAllBands() {
  const bands = ({ fields }: Entry) =>
    Object.keys(fields).filter((name) => typeof fields[name] === "object" && name !== "crumbs");
  const seen = new Set<string>();
  return entries("Service")
    .sort((a, b) => bands(b).length - bands(a).length)
    .filter((service) => {
      const before = seen.size;
      for (const band of bands(service)) seen.add(band);
      return seen.size > before;
    });
}

/** Begins the reason in the name of a test that is skipped because of content. scripts/test.mts looks for it. */
const leftOut = ", left out without";

/**
 * Defines a test for something that content or the build inputs may lack, such as a video. If `thing` is undefined, the test is skipped.
 * @param what describes the thing, for the list of such tests at the end of `npm test`.
 */
export function testWith<T>(
  thing: T | undefined,
  what: string,
  name: string,
  run: (thing: T) => void | Promise<void>,
): void {
  if (thing === undefined) test.skip(`${name}${leftOut} ${what}`, () => {});
  else
    test(name, async () => {
      await run(thing);
    });
}

/** Escapes `text` for a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
