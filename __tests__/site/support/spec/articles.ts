/** Section 2: the articles that the specification names. */
import assert from "node:assert/strict";
import { articles, business } from "./facts";
import { all, attribute, hrefOf, links, only, texts, words } from "./query";
import { styleOf } from "./styles";
import type { Row } from "./row";
import type { Site } from "../documents";

const named = (site: Site) => articles.map(([, path]) => [path, site.page(path)] as const);

/** What an article says of itself: category, day, reading time, author. */
const meta = (page: Document) => only(page, "main article time").parentElement as Element;

/** A change in the article at `place` of the specification's list. */
const change = (place: number, from: string, to: string, after = "<main") => ({
  in: articles[place - 1]?.[1] ?? "",
  from,
  to,
  after,
});

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
    mutate: [change(1, 'href="/blog"', 'href="/"', "<main")],
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
    mutate: [change(2, 'href="/services/', 'href="/', "Related services")],
  },
  {
    spec: "Article: sticky sidebar",
    line: 121,
    check: (site) => {
      const path = articles[2]?.[1] ?? "";
      const sidebar = only(site.page(path), "aside");
      assert.equal(styleOf(site, path, sidebar, "position"), "sticky");
    },
    // The sidebar's column tells its rule from others.
    mutate: [change(3, "grid-column:10/13;position:sticky", "grid-column:10/13", "<head")],
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
    mutate: [change(4, "<svg", "Share<svg", "<aside")],
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
    mutate: [change(5, 'href="tel:', 'href="', "<aside")],
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
    mutate: [change(2, "2025-01-10", "2025-03-01"), change(1, "2025-02-05", "2025-03-01")],
  },
  {
    spec: "Articles: three with reading times of 5, 6 and 7 minutes",
    line: 121,
    check: (site) => {
      const times = named(site)
        .flatMap(([, page]) => texts(meta(page), "span"))
        .flatMap((text) => /^(\d+) minutes$/.exec(text)?.slice(1) ?? []);
      assert.deepEqual(times.sort(), ["5", "6", "7"]);
    },
    mutate: [
      change(2, "5 minutes", "9 minutes"),
      change(6, "6 minutes", "9 minutes"),
      change(1, "7 minutes", "9 minutes"),
    ],
  },
];
