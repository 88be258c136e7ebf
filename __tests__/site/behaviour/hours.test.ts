/** What the pages say about now: computed in the browser, by Maryland's clock (decision 28). */
import type { Page } from "playwright-core";
import { pass } from "../support/clock";
import { zones } from "../support/devices";
import { visit } from "../support/visit";

const today = (page: Page) => page.locator("[aria-current='date']").innerText();
const words = (page: Page) =>
  page
    .locator("main span", { hasText: /^(Open now|Opens .*)$/ })
    .first()
    .innerText();

/** The page at `path` as it is at `moment`, its clock at a standstill. */
async function at(moment: string, path: string, timezoneId: string): Promise<Page> {
  const { page } = await visit(path, {
    timezoneId,
    before: async (opened) => {
      await opened.clock.install({ time: new Date(moment) });
    },
  });
  await page.locator("main span", { hasText: /^Open/ }).first().waitFor();
  return page;
}

describe.each(zones)("seen from %s", (zone) => {
  test.each([
    ["2025-01-11T22:30:00Z", "Saturday", "Open now"],
    ["2025-01-11T23:30:00Z", "Saturday", "Opens Monday 8am"],
    ["2025-01-12T17:00:00Z", "Sunday", "Opens tomorrow 8am"],
    ["2025-03-10T12:30:00Z", "Monday", "Open now"],
    ["2025-11-03T12:30:00Z", "Monday", "Opens today 8am"],
  ])("at %s it is %s: %s", async (moment, day, said) => {
    const page = await at(moment, "/contact", zone);
    expect(await today(page)).toContain(day);
    expect(await words(page)).toBe(said);
  });
});

test("a page that stays open past Saturday 18:00 says so by itself", async () => {
  const page = await at("2025-01-11T22:59:00Z", "/", zones[1]);
  expect(await words(page)).toBe("Open now");
  await page.clock.pauseAt(new Date("2025-01-11T22:59:50Z"));
  await pass(page, 60_000);
  expect(await words(page)).toBe("Opens Monday 8am");
});

test("without JavaScript the hours stand there, and nothing about now", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const text = await page.locator("main").innerText();
  expect(text).toContain("Monday to Saturday, 8am to 6pm");
  expect(text).not.toMatch(/Open now|Opens|Today/);
  expect(await page.locator("[aria-current='date']").count()).toBe(0);
});

test("in the week a closed day says so with a capital, as it stands alone", async () => {
  const { page } = await visit("/contact");
  expect(await page.locator("main ol li", { hasText: "Sunday" }).innerText()).toContain(
    "Closed",
  );
});
