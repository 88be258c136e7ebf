/** Section 2: home and about. The carousel is tested in a browser (moving.ts). */
import assert from "node:assert/strict";
import { business, regions, services } from "./facts";
import {
  all,
  attribute,
  band,
  hrefOf,
  links,
  only,
  texts,
  words,
} from "../../site/support/query";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const home = (site: Site, place: number) => band(site.page("/"), place);

export const homeRows: readonly Row[] = [
  {
    spec: "Home 1: hero with “Get a Free Quote” to the contact page",
    line: 89,
    check: (site) => assert.equal(hrefOf(home(site, 1), "Get a Free Quote"), "/contact"),
  },
  {
    spec: "Home 1: hero with “View Our Services” to residential AV",
    line: 89,
    check: (site) =>
      assert.equal(hrefOf(home(site, 1), "View Our Services"), "/services/residential-av"),
  },
  {
    spec: "Home 2: stats band",
    line: 90,
    check: (site) => assert.equal(all(home(site, 2), "li:has(> b + span)").length, 4),
  },
  {
    spec: "Home 3: six service cards",
    line: 91,
    check: (site) =>
      assert.deepEqual(
        links(home(site, 3)).map(([, href]) => href),
        services.map(([, path]) => path),
      ),
  },
  {
    spec: "Home 4: why-choose-us with its points",
    line: 92,
    check: (site) => {
      assert.match(words(only(home(site, 4), "h2")), /^Why\b/);
      assert.ok(all(home(site, 4), "li h3 + p").length >= 3, "there are too few points");
    },
  },
  {
    spec: "Home 5: six service-area badges",
    line: 93,
    check: (site) => assert.equal(all(home(site, 5), "ul > li > a").length, 6),
  },
  {
    spec: "Home 6: the place of the carousel is between badges and testimonials",
    line: 94,
    check: (site) => {
      const place = home(site, 5).nextElementSibling;
      assert.equal(place?.localName, "div");
      assert.equal(place?.nextElementSibling, home(site, 6));
    },
  },
  {
    spec: "Home 7: three testimonials, each with name, location, 1 to 5 stars and text",
    line: 95,
    check: (site) => {
      const voices = all(home(site, 6), "figure");
      assert.equal(voices.length, 3);
      for (const voice of voices) {
        assert.ok(words(only(voice, "blockquote")).length > 20, "the text is missing");
        assert.match(
          attribute(only(voice, "[role='img']"), "aria-label"),
          /^[1-5] of 5 stars$/,
        );
        assert.match(words(only(voice, "figcaption b")), /^\p{Lu}/u);
        assert.match(words(only(voice, "figcaption b + span")), /^\p{Lu}/u);
      }
    },
  },
  {
    spec: "Home 8: closing call to action",
    line: 96,
    check: (site) => {
      const closing = home(site, 7);
      assert.equal(closing, all(site.page("/"), "main > section").at(-1));
      assert.equal(hrefOf(closing, business.phone.display), `tel:${business.phone.e164}`);
      assert.ok(only(closing, "a[data-quote]"));
    },
  },
  {
    spec: "Service card: icon, title and description",
    line: 209,
    check: (site) => {
      const cards = all(home(site, 3), "li");
      assert.deepEqual(
        cards.map((card) => words(only(card, "h3"))),
        services.map(([name]) => name),
      );
      for (const card of cards) {
        const [icon, ...parts] = texts(card, "span");
        assert.ok(icon !== undefined && parts.length > 0, "there is no icon");
        assert.match(words(card), /[A-F].*\.$/, "key letter or description is missing");
      }
    },
  },
];

/** The band at `place` of the about page, counted from 1. */
const part = (site: Site, place: number) => band(site.page("/about"), place);

export const aboutRows: readonly Row[] = [
  {
    spec: "About: mission",
    line: 100,
    check: (site) => {
      assert.match(words(only(part(site, 1), "h2")), /mission/i);
      assert.ok(words(only(part(site, 1), "p")).length > 40, "it says nothing");
    },
  },
  {
    spec: "About: owner section",
    line: 100,
    check: (site) => {
      assert.match(words(only(part(site, 2), "h2")), /owner/i);
      assert.ok(texts(part(site, 2), "p").join().length > 80, "it says nothing");
    },
  },
  {
    spec: "About: service areas",
    line: 100,
    check: (site) => assert.deepEqual(links(part(site, 3)).slice(0, 6), regions),
  },
  {
    spec: "About: contact call to action",
    line: 100,
    check: (site) => {
      const targets = links(part(site, 4)).map(([, href]) => href);
      assert.ok(targets.includes("/contact"), "it does not lead to the contact page");
    },
  },
];
