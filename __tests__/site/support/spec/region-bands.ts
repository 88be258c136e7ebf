/** Section 2: the region pages, from the fourth section to the last. */
import assert from "node:assert/strict";
import { business, regions, services } from "./facts";
import { all, attribute, band, holds, hrefOf, links, only, texts, words } from "./query";
import { arundel, change, each, escaped, heading, howard, montgomery } from "./region-row";
import type { Row } from "./row";
import type { Change } from "../documents";

/** The four points, as far as the specification words them. */
const points: readonly [number, string, RegExp, Change][] = [
  [
    173,
    "licensed and insured with 10+ years of experience",
    /^licensed and insured.*10\+ years of experience/i,
    change(howard, "10+", "9+", "Homeowners &amp;"),
  ],
  [
    174,
    "clean installations with professional workmanship",
    /^clean installations.*professional workmanship/i,
    change(howard, "Professional workmanship", "Work", "Homeowners &amp;"),
  ],
  [
    175,
    "local Maryland expertise and community trust",
    /^local Maryland expertise.*trust.*communit|^local Maryland expertise.*community trust/i,
    change(howard, "Local Maryland expertise", "Expertise", "Homeowners &amp;"),
  ],
  [
    176,
    "ongoing support and maintenance",
    /^ongoing support and maintenance/i,
    change(howard, "Ongoing support", "Support", "Homeowners &amp;"),
  ],
];

export const regionBandRows: readonly Row[] = [
  each(
    171,
    "“Our Services in {Region}”",
    (page, region) => assert.equal(heading(page, 4), `Our Services in ${region}`),
    [change(howard, "Our Services in", "Services in")],
  ),
  each(
    171,
    "six cards that lead to the six service pages",
    (page) =>
      assert.deepEqual(
        all(band(page, 4), "li a").map((card) => [
          words(only(card, "h3")),
          attribute(card, "href"),
        ]),
        services,
      ),
    services.flatMap(([name, path]) => [
      change(howard, `<h3>${escaped(name)}`, "<h3>Other", "Our Services in"),
      change(howard, `href="${path}"`, 'href="/"', "Our Services in"),
    ]),
  ),
  each(
    172,
    "“Why {Region} Homeowners & Businesses Choose Us”",
    (page, region) =>
      assert.equal(heading(page, 5), `Why ${region} Homeowners & Businesses Choose Us`),
    [change(montgomery, "Homeowners &amp; Businesses Choose", "Homeowners Choose")],
  ),
  each(
    172,
    "four points with a photo of the service vehicle",
    (page) => {
      assert.equal(all(band(page, 5), "li h3").length, 4);
      assert.match(attribute(only(band(page, 5), "img"), "alt"), /service van|vehicle/i);
    },
    [
      change(montgomery, "service van", "garden"),
      change(montgomery, "<li><h3>", "<li><h3></h3><h3>", "Homeowners &amp;"),
    ],
  ),
  ...points.map(([line, point, pattern, mutation]) =>
    each(
      line,
      `point: ${point}`,
      (page) =>
        assert.ok(
          all(band(page, 5), "li").some((item) =>
            pattern.test(texts(item, "h3, p").join(" ").trim()),
          ),
          "no point says it",
        ),
      [mutation],
    ),
  ),
  each(
    177,
    "“Recent Projects in {Region}”",
    (page, region) => assert.equal(heading(page, 6), `Recent Projects in ${region}`),
    [change(montgomery, "Recent Projects in", "Projects in")],
  ),
  each(
    177,
    "three cards read “Project Photo Coming Soon”",
    (page) =>
      assert.equal(
        texts(band(page, 6), "li p").filter((text) => text === "Project Photo Coming Soon")
          .length,
        3,
      ),
    [change(montgomery, "Project Photo Coming Soon", "Soon")],
  ),
  each(
    177,
    "the cards' titles with the region's name",
    (page, region) => {
      const cards = all(band(page, 6), "li");
      assert.deepEqual(
        cards.map((card) => words(only(card, "h3"))),
        ["Home Theater Installation", "Security Camera Setup", "Smart Home Automation"],
      );
      for (const card of cards) holds(words(card), region);
    },
    [
      ...["Home Theater Installation", "Security Camera Setup", "Smart Home Automation"].map(
        (name) => change(montgomery, `<h3>${name}`, "<h3>Other", "Recent Projects in"),
      ),
      change(montgomery, "Montgomery County<", "<", "Security Camera Setup"),
    ],
  ),
  each(
    178,
    "“Service Areas” list of all regions",
    (page) => {
      assert.equal(heading(page, 7), "Service Areas");
      assert.deepEqual(links(band(page, 7)), regions);
    },
    [
      change(arundel, "<h2>Service Areas", "<h2>Places", "Recent Projects in"),
      ...regions.map(([, path]) =>
        change(arundel, `href="${path}"`, 'href="/"', "Recent Projects in"),
      ),
    ],
  ),
  each(
    179,
    "closing call with a tel link and a quote button",
    (page) => {
      assert.ok(
        attribute(only(band(page, 8), "a[href^='tel:']"), "href").endsWith(business.phone.e164),
      );
      assert.ok(hrefOf(band(page, 8), "Request a Free Quote"));
    },
    [
      change(arundel, "tel:", "", "Recent Projects in"),
      change(arundel, "Request a Free Quote", "Ask us", "Recent Projects in"),
    ],
  ),
];
