/**
 * The Content-Security-Policy is enforced, Trusted Types included, and forbids nothing that a page does. Other tests also fail on violations:
 * every-page.test.ts (in Chromium), behaviour/ (widgets, in Chromium), engines/behavior.test.ts (widgets, in other engines),
 * engines/pages.test.ts (kinds of pages) and faults.test.ts (faults of the backend). Without a script, pages are tested in Chromium; with
 * ALL_ENGINES in three engines.
 */
import { describeEngines, hydrate, settled, until, widgetEngines } from "./support/engines";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

/** Runs in the page. Tries what Trusted Types forbid, and returns the attempts that throw. */
function refused(): string[] {
  const place = document.body.appendChild(document.createElement("div"));
  const attempts: Record<string, () => unknown> = {
    "HTML from a string": () => (place.innerHTML = "<b>words</b>"),
    "a script's address from a string": () => (document.createElement("script").src = "/a.js"),
    "a script's text from a string": () => (document.createElement("script").text = "1"),
    "another policy": () => window.trustedTypes?.createPolicy("another", {}),
    "a second policy of that name": () => window.trustedTypes?.createPolicy("site", {}),
    "a policy for all strings": () => window.trustedTypes?.createPolicy("default", {}),
  };
  return Object.keys(attempts).filter((name) => {
    try {
      attempts[name]?.();
      return false;
    } catch {
      return true;
    }
  });
}

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
  await until(async () => (await data())[0] === wanted);
  expect(await data()).toHaveLength(1);
  expect(violations).toEqual([]);
});

describeEngines((open) => {
  test("Trusted Types are enforced", async () => {
    const { tab, proxy } = await open("/");
    await hydrate(tab);
    await settled(proxy);
    expect(proxy.said).toEqual([]);
    expect(await tab.run(refused)).toEqual([
      "HTML from a string",
      "a script's address from a string",
      "a script's text from a string",
      "another policy",
      "a second policy of that name",
      "a policy for all strings",
    ]);
  });
});

describeEngines((open) => {
  test.each([
    ["the code of the carousel", /\/featured-projects-/],
    ["the page's component", /\/component---src-pages-index/],
    ["the page's data", /\/page-data\//],
    ["React", /\/framework-/],
  ])("without %s there are errors, but no violation", async (_, refuse) => {
    const { tab, proxy } = await open("/", undefined, { refuse });
    await tab.press("Shift");
    // On a busy machine, the file is requested late.
    await until(() => proxy.asked.some(({ status }) => status === 0));
    await settled(proxy);
    expect(proxy.said.filter((line) => line.startsWith("violation"))).toEqual([]);
  });
}, widgetEngines("Chromium"));
