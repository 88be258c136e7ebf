/** Section 2: contact, gallery, the overview of service areas and the 404 screen. */
import assert from "node:assert/strict";
import { first } from "../../support/content";
import { business, regions } from "./facts";
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
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

const contact = (site: Site) => only(site.page("/contact"), "main");
const gallery = (site: Site) => only(site.page("/gallery"), "main");
const cards = (site: Site) => all(gallery(site), "li > a");
const overview = (site: Site) => only(site.page("/service-areas"), "main");
const missing = (site: Site) => only(site.page("/404.html"), "main");
const video = first("Project", "video").path;

export const contactRows: readonly Row[] = [
  {
    spec: "Contact: the whole address",
    line: 125,
    check: (site) => {
      const { city, state, zip } = business.address;
      holds(words(only(contact(site), "address")), `${city}, ${state} ${zip}`);
    },
  },
  {
    spec: "Contact: click-to-call phone",
    line: 125,
    check: (site) => {
      const first = only(contact(site), "h1 ~ p:first-of-type a");
      assert.equal(attribute(first, "href"), `tel:${business.phone.e164}`);
    },
  },
  {
    spec: "Contact: e-mail link",
    line: 125,
    check: (site) => {
      const targets = links(contact(site)).map(([, href]) => href);
      assert.ok(targets.includes(`mailto:${business.email}`));
    },
  },
  {
    spec: "Contact: hours of the whole week",
    line: 125,
    check: (site) =>
      assert.deepEqual(
        texts(only(contact(site), "ol"), "li").map((day) => day.replace(/^(\w+?day)/, "$1 ")),
        [
          ..."Monday Tuesday Wednesday Thursday Friday Saturday"
            .split(" ")
            .map((day) => `${day} 8am–6pm`),
          "Sunday closed",
        ],
      ),
  },
  {
    spec: "Contact: “Request a Free Quote” button",
    line: 125,
    check: (site) => {
      const button = only(contact(site), "a[data-quote]");
      assert.match(words(button), /^Request a Free Quote( by e-mail)?$/);
      assert.match(attribute(button, "href"), /^(https?|mailto):/);
    },
  },
  {
    spec: "Contact: an embedded map with a title",
    line: 125,
    check: (site) => {
      const map = only(contact(site), "iframe");
      assert.match(attribute(map, "src"), /^https:\/\/www\.openstreetmap\.org\/export\/embed/);
      assert.match(attribute(map, "title"), /map/i);
    },
  },
  {
    spec: "Contact: a note that social links are coming soon",
    line: 125,
    check: (site) => assert.match(words(contact(site)), /social links are coming soon/i),
  },
  {
    spec: "Contact: no form",
    line: 125,
    check: (site) => assert.equal(all(contact(site), "form, textarea, input").length, 0),
  },
  {
    spec: "Gallery: a grid of six projects",
    line: 129,
    check: (site) => {
      const targets = cards(site).map((card) => attribute(card, "href"));
      assert.ok(targets.length >= 6, `${targets.length} projects`);
      assert.equal(cards(site)[0]?.closest("ul")?.children.length, new Set(targets).size);
    },
  },
  {
    spec: "Gallery: category filter",
    line: 130,
    check: (site) =>
      assert.deepEqual(texts(only(gallery(site), "[role='group']"), "button"), [
        "All Projects",
        "Home Theaters",
        "Security Systems",
        "Commercial AV",
        "Smart Homes",
        "Low Voltage Wiring",
      ]),
  },
  {
    spec: "Gallery: each card shows title, location and media type",
    line: 131,
    check: (site) => {
      for (const card of cards(site)) {
        const [title, location, medium, ...others] = texts(card, "span > span");
        assert.ok(title && location && others.length === 0);
        const moves = attribute(card, "href") === video;
        assert.match(medium ?? "", moves ? /^Video$/ : /^(Image|Video)$/);
      }
    },
  },
  {
    spec: "Gallery: a lightbox stands ready and is closed",
    line: 132,
    check: (site) => assert.ok(!only(gallery(site), "dialog").hasAttribute("open")),
  },
  {
    spec: "Gallery: words where the video cannot play",
    line: 133,
    check: (site) =>
      assert.equal(
        words(only(site.page(video), "main video")),
        "Your browser does not support the video tag.",
      ),
  },
  {
    spec: "Gallery: a quote link",
    line: 134,
    check: (site) => assert.ok(attribute(only(gallery(site), "a[data-quote]"), "href")),
  },
  {
    spec: "Overview: the six jurisdictions",
    line: 138,
    check: (site) =>
      assert.deepEqual(
        all(overview(site), "li a h3").map((name) => [
          words(name),
          attribute(name.closest("a") as Element, "href"),
        ]),
        regions,
      ),
  },
  {
    spec: "Overview: surrounding Maryland communities",
    line: 138,
    check: (site) =>
      assert.ok(texts(overview(site), "h2").includes("Surrounding Maryland communities")),
  },
  {
    spec: "Overview: a quote button",
    line: 138,
    check: (site) => assert.ok(attribute(only(overview(site), "a[data-quote]"), "href")),
  },
  {
    spec: "404: heading",
    line: 183,
    check: (site) => assert.equal(words(only(missing(site), "h1")), "404"),
  },
  {
    spec: "404: text",
    line: 183,
    check: (site) => assert.ok(texts(missing(site), "p").includes("Oops! Page not found")),
  },
  {
    spec: "404: “Return to Home” link",
    line: 183,
    check: (site) => assert.equal(hrefOf(missing(site), "Return to Home"), "/"),
  },
];
