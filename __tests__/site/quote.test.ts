/** Quote links where a portal is set (decision 17). __tests__/rebuilds/quote.test.ts builds the site without one. */
import { business, first, inputs, testWith } from "../support/content";
import { builtSite } from "./support/documents";
import { all, attribute } from "./support/query";
import { visit } from "./support/visit";

const portal = business.quote?.url ? business.quote : undefined;
const paths = ["/", "/about", "/contact", first("Region").path, first("Service").path];
const linksOf = (path: string) => all(builtSite.page(path), "a[data-quote]");

test("every quote link leads to a portal, an e-mail or the contact page", () => {
  for (const path of [...paths, "/gallery"]) {
    const targets = linksOf(path).map((link) => attribute(link, "href"));
    expect(targets.length).toBeGreaterThan(0);
    const own = [inputs.portal?.url, inputs.portal?.socialUrl, "/contact"];
    for (const target of targets)
      expect(own.includes(target) || /^(https?|mailto):/.test(target)).toBe(true);
  }
});

testWith(portal, "quote links open the portal in a new tab and say so", ({ url }) => {
  for (const path of paths) {
    // The specification sends some buttons of the home page to the contact page.
    const links = linksOf(path).filter((link) => attribute(link, "href") !== "/contact");
    for (const link of links) {
      expect(attribute(link, "href")).toBe(url);
      expect(attribute(link, "target")).toBe("_blank");
      expect(attribute(link, "rel")).toBe("noopener noreferrer");
      expect(link.textContent).toMatch(/\(opens in a new tab\)$/);
    }
  }
});

testWith(
  inputs.portal,
  "the gallery's quote link opens the stand-in portal and names its source",
  async () => {
    const { page } = await visit("/gallery");
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page.locator("main a[data-quote]").click(),
    ]);
    await tab.getByText("names social media as the source").waitFor();
    await tab.close();
  },
);
