/** The contact page: the street map over the drawn one, and directions (decision 25). */
import type { Page, Route } from "playwright-core";
import { mapFrame } from "../../src/domain/site";
import { words } from "../support/content";
import { until } from "../support/until";
import { boxOf } from "./support/boxes";
import { hasFocus } from "./support/input";
import { takeMessages, visit } from "./support/visit";

/** Opens the page where requests for the street map are handled by `answer`, and scrolls to it. */
async function withMap(answer: (route: Route) => Promise<void>) {
  const opened = await visit("/contact", {
    before: (page: Page) => page.route(`${mapFrame}**`, answer),
  });
  expect(opened.requests.some((request) => request.url().startsWith(mapFrame))).toBe(false);
  await opened.page.locator("main address").scrollIntoViewIfNeeded();
  await opened.page.locator("main object").waitFor({ state: "attached" });
  return opened;
}

test("the street map loads when it comes into view; the wheel scrolls the page over it but between a press of its button and the end of its use, also on a wide screen", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<title>Map</title><body style='height: 3000px'>Map",
    }),
  );
  await until(async () => (await page.frames()[1]?.title()) === "Map");
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  const map = page.locator("main object");
  const use = page.getByRole("button", { name: "Use the map" });
  await use.waitFor();
  /** Scrolls to the map and moves the pointer to its middle. Returns whether the map is what a press there reaches. */
  const reaches = async () => {
    await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { x, y, width, height } = await boxOf(map);
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.move(...middle);
    return map.evaluate((element, at) => document.elementFromPoint(...at) === element, middle);
  };
  expect(await reaches()).toBe(false);
  const start = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 20);
  await page.waitForFunction((before) => window.scrollY > before, start);
  for (const leave of [
    () => page.locator("main h2").last().click(),
    () => page.keyboard.press("Escape"),
    () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" })),
    () => page.getByRole("button", { name: "Leave the map" }).click(),
  ]) {
    await use.dblclick();
    expect(await reaches()).toBe(true);
    await leave();
    await use.waitFor();
    expect(await reaches()).toBe(false);
  }
  await page.locator("main address + p a").focus();
  await page.keyboard.press("Tab");
  expect(await hasFocus(map)).toBe(true);
  // There the map reaches beyond the section.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await use.click({ timeout: 5000 });
  await page.getByRole("button", { name: "Leave the map" }).waitFor();
});

test.each(["blockedbyclient", "internetdisconnected"])(
  "%s: the drawn map stays visible, without an error page",
  async (reason) => {
    const opened = await withMap((route) => route.abort(reason));
    const { page, requests } = opened;
    await until(() =>
      requests.some((request) => request.url().startsWith(mapFrame) && request.failure()),
    );
    await until(() => page.frames().length === 1);
    expect(await page.locator("main div:has(~ div > object) svg").isVisible()).toBe(true);
    expect(takeMessages(opened)).toEqual([]);
  },
);
