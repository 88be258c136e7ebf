/** Section 2: the region pages, from the fourth section to the last. */
import assert from "node:assert/strict";
import { business, regions, services } from "./facts";
import {
  all,
  attribute,
  band,
  holds,
  hrefOf,
  links,
  only,
  texts,
  words,
} from "../../site/support/query";
import { each, heading } from "./region-row";
import type { Row } from "./row";

/** The four points, with patterns for the words that the specification gives. */
const points: readonly [number, string, RegExp][] = [
  [
    173,
    "licensed and insured with 10+ years of experience",
    /^licensed and insured.*10\+ years of experience/i,
  ],
  [
    174,
    "clean installations with professional workmanship",
    /^clean installations.*professional workmanship/i,
  ],
  [
    175,
    "local Maryland expertise and community trust",
    /^local Maryland expertise.*trust.*communit|^local Maryland expertise.*community trust/i,
  ],
  [176, "ongoing support and maintenance", /^ongoing support and maintenance/i],
];

export const regionBandRows: readonly Row[] = [
  each(171, "“Our Services in {Region}”", (page, region) =>
    assert.equal(heading(page, 4), `Our Services in ${region}`),
  ),
  each(171, "six cards that lead to the six service pages", (page) =>
    assert.deepEqual(
      all(band(page, 4), "li a").map((card) => [
        words(only(card, "h3")),
        attribute(card, "href"),
      ]),
      services,
    ),
  ),
  each(172, "“Why {Region} Homeowners & Businesses Choose Us”", (page, region) =>
    assert.equal(heading(page, 5), `Why ${region} Homeowners & Businesses Choose Us`),
  ),
  each(172, "four points with a photo of the service vehicle", (page) => {
    assert.equal(all(band(page, 5), "li h3").length, 4);
    assert.match(attribute(only(band(page, 5), "img"), "alt"), /service van|vehicle/i);
  }),
  ...points.map(([line, point, pattern]) =>
    each(line, `point: ${point}`, (page) =>
      assert.ok(
        all(band(page, 5), "li").some((item) =>
          pattern.test(texts(item, "h3, p").join(" ").trim()),
        ),
        "no point says it",
      ),
    ),
  ),
  each(177, "“Recent Projects in {Region}”", (page, region) =>
    assert.equal(heading(page, 6), `Recent Projects in ${region}`),
  ),
  each(177, "three cards read “Project Photo Coming Soon”", (page) =>
    assert.equal(
      texts(band(page, 6), "li span").filter((text) => text === "Project Photo Coming Soon")
        .length,
      3,
    ),
  ),
  each(177, "the cards' titles with the region's name", (page, region) => {
    const cards = all(band(page, 6), "li");
    assert.deepEqual(
      cards.map((card) => words(only(card, "h3"))),
      ["Home Theater Installation", "Security Camera Setup", "Smart Home Automation"],
    );
    for (const card of cards) holds(words(card), region);
  }),
  each(178, "“Service Areas” list of all regions", (page) => {
    assert.equal(heading(page, 7), "Service Areas");
    assert.deepEqual(links(band(page, 7)), regions);
  }),
  each(179, "closing call with a tel link and a quote button", (page) => {
    assert.ok(
      attribute(only(band(page, 8), "a[href^='tel:']"), "href").endsWith(business.phone.e164),
    );
    assert.ok(hrefOf(band(page, 8), "Request a Free Quote"));
  }),
];
