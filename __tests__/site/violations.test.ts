/**
 * The Content-Security-Policy forbids nothing that a page does. Other tests also fail on violations: every-page.test.ts and behaviour/ (in Chromium),
 * __tests__/engines (in Firefox and WebKit) and faults.test.ts (faults of the backend).
 */
import { hydrated, openPage, quiet } from "./support/page";
import { pages } from "./support/site";

test("after a client navigation, the head only has the structured data of the new page", async () => {
  const { page, violations } = await openPage("/");
  const data = () =>
    page.$$eval("head script[type='application/ld+json']", (blocks) =>
      blocks.map(({ textContent }) => textContent),
    );
  const [built] = await data();
  await hydrated(page);
  await page.waitForSelector(
    "head script[type='application/ld+json']:not([data-react-helmet])",
    {
      state: "attached",
    },
  );
  expect(await data()).toEqual([built]);
  await page.locator("header a[href='/about']").locator("visible=true").first().click();
  await page.waitForURL("**/about");
  const about = pages.find(({ path }) => path === "/about")?.html ?? "";
  const [, wanted] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(about) ?? [];
  // The head is updated after the page.
  await page.waitForFunction(
    (json) =>
      document.querySelector("head script[type='application/ld+json']")?.textContent === json,
    wanted,
  );
  expect(await data()).toHaveLength(1);
  expect(violations).toEqual([]);
});

test.each([
  ["the code of the carousel", /\/featured-projects-/],
  ["the page's component", /\/component---src-pages-index/],
  ["the page's data", /\/page-data\//],
  ["React", /\/framework-/],
])("without %s there are errors, but no violation", async (_, missing) => {
  const opened = await openPage("/", {
    before: (page) => page.route(missing, (route) => route.abort()),
  });
  const failed = opened.page.waitForEvent("requestfailed", (request) =>
    missing.test(request.url()),
  );
  await opened.page.keyboard.press("Shift");
  await failed;
  await quiet(opened);
  expect(opened.violations).toEqual([]);
});
