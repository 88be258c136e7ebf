/** Section 9: constants and limits. Those of the carousel, notifications and data cache are tested elsewhere. */
import assert from "node:assert/strict";
import { regions } from "./facts";
import {
  all,
  attribute,
  band,
  holds,
  onEveryPage,
  only,
  texts,
  words,
} from "../../site/support/query";
import { styleOf } from "./styles";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

/** The addresses below `folder` on the site map page. */
const listed = (site: Site, folder: string) =>
  all(only(site.page("/sitemap"), "main"), `li a[href^="${folder}/"]`).map((link) =>
    attribute(link, "href"),
  );

/** Checks that the site has at least the number of entries in the specification; editors may add more. */
const holdsAtLeast = (site: Site, folder: string, count: number) =>
  assert.ok(listed(site, folder).length >= count, `${listed(site, folder).length}`);

/** Texts that say how long the company has existed. */
const foundingYear =
  /(?:experience|company|licensed and insured|cable in Maryland|founded in),? since (\d{4})/gi;
const region = regions[2]?.[1] ?? "";
const hero = (site: Site, property: string) =>
  styleOf(site, region, band(site.page(region), 1), property);

export const constantRows: readonly Row[] = [
  {
    spec: "Constant: founded 2013, wherever a year is named",
    line: 265,
    check: onEveryPage((page, address) => {
      const years = [...words(only(page, "main")).matchAll(foundingYear)].map(
        ([, year]) => year,
      );
      assert.deepEqual(
        years.filter((year) => year !== "2013"),
        [],
        address,
      );
    }),
  },
  {
    spec: "Constant: over 10 years, wherever years of experience are named",
    line: 265,
    check: onEveryPage((page, address) => {
      const said = words(only(page, "main")).matchAll(/over (\w+) years (?:of|experience)/gi);
      for (const [, years = ""] of said) assert.match(years, /^(10|ten)$/i, address);
    }),
  },
  {
    spec: "Constant: hours on the contact page",
    line: 266,
    check: (site) =>
      holds(
        words(only(site.page("/contact"), "main")),
        "Monday to Saturday, 8am to 6pm. Sunday closed",
      ),
  },
  {
    spec: "Constant: six services",
    line: 267,
    check: (site) => assert.equal(listed(site, "/services").length, 6),
  },
  {
    spec: "Constant: six service areas",
    line: 267,
    check: (site) =>
      assert.deepEqual(
        regions.filter(([, path]) => !listed(site, "/service-areas").includes(path)),
        [],
      ),
  },
  {
    spec: "Constant: surrounding Maryland communities beside the six",
    line: 267,
    check: (site) =>
      assert.ok(
        texts(band(site.page("/about"), 3), "a").includes("Surrounding Maryland communities"),
      ),
  },
  {
    spec: "Constant: three recent posts",
    line: 269,
    check: (site) => {
      const recent = all(only(site.page("/blog"), "main aside"), "h2 + ul").at(-1);
      assert.equal(recent && all(recent, "li").length, 3);
    },
  },
  {
    spec: "Constant: twelve blog posts",
    line: 270,
    check: (site) => holdsAtLeast(site, "/blog", 12),
  },
  {
    spec: "Constant: six gallery items",
    line: 270,
    check: (site) => holdsAtLeast(site, "/gallery", 6),
  },
  {
    spec: "Constant: three testimonials",
    line: 270,
    check: (site) =>
      assert.equal(site.file("content/testimonials.yaml").match(/^- name: /gm)?.length, 3),
  },
  {
    spec: "Constant: a region's hero is 70% of the viewport high, at least 500px",
    line: 271,
    check: (site) =>
      assert.match(hero(site, "min-height"), /^max\((500px, ?70s?vh|70s?vh, ?500px)\)$/),
  },
  {
    spec: "Constant: no fees are shown",
    line: 274,
    check: onEveryPage((page, address) =>
      assert.doesNotMatch(words(only(page, "main")), /\$ ?\d|\b\d+ dollars\b/i, address),
    ),
  },
];
