/** The contact page: its two maps, directions, and the week with large text. */
import type { Page, Route } from "playwright-core";
import { until } from "../support/until";
import { mapFrame } from "../../src/domain/map-links";
import { words } from "../support/content";
import { hydrated, openPage } from "./support/page";

const desk = { viewport: { width: 1280, height: 800 } };

test("directions open a new tab and say so", async () => {
  const { page } = await openPage("/contact", desk);
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});

/** Opens the page where requests for the street map are handled by `answer`, and scrolls to it. */
async function withMap(answer: (route: Route) => Promise<void>) {
  const before = (opening: Page) => opening.route(`${mapFrame}**`, answer);
  const opened = await openPage("/contact", { ...desk, before });
  await hydrated(opened.page);
  await opened.page.locator("main address").scrollIntoViewIfNeeded();
  await opened.page.locator("main object").waitFor({ state: "attached" });
  return opened;
}

test("the street map is shown over the drawn map", async () => {
  const { page, violations } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await until(async () => (await page.frames()[1]?.title()) === "Map");
  expect(violations).toEqual([]);
});

test.each(["blockedbyclient", "internetdisconnected", "connectionrefused"])(
  "%s: the drawn map is visible, without an error page or a message in the console",
  async (fault) => {
    const opened = await withMap((route) => route.abort(fault));
    const { page, requests } = opened;
    const failed = () =>
      requests.some((request) => request.url().startsWith(mapFrame) && request.failure());
    await until(failed);
    await page.waitForTimeout(300);
    expect(page.frames().length).toBe(1);
    expect(await page.locator("main svg:has(~ div > object)").isVisible()).toBe(true);
    expect(opened.console).toEqual([]);
  },
);

test("without scripts the street map is a frame", async () => {
  const { page } = await openPage("/contact", { ...desk, javaScriptEnabled: false });
  expect(await page.locator("main iframe").getAttribute("src")).toMatch(mapFrame);
});

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
