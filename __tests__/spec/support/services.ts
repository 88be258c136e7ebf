/** Section 2: the service pages. Parts are identified by position, because editors may change their headings. */
import assert from "node:assert/strict";
import { regions } from "./facts";
import { all, band, bands, links, only, texts, words } from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

type Name =
  | "residential-av"
  | "commercial-av"
  | "home-theater"
  | "security-cameras"
  | "smart-home"
  | "low-voltage";
const address = (name: Name) => `/services/${name}`;
const part = (site: Site, name: Name, place: number) => band(site.page(address(name)), place);

/** A row for a part with `count` headings. */
const counted = (
  line: number,
  name: Name,
  place: number,
  count: number,
  what: string,
): Row => ({
  spec: `${name}: ${what}`,
  line,
  check: (site) => assert.equal(all(part(site, name, place), "li h3").length, count),
});

/** A row for a part with these headings in this order. */
const headed = (
  line: number,
  name: Name,
  place: number,
  what: string,
  titles: readonly string[],
): Row => ({
  spec: `${name}: ${what}`,
  line,
  check: (site) =>
    assert.deepEqual(
      texts(part(site, name, place), "li h3").map((title) => title.toLowerCase()),
      titles.map((title) => title.toLowerCase()),
    ),
});

/** A row for a link to `target` at the beginning of a page's main part. */
const leads = (line: number, name: Name, target: string, what: string): Row => ({
  spec: `${name}: ${what}`,
  line,
  check: (site) => {
    const targets = links(part(site, name, 1)).map(([, href]) => href);
    assert.ok(targets.includes(target), `the head of the page does not lead to ${target}`);
  },
});

/** A row for the list of service areas, the second to last part. */
const areas = (line: number, name: Name): Row => ({
  spec: `${name}: service areas`,
  line,
  check: (site) =>
    assert.deepEqual(
      links(part(site, name, bands(site.page(address(name))).length - 1)),
      regions,
    ),
});

export const serviceRows: readonly Row[] = [
  counted(142, "residential-av", 3, 4, "four service cards"),
  counted(142, "residential-av", 4, 6, "six benefits"),
  headed(142, "residential-av", 5, "four-step process", [
    "Consultation & Assessment",
    "Custom Design",
    "Professional Installation",
    "System Training & Support",
  ]),
  {
    spec: "residential-av: three photo placeholders",
    line: 142,
    check: (site) => {
      const places = texts(part(site, "residential-av", 6), "li");
      assert.equal(places.length, 3);
      for (const place of places) assert.match(place, /photo/i);
    },
  },
  leads(142, "residential-av", "/contact", "consultation call to action"),
  headed(143, "commercial-av", 3, "three solution cards", [
    "Corporate Offices",
    "Restaurants & Hospitality",
    "Retail & Showrooms",
  ]),
  counted(143, "commercial-av", 4, 8, "eight benefits"),
  counted(143, "commercial-av", 5, 4, "four-step process"),
  {
    spec: "commercial-av: six industries served",
    line: 143,
    check: (site) => assert.equal(all(part(site, "commercial-av", 6), "li").length, 6),
  },
  leads(143, "commercial-av", "/contact", "call to action to the contact page"),
  leads(
    143,
    "commercial-av",
    "/services/security-cameras",
    "call to action to security cameras",
  ),
  leads(145, "home-theater", "/contact", "hero leads to the contact page"),
  counted(146, "home-theater", 3, 4, "design goals"),
  counted(146, "home-theater", 4, 5, "five services"),
  headed(147, "home-theater", 5, "four-step process", [
    "Consultation and room assessment",
    "Custom design and equipment selection",
    "Professional installation",
    "Training and follow-up",
  ]),
  {
    spec: "home-theater: three sample projects, in Towson, Columbia, Baltimore",
    line: 148,
    check: (site) =>
      assert.deepEqual(texts(part(site, "home-theater", 6), "li h3 + p"), [
        "Towson",
        "Columbia",
        "Baltimore",
      ]),
  },
  areas(149, "home-theater"),
  {
    spec: "home-theater: closing call to action",
    line: 149,
    check: (site) => {
      const page = site.page(address("home-theater"));
      const closing = band(page, bands(page).length);
      assert.ok(links(closing).some(([, href]) => href === "/contact"));
      assert.ok(only(closing, "a[href^='tel:']"));
    },
  },
  {
    spec: "security-cameras: three solution cards: residential, commercial, CCTV and IP",
    line: 151,
    check: (site) => {
      const titles = texts(part(site, "security-cameras", 3), "li h3");
      assert.equal(titles.length, 3);
      [/^residential/i, /^commercial/i, /\bCCTV and IP\b/].forEach((kind, index) =>
        assert.match(titles[index] ?? "", kind),
      );
    },
  },
  counted(152, "security-cameras", 5, 6, "benefits"),
  counted(152, "security-cameras", 6, 4, "four-step process"),
  headed(153, "security-cameras", 4, "four camera types", ["Dome", "Bullet", "PTZ", "Thermal"]),
  leads(154, "security-cameras", "/contact", "call to action to the contact page"),
  leads(154, "security-cameras", "/services/smart-home", "call to action to smart home"),
  {
    spec: "security-cameras: a visible note about adding project photos",
    line: 155,
    check: (site) =>
      assert.match(words(part(site, "security-cameras", 7)), /project photos to be added/i),
  },
  counted(156, "smart-home", 3, 5, "five solution cards"),
  counted(156, "smart-home", 4, 6, "benefits"),
  counted(156, "smart-home", 5, 5, "reasons to choose"),
  {
    spec: "smart-home: a project-photo placeholder",
    line: 156,
    check: (site) => assert.match(words(part(site, "smart-home", 6)), /project photo/i),
  },
  areas(156, "smart-home"),
  leads(156, "smart-home", "/contact", "a link to the contact page"),
  counted(157, "low-voltage", 3, 5, "five service cards"),
  counted(157, "low-voltage", 4, 6, "benefits"),
  counted(157, "low-voltage", 5, 4, "reasons to choose"),
  counted(157, "low-voltage", 6, 2, "two sample projects"),
  areas(157, "low-voltage"),
  leads(157, "low-voltage", "/contact", "a link to the contact page"),
];
