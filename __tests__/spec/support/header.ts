/** Section 2: the header and its drawer. */
import assert from "node:assert/strict";
import { business, regions, services } from "./facts";
import { all, attribute, hrefOf, links, only, texts, words } from "../../site/support/query";
import { channels, styleOf, token } from "./styles";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

/** The custom property for the background color of quote buttons. */
const ground = "--red";
/** A page that the navigation links to, so that there is a current link. */
const page = "/about";
const header = (site: Site) => only(site.page(page), "header");
const navigation = (site: Site) => only(header(site), "nav");
const drawer = (site: Site) => only(site.page(page), "#drawer");

/** The six links of the menu called `label`, in `root`. */
function menu(root: ParentNode, label: string): [string, string][] {
  const found = all(root, "details").filter((each) => words(only(each, "summary")) === label);
  assert.equal(found.length, 1, `“${label}” is there ${found.length} times, not once`);
  return all(found[0] ?? root, "li a").map((link) => [
    // The name only; below it, some menus have a line in a smaller font.
    words(link.querySelector("small")?.previousElementSibling ?? link),
    attribute(link, "href"),
  ]);
}

export const headerRows: readonly Row[] = [
  {
    spec: "Header: the logo leads home",
    line: 63,
    check: (site) => {
      const logo = all(header(site), "a").find(
        (link) => !link.closest("nav") && link.querySelector("svg"),
      );
      assert.equal(logo && attribute(logo, "href"), "/");
    },
  },
  {
    spec: "Header: a phone link",
    line: 63,
    check: (site) => {
      const calls = all(header(site), "a[href^='tel:']");
      assert.ok(calls.length > 0, "there is none");
      for (const call of calls)
        assert.equal(attribute(call, "href"), `tel:${business.phone.e164}`);
    },
  },
  {
    spec: "Header: Home, Services, Service Areas, About Us, Gallery, Blog, Contact",
    line: 64,
    check: (site) =>
      assert.deepEqual(
        texts(navigation(site), ":scope > ul > li > a, :scope > ul > li > details > summary"),
        ["Home", "Services", "Service Areas", "About Us", "Gallery", "Blog", "Contact"],
      ),
  },
  {
    spec: "Header: red “Request a Free Quote” button after the navigation",
    line: 64,
    check: (site) => {
      const button = all(header(site), "nav ~ a").find(
        (link) => words(link) === "Request a Free Quote",
      );
      assert.ok(button, "there is none after the navigation");
      assert.equal(styleOf(site, page, button, "background"), `var(${ground})`);
      const [red, green, blue] = channels(token(site, page, ground));
      assert.ok(red > 150 && green < red / 2 && blue < red / 2, "it is not red");
    },
  },
  {
    spec: "Header: the link of the current page is highlighted",
    line: 65,
    check: (site) => {
      const marked = all(navigation(site), "[aria-current]");
      assert.deepEqual(
        marked.map((link) => attribute(link, "href")),
        [page],
      );
      assert.match(site.styles(page), /\[aria-current\][^{]*::?before\{[^}]*background/);
    },
  },
  {
    spec: "Header: a menu button opens the side drawer",
    line: 66,
    check: (site) => {
      const button = only(header(site), "button");
      assert.equal(attribute(button, "popovertarget"), attribute(drawer(site), "id"));
      assert.ok(drawer(site).hasAttribute("popover"), "it is no popover");
    },
  },
  {
    spec: "Drawer: phone link",
    line: 67,
    check: (site) =>
      assert.equal(hrefOf(drawer(site), business.phone.display), `tel:${business.phone.e164}`),
  },
  {
    spec: "Drawer: quote button",
    line: 67,
    check: (site) => assert.ok(hrefOf(drawer(site), "Request a Free Quote")),
  },
  {
    spec: "Drawer: the same links as the navigation",
    line: 67,
    check: (site) =>
      assert.deepEqual(
        links(only(drawer(site), "nav")).filter(
          ([, href]) => !/\/services?\/|\/service-areas/.test(href),
        ),
        [
          ["Home", "/"],
          ["About Us", "/about"],
          ["Gallery", "/gallery"],
          ["Blog", "/blog"],
          ["Contact", "/contact"],
        ],
      ),
  },
  {
    spec: "Drawer: Services is a collapsible group with the six services",
    line: 68,
    check: (site) => assert.deepEqual(menu(drawer(site), "Services"), services),
  },
  {
    spec: "Drawer: Service Areas is a collapsible group with the six regions",
    line: 68,
    check: (site) =>
      assert.deepEqual(menu(drawer(site), "Service Areas").slice(0, regions.length), regions),
  },
  {
    spec: "Header: “Request Quote” beside the menu button",
    line: 70,
    check: (site) => {
      const before = only(header(site), "button").previousElementSibling;
      assert.equal(before && words(before), "Request Quote");
    },
  },
  {
    spec: "Header: the Services menu names the six service pages",
    line: 71,
    check: (site) => assert.deepEqual(menu(navigation(site), "Services"), services),
  },
  {
    spec: "Header: the Service Areas menu names the six region pages",
    line: 72,
    check: (site) =>
      assert.deepEqual(
        menu(navigation(site), "Service Areas").slice(0, regions.length),
        regions,
      ),
  },
];
