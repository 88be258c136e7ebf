/** Section 1: what the product does, and the claims shown across the site. */
import assert from "node:assert/strict";
import { quoteTarget } from "../../../src/domain/quote";
import { business } from "./facts";
import {
  all,
  attribute,
  band,
  holds,
  links,
  onEveryPage,
  only,
  texts,
  words,
} from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const { phone, email, address } = business;
const { street } = address;

/** The items of the stats band on the page at `path`. */
const figures = (site: Site, path: string) =>
  all(only(site.page(path), "main"), "li:has(> b + span)");

/** The figure with the label `label` in the stats band. */
function stat(site: Site, label: string): string {
  const item = figures(site, "/").find((each) => words(only(each, "span")) === label);
  assert.ok(item, `no figure is called “${label}”`);
  return words(only(item, "b"));
}

/** A row for one figure of the stats band. */
const figure = (line: number, value: string, label: string): Row => ({
  spec: `Stats band: ${value} ${label}`,
  line,
  check: (site) => assert.equal(stat(site, label), value),
});

const portal = "https://portal.example/job";
const mail = { to: "", subject: "", questions: [] };
const situation = { social: false, path: "/", contactPath: "/contact", mail };

export const claims: readonly Row[] = [
  {
    spec: "Product: read-only, no page has a form",
    line: 5,
    check: onEveryPage((page, address) =>
      assert.equal(all(page, "form").length, 0, `${address} has a form`),
    ),
  },
  {
    spec: "Product: every page offers the phone, the contact page and a quote",
    line: 7,
    check: onEveryPage((page, address) => {
      const targets = links(page).map(([, href]) => href);
      assert.ok(targets.includes(`tel:${phone.e164}`), `${address} has no phone link`);
      assert.ok(all(page, "a[data-quote]").length > 0, `${address} has no quote link`);
      only(page, "nav[aria-label='Main'] a[href='/contact']");
    }),
  },
  {
    spec: "Product: the job-request portal opens in a new tab",
    line: 7,
    check: () =>
      assert.deepEqual(quoteTarget({ quote: { url: portal }, ...situation }), {
        href: portal,
        kind: "portal",
      }),
  },
  {
    spec: "Claim: founded 2013",
    line: 10,
    check: (site) => holds(figures(site, "/about").map(words).join(), "2013 Founded"),
  },
  {
    spec: "Claim: over 10 years of experience",
    line: 10,
    check: (site) =>
      holds(figures(site, "/about").map(words).join(), "Over 10 Years of experience"),
  },
  {
    spec: "Footer: tagline",
    line: 11,
    check: (site) =>
      holds(
        words(only(site.page("/about"), "footer")),
        "Trusted AV & Security Experts in Maryland Since 2013",
      ),
  },
  {
    spec: "Trust badges: Licensed & Insured, Locally Owned, Over 10 Years Experience",
    line: 12,
    check: (site) =>
      assert.deepEqual(texts(band(site.page("/"), 1), "li").slice(0, 3), [
        "Licensed & Insured",
        "Locally Owned",
        "Over 10 Years Experience",
      ]),
  },
  {
    spec: "Hours: Monday to Saturday 8am to 6pm, Sunday closed",
    line: 13,
    check: (site) => {
      const footer = words(only(site.page("/about"), "footer"));
      holds(footer, "Monday to Saturday, 8am to 6pm", "Sunday closed");
    },
  },
  {
    spec: "Claim: consultations and quotes are free",
    line: 14,
    check: (site) => {
      const said = words(only(site.page("/"), "main > section:last-of-type"));
      assert.match(said, /consultation and the quote are free/i);
    },
  },
  {
    spec: "Header: street address, phone number, e-mail",
    line: 15,
    check: (site) => {
      const header = only(site.page("/about"), "header");
      holds(words(header), street, email);
      assert.ok(texts(header, "a[href^='tel:']").includes(phone.display), "no number is shown");
    },
  },
  {
    spec: "Footer: street address, phone number, e-mail",
    line: 15,
    check: (site) => holds(words(only(site.page("/"), "footer")), street, phone.display, email),
  },
  {
    spec: "Contact: street address, phone number, e-mail are shown",
    line: 15,
    check: (site) =>
      holds(words(only(site.page("/contact"), "main")), street, phone.display, email),
  },
  {
    spec: "Stats band: four figures",
    line: 17,
    check: (site) => assert.equal(figures(site, "/").length, 4),
  },
  figure(17, "500+", "Happy Customers"),
  figure(10, "15+", "Years Experience"),
  figure(17, "6", "Counties Served"),
  figure(17, "100%", "Satisfaction Rate"),
  {
    spec: "Product: no quote link is empty",
    line: 85,
    check: onEveryPage((page, address) => {
      for (const link of all(page, "a[data-quote]"))
        assert.match(attribute(link, "href"), /^(\/|https?:|mailto:)/, address);
    }),
  },
  {
    spec: "Product: two portal addresses, one of which names social media as the source",
    line: 85,
    check: () => {
      const quote = { url: portal, socialUrl: `${portal}?source=social` };
      assert.equal(quoteTarget({ quote, ...situation }).href, portal);
      const social = quoteTarget({ quote, ...situation, social: true });
      assert.deepEqual(social, { href: quote.socialUrl, kind: "portal" });
    },
  },
];
