/** Section 2: the region pages, from the head to the third section. */
import assert from "node:assert/strict";
import { business, regions } from "./facts";
import { attribute, band, bands, holds, hrefOf, only, plain, texts, words } from "./query";
import {
  arundel,
  change,
  city,
  each,
  escaped,
  heading,
  howard,
  meta,
  montgomery,
} from "./region-row";
import { publicUrl } from "../site";
import type { Row } from "./row";

/** The line of the specification for each region's towns. */
const towns: readonly [number, string, string][] = [
  [165, "Inner Harbor", "Federal Hill"],
  [166, "Towson", "Dundalk"],
  [167, "Annapolis", "Glen Burnie"],
  [168, "Columbia", "Ellicott City"],
  [169, "Bowie", "Largo"],
  [170, "Bethesda", "Rockville"],
];

const title = (region: string) =>
  `${region} Audio Video & Security Installation | ${business.name}`;

export const regionRows: readonly Row[] = [
  each(
    161,
    "document title",
    (page, region) => assert.equal(plain(page.title), title(region)),
    [
      change(howard, "Audio Video &amp; Security Installation |", "|", "<title"),
      change(howard, escaped(business.name), "Others", "<title"),
    ],
  ),
  each(
    161,
    "title where the page is shared",
    (page, region) => assert.equal(meta(page, "property='og:title'"), title(region)),
    [change(howard, "Audio Video &amp; Security Installation |", "|", "og:title")],
  ),
  each(
    161,
    "description with licensed and insured since 2013 and the phone number",
    (page, region) =>
      holds(
        meta(page, "name='description'").toLowerCase(),
        region.toLowerCase(),
        "licensed and insured since 2013",
        business.phone.display,
      ),
    ["icensed and insured", "since 2013", business.phone.display].map((from) =>
      change(montgomery, from, "", 'name="description"'),
    ),
  ),
  each(
    161,
    "keywords",
    (page) => assert.ok(meta(page, "name='keywords'").split(", ").length >= 3),
    [change(arundel, 'name="keywords"', 'name="words"')],
  ),
  each(
    161,
    "canonical link to its own path",
    (page, _region, address) =>
      assert.equal(attribute(only(page, "link[rel='canonical']"), "href"), publicUrl + address),
    [change(arundel, arundel ?? "", "/", 'rel="canonical"')],
  ),
  each(161, "eight sections", (page) => assert.equal(bands(page).length, 8), [
    change(montgomery, "</main>", "<section></section></main>"),
  ]),
  each(
    162,
    "hero heading",
    (page, region) =>
      assert.equal(
        words(only(band(page, 1), "h1")),
        `Audio Video & Security Installation in ${region}`,
      ),
    [
      change(howard, "Audio Video &amp;", "Video &amp;", "<h1"),
      change(howard, "Howard County", "Maryland", "<h1"),
    ],
  ),
  each(
    162,
    "hero subline",
    (page, region) =>
      holds(
        texts(band(page, 1), "h1 + p").join(),
        `Serving Homes & Businesses Across ${region} Since 2013`,
      ),
    [
      change(howard, "Serving Homes &amp; Businesses Across", "In"),
      change(howard, "Since 2013", "Since 2014", "<h1"),
    ],
  ),
  each(162, "hero button", (page) => assert.ok(hrefOf(band(page, 1), "Request a Free Quote")), [
    change(howard, "Request a Free Quote", "Ask us", "<h1"),
  ]),
  each(
    163,
    "intro paragraph",
    (page) => {
      const [first = ""] = texts(band(page, 2), "p");
      assert.ok(first.length > 40, "it says too little");
    },
    [change(city, "<p", "<p></p><p", "<h2")],
  ),
  each(
    163,
    "team photo with its caption",
    (page) => {
      assert.equal(
        words(only(band(page, 2), "figure figcaption")),
        "Our Professional Installation Team",
      );
      assert.ok(only(band(page, 2), "figure img"));
    },
    [change(arundel, "Our Professional Installation Team", "Our Team")],
  ),
  each(
    164,
    "“Trusted Throughout {Region}” with a picture of it",
    (page, region) => {
      assert.equal(heading(page, 3), `Trusted Throughout ${region}`);
      assert.ok(only(band(page, 3), "img"));
    },
    [change(arundel, "Trusted Throughout", "Trusted in")],
  ),
  ...towns.map(([line, ...names], index): Row => {
    const [region = "", address = ""] = regions[index] ?? [];
    return {
      spec: `Region: ${region} names ${names.join(" and ")}`,
      line,
      check: (site) => holds(texts(band(site.page(address), 3), "p").join(), ...names),
      mutate: names.map((name) => change(address, name, "Elsewhere", "Trusted Throughout")),
    };
  }),
];
