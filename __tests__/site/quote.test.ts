/**
 * Quote buttons on the built site (decision 17). npm test builds the site with a stand-in portal; __tests__/rebuilds/quote.test.ts builds it
 * without a portal.
 */
import { business, first, inputs, testWith } from "../support/content";
import { builtSite } from "./support/documents";
import { openPage } from "./support/page";
import { all, attribute } from "./support/query";

const region = first("Region").path;
const portal = business.quote?.url ? business.quote : undefined;

const quoteLinks = (path: string) => all(builtSite.page(path), "a[data-quote]");

test.each(["/", "/contact", region, "/gallery"])(
  "on %s every quote button leads to a portal, an e-mail or the contact page",
  (path) => {
    const targets = quoteLinks(path).map((link) => attribute(link, "href"));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target).toMatch(/^(https?:|mailto:|\/contact$)/);
  },
);

testWith(
  portal,
  "with a portal every quote button opens it in a new tab and says so",
  ({ url }) => {
    for (const path of ["/", "/contact", region, "/gallery"]) {
      // The specification sends some buttons of the home page to the contact page.
      const links = quoteLinks(path).filter((link) => attribute(link, "href") !== "/contact");
      expect(links.map((link) => attribute(link, "href"))).toContain(url);
      for (const link of links) {
        expect(attribute(link, "target")).toBe("_blank");
        expect(attribute(link, "rel")).toBe("noopener noreferrer");
        expect(link.textContent).toMatch(/\(opens in a new tab\)$/);
      }
    }
  },
);

testWith(portal?.socialUrl, "the gallery's quote button names its source", (socialUrl) => {
  const own = all(builtSite.page("/gallery"), "main a[data-quote]");
  expect(own.map((link) => attribute(link, "href"))).toEqual([socialUrl]);
});

testWith(inputs.portal, "the stand-in portal opens and shows the source", async () => {
  const { page } = await openPage("/gallery");
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.locator("main a[data-quote]").click(),
  ]);
  await tab.getByText("names social media as the source").waitFor();
});

testWith(
  business.nextLine,
  "the line about what happens next is on the contact page and in closing calls",
  (line) => {
    for (const path of ["/", "/about", "/contact", region, first("Service").path]) {
      const said = all(builtSite.page(path), "main p").filter((each) =>
        each.textContent?.includes(line),
      );
      expect({ path, said: said.length }).toEqual({ path, said: 1 });
    }
  },
);

test("the closing call on a town's page has no quote button, because the band below it has one", () => {
  const page = builtSite.page(first("Town").path);
  expect(all(page, "main a[data-quote]")).toHaveLength(1);
});
