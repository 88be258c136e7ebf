/** Section 2: the footer. */
import assert from "node:assert/strict";
import { business, regions, services } from "./facts";
import {
  all,
  attribute,
  holds,
  hrefOf,
  links,
  only,
  texts,
  words,
} from "../../site/support/query";
import { channels, styleOf, token } from "./styles";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const page = "/about";
const footer = (site: Site) => only(site.page(page), "footer");

/** The band at the top of the footer. */
function callBand(site: Site): Element {
  const found = footer(site).previousElementSibling;
  assert.ok(found, "there is nothing over the footer");
  return found;
}

/** The links under the heading `name`. */
function list(site: Site, name: RegExp): [string, string][] {
  const heading = all(footer(site), "h2").find((each) => name.test(words(each)));
  assert.ok(heading?.nextElementSibling, `no list is called ${String(name)}`);
  return links(heading.nextElementSibling);
}
const call =
  "Ready to upgrade your home or business with professional AV & security installation?";

export const footerRows: readonly Row[] = [
  {
    spec: "Footer: the words of the call-to-action band",
    line: 76,
    check: (site) => holds(words(callBand(site)), call),
  },
  {
    spec: "Footer: the band is blue",
    line: 76,
    check: (site) => {
      const color = styleOf(site, page, callBand(site), "background");
      const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
      assert.ok(name, `its ground is ${color}`);
      const [red, green, blue] = channels(token(site, page, name));
      assert.ok(blue > red && blue > green, "it is not blue");
    },
  },
  {
    spec: "Footer: the band has the quote button",
    line: 76,
    check: (site) => assert.ok(hrefOf(callBand(site), "Request a Free Quote")),
  },
  {
    spec: "Footer: a block with the company's addresses",
    line: 77,
    check: (site) => {
      const { street, city, state, zip } = business.address;
      holds(words(only(footer(site), "address")), street, `${city}, ${state} ${zip}`);
      const targets = links(footer(site)).map(([, href]) => href);
      for (const href of [`tel:${business.phone.e164}`, `mailto:${business.email}`])
        assert.ok(targets.includes(href), `${href} is not linked`);
    },
  },
  {
    spec: "Footer: Services list",
    line: 78,
    check: (site) => assert.deepEqual(list(site, /^Services$/), services),
  },
  {
    spec: "Footer: Service Areas list",
    line: 78,
    check: (site) => assert.deepEqual(list(site, /^Service Areas$/), regions),
  },
  {
    spec: "Footer: About Us, Blog, Contact and a quote button under Company or Resources",
    line: 79,
    check: (site) => {
      assert.deepEqual(list(site, /^Company|Resources$/), [
        ["About Us", "/about"],
        ["Blog", "/blog"],
        ["Contact", "/contact"],
      ]);
      assert.ok(hrefOf(footer(site), "Request a Free Quote"));
    },
  },
  {
    spec: "Footer: Facebook, Instagram, LinkedIn",
    line: 80,
    check: (site) => {
      const social = all(footer(site), "a[target='_blank']:not([data-quote])");
      assert.deepEqual(social.map(words), ["Facebook", "Instagram", "LinkedIn"]);
      for (const link of social) assert.match(attribute(link, "href"), /^https:\/\//);
    },
  },
  {
    spec: "Footer: legal links",
    line: 81,
    check: (site) => {
      for (const [name, path] of [
        ["Privacy Policy", "/privacy-policy"],
        ["Terms of Service", "/terms-of-service"],
        ["Sitemap", "/sitemap"],
      ] as const)
        assert.equal(hrefOf(footer(site), name), path);
    },
  },
  {
    spec: "Footer: copyright line for 2024",
    line: 81,
    check: (site) => {
      const line = texts(footer(site), "span").find((text) => text.startsWith("©")) ?? "";
      assert.match(line, /^© 2024(–\d{4})? /);
      assert.ok(line.endsWith(business.name), `the line is “${line}”`);
    },
  },
];
