/** Section 9: constants and limits. Carousel, notifications and data cache have tests of their own. */
import assert from "node:assert/strict";
import { regions } from "./facts";
import { pages } from "../site";
import { all, band, holds, only, texts, words } from "./query";
import { styleOf } from "./styles";
import type { Row } from "./row";
import type { Site } from "../documents";

/** The addresses in the group of the site map that holds `address`. */
function group(site: Site, address: string): string[] {
  const found = all(only(site.page("/sitemap"), "main"), "ul").find((list) =>
    list.querySelector(`a[href^="${address}"]`),
  );
  return found ? all(found, "a").map((link) => link.getAttribute("href") ?? "") : [];
}

const inSitemap = (from: string, to: string) => ({ in: "/sitemap", from, to, after: "<h1" });
const region = regions[2]?.[1] ?? "";
const hero = (site: Site, property: string) =>
  styleOf(site, region, band(site.page(region), 1), property);

export const constantRows: readonly Row[] = [
  {
    spec: "Constant: founded 2013, wherever a year is named",
    line: 265,
    check: (site) => {
      for (const { path } of pages) {
        const said = words(only(site.page(path), "main"));
        for (const [, year] of said.matchAll(
          /\b(?:experience|company|licensed and insured|cable in Maryland) since (\d{4})/gi,
        ))
          assert.equal(year, "2013", path);
      }
      holds(words(only(site.page("/services/smart-home"), "main")), "Experience since 2013");
    },
    mutate: [
      {
        in: "/services/smart-home",
        from: "Experience since 2013",
        to: "Experience since 2012",
      },
      {
        in: "/services/low-voltage",
        from: "in Maryland since 2013",
        to: "in Maryland since 2012",
      },
    ],
  },
  {
    spec: "Constant: over 10 years, wherever years of experience are named",
    line: 265,
    check: (site) => {
      for (const { path } of pages) {
        const said = words(only(site.page(path), "main"));
        for (const [, years] of said.matchAll(/\bover (\w+) years (?:of|experience)/gi))
          assert.match(years ?? "", /^(10|ten)$/i, path);
      }
      holds(
        words(only(site.page("/services/low-voltage"), "main")),
        "Over 10 years of experience",
      );
    },
    mutate: [
      { in: "/services/smart-home", from: "Over 10 years", to: "Over 9 years" },
      { in: "/services/low-voltage", from: "Over 10 years", to: "Over 20 years" },
    ],
  },
  {
    spec: "Constant: hours on the contact page",
    line: 266,
    check: (site) =>
      holds(
        words(only(site.page("/contact"), "main")),
        "Monday to Saturday, 8am to 6pm. Sunday closed",
      ),
    mutate: ["8am to", "to 6pm", "Sunday closed"].map((from) => ({
      in: "/contact",
      from,
      to: "",
      after: "<h1",
    })),
  },
  {
    spec: "Constant: six services",
    line: 267,
    check: (site) => assert.equal(group(site, "/services/").length, 6),
    mutate: [inSitemap('<li><a href="/services/low-voltage"', '<li><a></a><a href="/"')],
    alsoFails: { "Service and service area: name and href": "it lists the same six" },
  },
  {
    spec: "Constant: six service areas",
    line: 267,
    check: (site) =>
      assert.deepEqual(
        group(site, "/service-areas/baltimore-city"),
        regions.map(([, path]) => path),
      ),
    mutate: [inSitemap('href="/service-areas/howard-county"', 'href="/"')],
    alsoFails: { "Service and service area: name and href": "it lists the same six" },
  },
  {
    spec: "Constant: surrounding Maryland communities beside the six",
    line: 267,
    check: (site) =>
      assert.ok(
        texts(band(site.page("/about"), 3), "a").includes("Surrounding Maryland communities"),
      ),
    mutate: [{ in: "/about", from: "Surrounding Maryland communities", to: "Others" }],
  },
  {
    spec: "Constant: three recent posts",
    line: 269,
    check: (site) => {
      const lists = all(only(site.page("/blog"), "main aside"), "h2 + ul");
      const recent = lists.find((list) =>
        /recent/i.test(words(list.previousElementSibling ?? list)),
      );
      assert.equal(recent && all(recent, "li").length, 3);
    },
    mutate: [{ in: "/blog", from: "<li", to: "<li></li><li", after: "Recent Posts" }],
  },
  {
    spec: "Constant: twelve blog posts",
    line: 270,
    check: (site) => assert.equal(group(site, "/blog/").length, 12),
    mutate: [inSitemap('href="/blog/', 'name="')],
  },
  {
    spec: "Constant: six gallery items",
    line: 270,
    check: (site) => assert.equal(group(site, "/gallery/").length, 6),
    mutate: [inSitemap('<li><a href="/gallery/', '<li><a></a><a href="/')],
  },
  {
    spec: "Constant: three testimonials",
    line: 270,
    check: (site) =>
      assert.equal(site.file("content/testimonials.yaml").match(/^- name: /gm)?.length, 3),
    mutate: [{ in: "content/testimonials.yaml", from: "- name: ", to: "- name: A\n- name: " }],
  },
  {
    spec: "Constant: a region's hero is 70% of the viewport high, at least 500px",
    line: 271,
    check: (site) =>
      assert.match(hero(site, "min-height"), /^max\((500px, ?70s?vh|70s?vh, ?500px)\)$/),
    mutate: [
      { in: region, from: "70vh", to: "60vh", after: "max(" },
      { in: region, from: "max(500px", to: "max(400px" },
    ],
  },
  {
    spec: "Constant: no fees are shown",
    line: 274,
    check: (site) => {
      for (const { path } of pages)
        assert.doesNotMatch(
          words(only(site.page(path), "main")),
          /\$ ?\d|\b\d+ dollars\b/i,
          path,
        );
    },
    mutate: [{ in: "/sitemap", from: "</main>", to: "From $99</main>" }],
  },
];
