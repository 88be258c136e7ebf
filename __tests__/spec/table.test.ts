/**
 * The built pages have what their specification requires, by the table in table.yaml, which explains the fields of its rows (decision 37).
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { fill } from "../../src/domain/text";
import { business, first, words } from "../support/content";
import { all, builtPage, links, plain } from "../site/support/documents";
import { pages, publicUrl } from "../site/support/site";

interface Row {
  line: number;
  in?: string | number;
  says?: readonly string[];
  lists?: readonly [selector: string, ...texts: string[]];
  each?: readonly [selector: string, count: number, text: string];
  links?: readonly (string | readonly [text: string, href: string])[];
  counts?: Readonly<Record<string, number>>;
  least?: Readonly<Record<string, number>>;
  never?: string;
}

interface Table {
  lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `pages` is an address, or the name of a list in braces. */
  table: readonly { pages: string; has: readonly Row[] }[];
}

const read = (file: string) => readFileSync(path.resolve(file), "utf8");

const { lists, table } = parse(read("__tests__/spec/table.yaml")) as Table;

const { city, state, zip, street } = business.address;

/** What the specification leaves to the company. */
const facts = {
  company: business.name,
  phone: business.phone.display,
  tel: `tel:${business.phone.e164}`,
  email: business.email,
  street,
  city: `${city}, ${state} ${zip}`,
  site: publicUrl,
  video: first("Project", "video").path,
};

/** Names and addresses of the list that `text` names in braces, such as {services}; undefined for other texts. */
function listOf(text: string): (readonly [name: string, path: string])[] | undefined {
  if (text === "{every page}") return pages.map((page) => ["", page.path]);
  const list = lists[/^\{(.+)\}$/.exec(text)?.[1] ?? ""];
  return list && Object.entries(list);
}

/** Names and addresses of the pages that `text` means. */
const pagesOf = (text: string) => listOf(text) ?? [["", fill(text, facts)] as const];

/** The pattern between slashes; undefined for other texts. */
function patternOf(text: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/([iu]*)$/.exec(text) ?? [];
  return source === undefined ? undefined : new RegExp(source, flags);
}

const textsIn = (node: Node): string[] =>
  node.nodeName === "#text" ? [node.textContent ?? ""] : [...node.childNodes].flatMap(textsIn);

/** The text of `part` on one line, with a space between words of different elements. */
const textOf = (part: Element): string =>
  plain(
    textsIn(part)
      .filter((text) => text.trim() !== "(opens in a new tab)")
      .reduce((all, next) => all + (/\w$/.test(all) && /^\w/.test(next) ? " " : "") + next, ""),
  );

/** Throws unless the page at `address`, which the specification calls `name`, has what `row` requires. */
function check(row: Row, address: string, name: string): void {
  const page = builtPage(address);
  const filled = (text: string) => fill(text, { ...facts, Name: name, path: address });
  const patternOrText = (text: string) => {
    const pattern = patternOf(filled(text));
    return pattern ? expect.stringMatching(pattern) : filled(text);
  };
  const section = all(page, "main > section, main > article")[Number(row.in) - 1];
  const part = section ?? page.querySelector(String(row.in ?? "html"));
  if (!part) throw new Error(`There is no ${row.in}.`);
  // The site writes typographic apostrophes; the specification does not.
  const select = (selector: string) => all(part, filled(selector).replace("e's", "e’s"));

  if (row.says || row.never) {
    let rest = textOf(part === page.documentElement ? page.body : part);
    if (row.never) expect(rest).not.toMatch(patternOf(row.never) ?? row.never);
    for (const text of (row.says ?? []).map(filled)) {
      const match = patternOf(text) ? patternOf(text)?.exec(rest)?.[0] : text;
      if (match === undefined || !rest.includes(match))
        throw new Error(`“${text}” is not in “${rest}”.`);
      rest = rest.slice(rest.indexOf(match) + match.length);
    }
  }

  if (row.lists) {
    const [selector, ...texts] = row.lists;
    const wanted = texts.flatMap((text) => listOf(text)?.map(([each]) => each) ?? text);
    expect(select(selector).map(textOf)).toEqual(wanted.map(patternOrText));
  }

  if (row.each) {
    const [selector, count, text] = row.each;
    expect(select(selector).map(textOf)).toEqual(Array(count).fill(patternOrText(text)));
  }

  let rest = links(part);
  for (const [text, href] of (row.links ?? []).flatMap((link) =>
    typeof link === "string" ? (listOf(link) ?? []) : [link],
  )) {
    const target = patternOf(href) ?? filled(href);
    const index = rest.findIndex(
      ([words, to]) =>
        words.includes(filled(text)) &&
        (typeof target === "string" ? to === target : target.test(to)),
    );
    if (index < 0)
      throw new Error(`Of ${JSON.stringify(rest)}, no “${text}” leads to ${href}.`);
    rest = rest.slice(index + 1);
  }

  for (const [selector, count] of Object.entries(row.counts ?? {}))
    expect({ [selector]: select(selector).length }).toEqual({ [selector]: count });
  for (const [selector, least] of Object.entries(row.least ?? {}))
    if (select(selector).length < least)
      throw new Error(`There are fewer than ${least} ${selector}.`);
}

const lines = read("docs/spec.md").split("\n");

describe("the specification's words (rows of __tests__/spec/table.yaml; `in` counts sections, so a new one moves those after it); if the company has its own words now, delete the line `spec: true` in content/business.yaml", () => {
  for (const { pages, has } of table)
    for (const row of has)
      test(`line ${row.line}, ${pages}: ${lines[row.line - 1]?.slice(0, 80)}`, () => {
        for (const [name, address] of pagesOf(pages)) check(row, address, name);
      });

  // The tests of the site find these words on the screen.
  test("lines 109 and 258: the blog's message if nothing is found, and the title of the error screen", () => {
    expect(words("BlogPage", "empty")).toBe("No posts found matching your criteria.");
    expect(words("ScreenLabels", "errorTitle")).toBe("Unexpected Application Error!");
  });
});
