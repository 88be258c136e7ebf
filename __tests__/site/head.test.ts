/** The head of every built page, read from its HTML. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { nodes, words } from "../support/content";
import { graphOf, heads, type BuiltHead } from "./support/head";
import { aliases, pages, publicUrl } from "./support/site";

const isMissing = ({ path: address }: BuiltHead) => address === "/404.html";
const real = heads.filter((head) => !isMissing(head));
const canonicalOf = (address: string) => `${publicUrl}${aliases.get(address) ?? address}`;
const single = (values: readonly (string | null)[]) => {
  expect(values).toEqual([expect.stringMatching(/\S/)]);
  return values[0] ?? "";
};

test("every entry with a page was built", () => {
  const paths = nodes.flatMap(({ fields }) => (fields.path ? [String(fields.path)] : []));
  const built = real.map(({ path: address }) => address);
  expect(paths.filter((address) => !built.includes(address))).toEqual([]);
});

describe.each(heads.map((head) => [head.path, head] as const))("%s", (_, head) => {
  test("has each element once, and a description of 70 to 160 characters", () => {
    const { document } = head;
    expect(document.documentElement.lang).toBe("en-US");
    const titles = [...document.querySelectorAll("head title")].map((el) => el.textContent);
    const title = single(titles);
    const description = single(head.meta("description"));
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(single(head.meta("og:title"))).toBe(title);
    expect(single(head.meta("og:description"))).toBe(description);
    expect(single(head.meta("og:site_name"))).toMatch(/\w/);
    expect(single(head.meta("theme-color"))).toBe(words("Brand", "ink"));
    expect(head.meta("viewport")).toHaveLength(1);
    // src/gatsby/without-version.ts
    expect(head.meta("generator")).toEqual([]);
    expect(document.querySelectorAll("meta[charset]")).toHaveLength(1);
    const feeds = document.querySelectorAll(
      'link[rel="alternate"][type="application/atom+xml"]',
    );
    expect([...feeds].map((feed) => feed.getAttribute("href"))).toEqual([
      `${publicUrl}/feed.atom`,
    ]);
  });

  test("has its canonical address in all elements", () => {
    if (isMissing(head)) {
      expect(head.meta("robots")).toEqual(["noindex"]);
      expect(head.links("canonical")).toEqual([]);
      expect(head.meta("og:url")).toEqual([]);
      expect(head.data).toEqual([]);
      return;
    }
    expect(head.meta("robots")).toEqual(["max-image-preview:large"]);
    expect(head.links("canonical")).toEqual([canonicalOf(head.path)]);
    expect(head.meta("og:url")).toEqual([canonicalOf(head.path)]);
  });
});

test("no page contains a NUL character", () => {
  expect(pages.filter(({ html }) => html.includes("\0")).map((page) => page.path)).toEqual([]);
});

test("titles and descriptions are unique, except for aliases", () => {
  const own = heads.filter(({ path: address }) => !aliases.has(address));
  for (const say of [
    ({ document }: BuiltHead) => document.title,
    (head: BuiltHead) => head.meta("description")[0] ?? "",
  ]) {
    const said = own.map(say);
    expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
  }
});

test("an alias has the same head as its page", () => {
  const saidBy = (address: string) => {
    const head = heads.find((one) => one.path === address);
    const elements = head?.document.querySelectorAll("head title, head meta, head link");
    return [[...(elements ?? [])].map(({ outerHTML }) => outerHTML), head?.data];
  };
  for (const [alias, address] of aliases) expect(saidBy(alias)).toEqual(saidBy(address));
});

describe("the social picture", () => {
  const addressOf = (head: BuiltHead) => single(head.meta("og:image"));

  test("has an absolute address, alternative text and the given size", async () => {
    for (const head of real) {
      const address = addressOf(head);
      expect(address).toMatch(new RegExp(`^${publicUrl}/social/[0-9a-f]{16}\\.jpg$`));
      expect(head.meta("og:image:width")).toEqual(["1200"]);
      expect(head.meta("og:image:height")).toEqual(["630"]);
      expect(single(head.meta("og:image:alt"))).toMatch(/\S: \S/);
      expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);
      const bytes = readFileSync(path.resolve(`dist${new URL(address).pathname}`));
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
      expect(bytes.length).toBeLessThan(100_000);
    }
  });

  test("is unique for each page, except for aliases", () => {
    const own = real.filter(({ path: address }) => !aliases.has(address)).map(addressOf);
    expect(new Set(own).size).toBe(own.length);
  });
});

test("an article has the date and category that it shows; other pages have neither", () => {
  const articles = real.filter((head) => head.meta("og:type")[0] === "article");
  expect(articles.map(({ path: address }) => address)).toEqual(
    real
      .map(({ path: address }) => address)
      .filter((address) => /^\/blog\/(?!page\/)./.test(address)),
  );
  for (const head of articles) {
    const shown = head.document.querySelector("article time")?.getAttribute("datetime");
    expect(single(head.meta("article:published_time"))).toBe(shown);
    const category = head.document.querySelector("article time")?.previousElementSibling;
    expect(single(head.meta("article:section"))).toBe(category?.textContent);
  }
  for (const head of real.filter((one) => !articles.includes(one)))
    expect(head.meta("article:published_time")).toEqual([]);
});

test("the structured data of a page contains its address", () => {
  for (const head of real)
    expect(graphOf(head).map((node) => node.url)).toContain(canonicalOf(head.path));
});
