/** The contact page: its two maps, directions, and the week with large text. */
import type { Page, Route } from "playwright-core";
import { mapFrame } from "../../src/domain/map-links";
import { words } from "../support/content";
import { hydrated, openPage } from "./support/page";

const frame = (page: Page) => page.locator("main iframe");
const drawn = (page: Page) => page.locator("main svg:has(use)").last();
const desk = { viewport: { width: 1280, height: 800 } };

test("directions open a new tab and say so", async () => {
  const { page } = await openPage("/contact", desk);
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});

/** Opens the page; `answer` responds to requests for the street map. */
async function withMap(answer: (route: Route) => Promise<void>) {
  const before = (page: Page) => page.route(`${mapFrame}**`, answer);
  const opened = await openPage("/contact", { ...desk, before });
  await hydrated(opened.page);
  return opened;
}

test("the street map is shown over the drawn map after it has loaded", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await drawn(page).scrollIntoViewIfNeeded();
  await frame(page).waitFor({ state: "visible" });
});

test.each(["blockedbyclient", "internetdisconnected", "connectionrefused"])(
  "with the fault %s, the drawn map is visible and the street map is not",
  async (fault) => {
    const { page, violations } = await withMap((route) => route.abort(fault));
    const failed = page.waitForEvent("requestfailed");
    await drawn(page).scrollIntoViewIfNeeded();
    expect((await failed).url()).toContain(mapFrame);
    await page.waitForTimeout(300);
    expect(await frame(page).isVisible()).toBe(false);
    expect(await drawn(page).isVisible()).toBe(true);
    expect(violations).toEqual([]);
  },
);

test.each([100, 150, 200])("with text at %s %%, no two weekdays overlap", async (percent) => {
  const { page } = await openPage("/contact", { ...desk, bypassCSP: true });
  await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
  const over = await page.evaluate(() => {
    const names = [...document.querySelectorAll("main ol b")].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    });
    return names.filter((one, index) =>
      names
        .slice(index + 1)
        .some((two) => one.right > two.left && one.left < two.right && one.bottom > two.top),
    ).length;
  });
  expect(over).toBe(0);
});
