/** Section 2: the region pages, from the head to the third section. */
import assert from "node:assert/strict";
import { business, regions } from "./facts";
import {
  attribute,
  band,
  bands,
  holds,
  hrefOf,
  only,
  plain,
  texts,
  words,
} from "../../site/support/query";
import { each, heading, meta } from "./region-row";
import { publicUrl } from "../../site/support/site";
import type { Row } from "./row";

/** Line number in the specification and the towns of each region. */
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
  each(161, "document title", (page, region) => assert.equal(plain(page.title), title(region))),
  each(161, "title where the page is shared", (page, region) =>
    assert.equal(meta(page, "property='og:title'"), title(region)),
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
  ),
  each(161, "keywords", (page) =>
    assert.ok(meta(page, "name='keywords'").split(", ").length >= 3),
  ),
  each(161, "canonical link to its own path", (page, _region, address) =>
    assert.equal(attribute(only(page, "link[rel='canonical']"), "href"), publicUrl + address),
  ),
  each(161, "eight sections", (page) => assert.equal(bands(page).length, 8)),
  each(162, "hero heading", (page, region) =>
    assert.equal(
      words(only(band(page, 1), "h1")),
      `Audio Video & Security Installation in ${region}`,
    ),
  ),
  each(162, "hero subline", (page, region) =>
    holds(
      texts(band(page, 1), "h1 + p").join(),
      `Serving Homes & Businesses Across ${region} Since 2013`,
    ),
  ),
  each(162, "hero button", (page) => assert.ok(hrefOf(band(page, 1), "Request a Free Quote"))),
  each(163, "intro paragraph", (page) => {
    const [first = ""] = texts(band(page, 2), "p");
    assert.ok(first.length > 40, "it says too little");
  }),
  each(163, "team photo with its caption", (page) => {
    assert.equal(
      words(only(band(page, 2), "figure figcaption")),
      "Our Professional Installation Team",
    );
    assert.ok(only(band(page, 2), "figure img"));
  }),
  each(164, "“Trusted Throughout {Region}” with a picture of it", (page, region) => {
    assert.equal(heading(page, 3), `Trusted Throughout ${region}`);
    assert.ok(only(band(page, 3), "img"));
  }),
  ...towns.map(([line, ...names], index): Row => {
    const [region = "", address = ""] = regions[index] ?? [];
    return {
      spec: `Region: ${region} names ${names.join(" and ")}`,
      line,
      check: (site) => holds(texts(band(site.page(address), 3), "p").join(), ...names),
    };
  }),
];
