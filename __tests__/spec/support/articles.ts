/** Section 2: the articles that the specification names. */
import assert from "node:assert/strict";
import { articles, business } from "./facts";
import { all, attribute, hrefOf, links, only, texts, words } from "../../site/support/query";
import { styleOf } from "./styles";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const named = (site: Site) => articles.map(([, path]) => [path, site.page(path)] as const);

/** The details of an article: category, date, reading time and author. */
const meta = (page: Document) => only(page, "main article time").parentElement as Element;

export const articleRows: readonly Row[] = [
  {
    spec: "Article: a back link to the blog",
    line: 121,
    check: (site) => {
      for (const [path, page] of named(site)) {
        const first = only(page, "main article header").querySelector("a");
        assert.equal(first && attribute(first, "href"), "/blog", path);
      }
    },
  },
  {
    spec: "Article: links to related services in a card",
    line: 121,
    check: (site) => {
      for (const [path, page] of named(site)) {
        const card = all(page, "aside h2").find((each) =>
          /related services/i.test(words(each)),
        );
        const targets = links(card?.parentElement ?? page).map(([, href]) => href);
        assert.ok(card && targets.length > 0, `${path} has none`);
        for (const target of targets) assert.match(target, /^\/services\//);
      }
    },
  },
  {
    spec: "Article: sticky sidebar",
    line: 121,
    check: (site) => {
      const path = articles[2]?.[1] ?? "";
      const sidebar = only(site.page(path), "aside");
      assert.equal(styleOf(site, path, sidebar, "position"), "sticky");
    },
  },
  {
    spec: "Article: share buttons without words",
    line: 121,
    check: (site) => {
      for (const [path, page] of named(site)) {
        const buttons = all(
          page,
          "aside ul:first-of-type a[target], aside [aria-label^='Copy']",
        );
        assert.ok(buttons.length >= 3, `${path} has too few`);
        for (const button of buttons) {
          assert.equal(words(button), "", `${path}: a share button has words`);
          assert.ok(button.querySelector("svg") && attribute(button, "aria-label"));
        }
      }
    },
  },
  {
    spec: "Article: help card with a phone link",
    line: 121,
    check: (site) => {
      for (const [path, page] of named(site))
        assert.equal(
          hrefOf(only(page, "aside"), business.phone.display),
          `tel:${business.phone.e164}`,
          path,
        );
    },
  },
  {
    spec: "Articles: dated January 10, 2025 to February 5, 2025",
    line: 121,
    check: (site) => {
      const days = named(site)
        .map(([, page]) => attribute(only(meta(page), "time"), "datetime"))
        .sort();
      assert.deepEqual([days[0], days.at(-1)], ["2025-01-10", "2025-02-05"]);
    },
  },
  {
    spec: "Articles: three with reading times of 5, 6 and 7 minutes",
    line: 121,
    check: (site) => {
      const times = named(site)
        .flatMap(([, page]) => texts(meta(page), "span"))
        .flatMap((text) => /^(\d+) min read$/.exec(text)?.slice(1) ?? []);
      assert.deepEqual(times.sort(), ["5", "6", "7"]);
    },
  },
];
