/** Texts about the present, such as “Open now”, are computed in the browser by the company's clock (decision 28). */
import type { Page } from "playwright-core";
import { openState } from "../../src/domain/open-now";
import { business, entries, testWith } from "../support/content";
import { pass } from "./support/clock";
import { zones } from "./support/devices";
import type { OpenPage } from "./support/page";
import { takeMessages, visit } from "./support/visit";

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

// Open and closed, in winter and after both changes of the clocks.
test.each([
  ["2025-01-11T22:30:00Z", zones[0]],
  ["2025-01-12T17:00:00Z", zones[1]],
  ["2025-03-10T12:30:00Z", zones[0]],
  ["2025-11-03T12:30:00Z", zones[1]],
])("at %s, state and day are the company's and not those of %s", async (moment, zone) => {
  const state = stateAt(Date.parse(moment));
  const { page } = await visitAt(Date.parse(moment), "/contact", zone);
  await badge(page).waitFor();
  expect(await badge(page).innerText()).toBe(state.words);
  expect(await today(page).innerText()).toContain(state.today);
});

test("a page that stays open past closing time updates itself", async () => {
  const { page } = await visitAt(closing - minute, "/contact", zones[1]);
  await badge(page).waitFor();
  expect(await badge(page).innerText()).toBe("Open now");
  await page.clock.pauseAt(closing - 10_000);
  await pass(page, minute);
  expect(await badge(page).innerText()).toBe(stateAt(closing).words);
});

testWith(
  entries("HomePage", "drawing")[0],
  "the drawing shows day while the company is open, and night after closing; a visitor's choice stays",
  async () => {
    const visited = await visitAt(closing - minute, "/", zones[0]);
    const { page } = visited;
    const night = page.locator("main [value='night']");
    expect(await night.isChecked()).toBe(false);
    await page.clock.pauseAt(closing - 10_000);
    await pass(page, minute);
    expect(await night.isChecked()).toBe(true);
    await page.locator("main label").first().click();
    await pass(page, minute);
    expect(await night.isChecked()).toBe(false);
    // In these minutes, the read of the featured projects may have timed out.
    takeMessages(visited);
  },
);
