/** Section 2: the route table, and routes from other sections. */
import assert from "node:assert/strict";
import { articles, regions, services, towns } from "./facts";
import { styleOf } from "./styles";
import {
  all,
  attribute,
  hrefOf,
  links,
  onEveryPage,
  only,
  plain,
  texts,
  words,
} from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const heading = (site: Site, address: string) => words(only(site.page(address), "h1"));

/** A row for a page that is identified by its heading. */
const screen = (line: number, address: string, name: RegExp): Row => ({
  spec: `Route ${address}`,
  line,
  check: (site) => assert.match(heading(site, address), name),
});

const exactly = (text: string) => new RegExp(`^${text.replaceAll("&", "&")}$`, "i");

/** A row for a page whose heading is checked by another row. */
const address = (line: number, path: string): Row => ({
  spec: `Route ${path}`,
  line,
  check: (site) => assert.equal(attribute(only(site.page(path), "#page-path"), "value"), path),
});

/** Line numbers of the articles in the route table, in the order of `articles`. */
const articleLines = [32, 35, 33, 34, 31, 30];

/** Headings and link targets, which identify a screen. */
const likeness = (page: Document) => {
  const main = only(page, "main");
  return [...texts(main, "h1, h2"), ...links(main).map(([, href]) => href)];
};

/** A row for two addresses that show the same screen. */
const same = (line: number, alias: string, real: string): Row => ({
  spec: `Route ${alias} is the same screen as ${real}`,
  line,
  check: (site) => assert.deepEqual(likeness(site.page(alias)), likeness(site.page(real))),
});

const table: readonly Row[] = [
  screen(28, "/about", /^about us$/i),
  screen(29, "/blog", /^blog$/i),
  {
    ...screen(36, "/gallery", /^gallery$/i),
  },
  screen(38, "/contact", /^contact\b/i),
  screen(39, "/service-areas", /^service areas$/i),
  ...services.map(([name, path], index) => screen(40 + index, path, exactly(name))),
  ...articles.map(([title, path], index) =>
    screen(articleLines[index] ?? 0, path, exactly(title)),
  ),
  address(27, "/"),
  ...regions.map(([, path], index) => address(46 + index, path)),
  same(36, "/our-work", "/gallery"),
  same(
    52,
    "/baltimore-city-audio-video-security-installation",
    "/service-areas/baltimore-city",
  ),
];

export const routes: readonly Row[] = [
  {
    spec: "Every page: one sticky header",
    line: 21,
    check: (site) => {
      const header = only(site.page("/privacy-policy"), "body header:not(main header)");
      assert.equal(styleOf(site, "/privacy-policy", header, "position"), "sticky");
    },
  },
  {
    spec: "Every page: header, main part and footer, in this order",
    line: 21,
    check: onEveryPage((page, address) => {
      const parts = all(page, "header, main, footer")
        .filter((part) => !part.parentElement?.closest("main"))
        .map(({ localName }) => localName);
      assert.deepEqual(parts, ["header", "main", "footer"], address);
    }),
  },
  ...table,
  {
    spec: "Route /gallery/{slug}: a page for every project of the gallery",
    line: 37,
    check: (site) => {
      const cards = all(site.page("/gallery"), "main li a[href^='/gallery/']");
      assert.ok(cards.length > 0, "there is no project");
      for (const card of cards) {
        const path = attribute(card, "href");
        const name = heading(site, path);
        assert.ok(words(card).includes(name), `${path} is called “${name}”`);
      }
    },
  },
  {
    spec: "Route of anything else: the 404 screen is built",
    line: 53,
    check: (site) =>
      assert.equal(attribute(only(site.page("/404.html"), "#page-path"), "value"), "/404.html"),
  },
  ...(
    [
      ["/privacy-policy", /^privacy policy$/i],
      ["/terms-of-service", /^terms of service$/i],
      ["/sitemap", /^site ?map$/i],
    ] as const
  ).map(([path, name]): Row => screen(55, path, name)),
  {
    spec: "Home: the badges lead to the six places",
    line: 57,
    check: (site) => {
      const main = only(site.page("/"), "main");
      const targets = links(main).map(([, href]) => href);
      for (const [name, path] of [...towns, ...regions.slice(0, 1)])
        assert.ok(targets.includes(path), `${name} is not linked`);
    },
  },
  {
    spec: "Overview: a link to each of the places, by its name",
    line: 57,
    check: (site) => {
      const list = only(site.page("/service-areas"), "main > section:last-of-type");
      for (const [name, path] of towns) assert.equal(hrefOf(list, name), path);
      const [[, city] = ["", ""]] = regions;
      assert.ok(links(list).some(([, href]) => href === city));
    },
  },
  ...towns.map(([name, path]): Row => ({
    ...screen(57, path, exactly(name)),
    spec: `Route ${path} resolves`,
  })),
  {
    spec: "Blog: the other six posts have pages",
    line: 59,
    check: (site) => {
      const index = JSON.parse(site.file("dist/blog/index.json")) as {
        articles: { title: string; path: string }[];
      };
      const named = articles.map(([, path]) => path);
      const others = index.articles.filter(({ path }) => !named.includes(path));
      assert.ok(others.length >= 6, `${others.length} other posts`);
      for (const { title, path } of others) assert.equal(heading(site, path), plain(title));
    },
  },
];
