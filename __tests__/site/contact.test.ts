/**
 * The contact page: the street map over the drawn one, and directions (decision 25). Texts about the present, such as “Open now”, are computed in
 * the browser by the company's clock (decision 28); so is day or night in the drawing of the home page.
 */
import type { Page, Route } from "playwright-core";
import { openState } from "../../src/domain/open-now";
import { mapFrame } from "../../src/domain/site";
import { business, entries, testWith, words } from "../support/content";
import { until } from "../support/until";
import { boxOf } from "./support/boxes";
import { pass } from "./support/clock";
import { hasFocus } from "./support/input";
import type { OpenPage } from "./support/page";
import { takeMessages, visit, zones } from "./support/visit";

const company = { ...business, closures: business.closures ?? [] };
const stateAt = (time: number) => openState(company, new Date(time));
const minute = 60_000;
/** A closing time in January. */
let closing = Date.parse("2025-01-06T05:00:00Z");
while (!stateAt(closing).open) closing += minute;
while (stateAt(closing).open) closing += minute;

const badge = (page: Page) =>
  page.locator("main span", { hasText: /^(Open now|Opens .*)$/ }).first();
const today = (page: Page) => page.locator("[aria-current='date']");

/** Opens the page at `path` with its clock started at `time`. */
const visitAt = (time: number, path: string, timezoneId: string): Promise<OpenPage> =>
  visit(path, { timezoneId, before: (opening) => opening.clock.install({ time }) });

// Open and closed. Other times: __tests__/domain/hours.test.ts.
test.each([
  ["2025-01-11T22:30:00Z", zones[0]],
  ["2025-01-12T17:00:00Z", zones[1]],
])("at %s, state and day are the company's and not those of %s", async (moment, zone) => {
  const state = stateAt(Date.parse(moment));
  const { page } = await visitAt(Date.parse(moment), "/contact", zone);
  await badge(page).waitFor();
  expect(await badge(page).innerText()).toBe(state.words);
  expect(await today(page).innerText()).toContain(state.today);
});

testWith(
  entries("HomePage", "drawing")[0],
  "a drawing on the home page",
  "a page that stays open past closing time updates itself: its drawing shows night then, and day before; a visitor's choice stays",
  async () => {
    const visited = await visitAt(closing - minute, "/", zones[0]);
    const { page } = visited;
    const night = page.locator("main [value='night']");
    await badge(page).waitFor();
    expect(await badge(page).innerText()).toBe("Open now");
    expect(await night.isChecked()).toBe(false);
    await page.clock.pauseAt(closing - 10_000);
    await pass(page, minute);
    expect(await badge(page).innerText()).toBe(stateAt(closing).words);
    expect(await night.isChecked()).toBe(true);
    await page.locator("main label").first().click();
    await pass(page, minute);
    expect(await night.isChecked()).toBe(false);
    // In these minutes, the read of the featured projects may have timed out.
    takeMessages(visited);
  },
);

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

test("the street map loads when it comes into view, and directions open a new tab and say so", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await until(async () => (await page.frames()[1]?.title()) === "Map");
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});

test("on a wide screen, the map reaches the right edge, with its button", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole("button", { name: "Use the map" }).click({ timeout: 5000 });
  await page.getByRole("button", { name: "Leave the map" }).waitFor();
});

test("the wheel scrolls the page over the street map until its button is pressed, and again when the visitor has left the map", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<body style='height: 3000px'>Map" }),
  );
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
