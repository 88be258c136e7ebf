/** Texts about the present, such as “Open now”, are computed in the browser by the company's clock (decision 28). */
import type { Page } from "playwright-core";
import { hoursLines, hoursShort } from "../../../src/domain/hours";
import { openState } from "../../../src/domain/open-now";
import { business, entries, testWith } from "../../support/content";
import { pass } from "../support/clock";
import { zones } from "../support/devices";
import { lateScripts } from "../support/late-scripts";
import { hydrated, openPage } from "../support/page";
import { arrive, visit } from "../support/visit";

const company = { ...business, closures: business.closures ?? [] };
const today = (page: Page) => page.locator("[aria-current='date']").innerText();
const words = (page: Page) =>
  page
    .locator("main span", { hasText: /^(Open now|Opens .*)$/ })
    .first()
    .innerText();

/** Opens the page at `path` with its clock started at `moment`. */
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

describe.each(zones)("in the time zone %s", (zone) => {
  // Open and closed, in winter and after both changes of the clocks.
  test.each([
    "2025-01-11T22:30:00Z",
    "2025-01-11T23:30:00Z",
    "2025-01-12T17:00:00Z",
    "2025-03-10T12:30:00Z",
    "2025-11-03T12:30:00Z",
  ])("at %s shows the state and the day by the company's clock", async (moment) => {
    const state = openState(company, new Date(moment));
    const page = await at(moment, "/contact", zone);
    expect(await today(page)).toContain(state.today);
    expect(await words(page)).toBe(state.words);
  });
});

/** The first closing time of a week in January. */
function closingTime(): Date {
  const minute = 60_000;
  const stateAt = (time: number) => openState(company, new Date(time));
  let time = Date.parse("2025-01-06T05:00:00Z");
  while (!stateAt(time).open) time += minute;
  while (stateAt(time).open) time += minute;
  return new Date(time);
}

test("a page that stays open past closing time updates itself", async () => {
  const closing = closingTime();
  const before = (seconds: number) => new Date(closing.getTime() - seconds * 1000);
  // Home would also log that reading the featured projects timed out in that minute.
  const page = await at(before(60).toISOString(), "/contact", zones[1]);
  expect(await words(page)).toBe("Open now");
  await page.clock.pauseAt(before(10));
  await pass(page, 60_000);
  expect(await words(page)).toBe(openState(company, closing).words);
});

testWith(
  entries("HomePage", "drawing")[0],
  "the drawing shows day while the company is open, and night after closing; a visitor's choice stays",
  async () => {
    const closing = closingTime();
    const before = (seconds: number) => new Date(closing.getTime() - seconds * 1000);
    // Not visit(), which expects an empty console: the page logs that its read got no response in that minute.
    const { page } = await openPage("/", {
      before: (opened) => opened.clock.install({ time: before(60) }),
    });
    await hydrated(page);
    const night = page.locator("main [value='night']");
    expect(await night.isChecked()).toBe(false);
    await page.clock.pauseAt(before(10));
    await pass(page, 60_000);
    expect(await night.isChecked()).toBe(true);
    const said = `Closed now. ${openState(company, closing).words}.`;
    expect(await page.locator("main [role='radiogroup'] small").innerText()).toBe(said);
    await page.locator("main label").first().click();
    await pass(page, 60_000);
    expect(await night.isChecked()).toBe(false);
  },
);

test("without JavaScript shows the hours but no present state", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  const text = await page.locator("main").innerText();
  for (const line of hoursLines(business.hours)) expect(text).toContain(line);
  expect(text).not.toMatch(/Open now|Opens|Today/);
  expect(await page.locator("[aria-current='date']").count()).toBe(0);
});

test.each(["/", "/contact"])("on %s the present state moves no other text", async (path) => {
  // The positions of the texts around the present state.
  const places = (page: Page) =>
    page.evaluate(
      (badge) => {
        const around = [...document.querySelectorAll("main li, main p")].find(
          ({ textContent }) => textContent?.includes(badge),
        );
        const range = document.createRange();
        const text = [...(around?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3);
        if (text) range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ left, top }) => [left, top].map(Math.round));
      },
      path === "/" ? hoursShort(business.hours) : business.freeLine,
    );
  const { page: still } = await arrive(path, {
    before: (opened) => opened.route(lateScripts, () => undefined),
  });
  const before = await places(still);
  expect(before.length).toBeGreaterThan(0);
  const { page } = await visit(path);
  await page
    .locator("main span", { hasText: /^(Open now|Opens .*)$/ })
    .first()
    .waitFor();
  expect(await places(page)).toEqual(before);
});

testWith(
  business.hours.find(({ opens }) => opens === undefined),
  "a closed day in the list of the week is “Closed”, with a capital",
  async ({ day }) => {
    const { page } = await visit("/contact");
    expect(await page.locator("main ol li", { hasText: day }).innerText()).toContain("Closed");
  },
);
