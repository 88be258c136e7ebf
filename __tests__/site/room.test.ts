/** The room in which visitors choose a screen: its controls, its address, and the sheet that shows it for the rest of the visit. */
import type { Page } from "playwright-core";
import { channelsOf } from "../../src/content/brand";
import { entries, first, testWith, words } from "../support/content";
import { until } from "../support/until";
import { boxOf, styleOf } from "./support/boxes";
import { tabTo, touch } from "./support/input";
import { arrive, hasQuery, phone, visit } from "./support/visit";

const [here, there] = entries("Service", "sitDown").map(({ path }) => path);
const contact = first("ContactPage").path;

/** Defines a test on the page at `path`, the first one with a room. */
const test = (name: string, run: (path: string) => Promise<void>) =>
  testWith(here, "a service with a room", name, run);

const room = (page: Page) => page.locator("#sit-down");
const sheet = async (page: Page) =>
  (await page.locator("[data-closing-call] [aria-hidden] p").textContent())?.trim();
const says = (page: Page) => room(page).locator("[aria-live]").textContent();

test("by keys alone, a visitor chooses a distance, a screen and a fireplace, and reads what fits", async (path) => {
  const { page } = await visit(path);
  const [sofa, chosen] = [room(page).getByRole("slider"), room(page).locator("input:checked")];
  // The name of the drawing has its figures.
  expect(await room(page).locator("svg text:not([aria-hidden])").count()).toBe(0);
  const start = await says(page);
  await tabTo(sofa);
  const feet = Number(await sofa.inputValue());
  await page.keyboard.press("ArrowLeft");
  expect(await sofa.getAttribute("aria-valuetext")).toContain(`${feet - 1}½ feet`);
  await until(async () => (await says(page)) !== start);
  await tabTo(chosen);
  await page.keyboard.press("ArrowUp");
  const size = (await chosen.locator("xpath=..").textContent())?.trim();
  await tabTo(room(page).getByRole("checkbox"));
  await page.keyboard.press("Space");
  await hasQuery(page, `?feet=${feet - 0.5}&inches=${size}&over=fireplace`);
  expect(await says(page)).toContain("mantel");
});

test("two choices are still there if the visitor goes back at once, and forward again", async (path) => {
  const { page } = await visit("/about");
  await page.locator(`footer a[href="${path}"]`).click();
  await room(page).getByRole("radio", { name: "85" }).check();
  await room(page).getByRole("checkbox").check();
  await page.goBack();
  await page.waitForURL("**/about");
  await page.goForward();
  await until(async () => room(page).getByRole("radio", { name: "85" }).isChecked());
  expect(await room(page).getByRole("checkbox").isChecked()).toBe(true);
});

test("the sheet at the end of pages shows the room until the next full load, and contact has the line to read out", async (path) => {
  const { page } = await visit(`${path}?feet=9&inches=75&over=fireplace`);
  await until(async () => room(page).getByRole("checkbox").isChecked());
  const empty = await sheet(page);
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, "value") as number;
        }).observe({ type: "layout-shift" });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  await room(page).getByRole("button").click();
  expect(await shift).toBe(0);
  const full = await sheet(page);
  expect([empty, full].map((text) => text?.includes("75 in at 9 ft"))).toEqual([false, true]);
  if (there) {
    // The other page with a room begins with the one on the sheet.
    await page.locator(`a[href="${there}"]`).first().dispatchEvent("click");
    await until(async () => room(page).getByRole("checkbox").isChecked());
  }
  await page.locator(`header nav a[href="${contact}"]`).first().click();
  await page.getByText("75 inches, 9 feet away, over a fireplace").waitFor();
  await page.reload();
  await page.locator("h1").waitFor();
  expect(await page.getByText("75 inches, 9 feet away").count()).toBe(0);
});

test("the room is in the title block of the sheet without another line, which would cover the drawing", async (path) => {
  const { page } = await visit(`${path}?feet=15.5&inches=98`);
  const block = page.locator("[data-closing-call] [aria-hidden] p");
  const boxes = async () => {
    const found = [];
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { x, right, height } = await boxOf(block);
      found.push({ width, height, fits: x >= 0 && right <= width });
    }
    return found;
  };
  const before = await boxes();
  await room(page).getByRole("button").click();
  await until(async () => ((await sheet(page)) ?? "").includes("98 in at 15½ ft"));
  expect(await boxes()).toEqual(before);
});

test("a finger that scrolls past the distance does not change it", async (path) => {
  const { page } = await visit(path, phone);
  const sofa = room(page).getByRole("slider");
  const feet = await sofa.inputValue();
  await sofa.evaluate((line) => line.scrollIntoView({ block: "center" }));
  const box = await boxOf(sofa);
  const top = await page.evaluate(() => window.scrollY);
  const [x, y] = [box.x + 0.8 * box.width, box.y + 24];
  await touch(page, { x, y }, { x: 0, y: -216 });
  await until(async () => (await page.evaluate(() => window.scrollY)) > top + 50);
  expect(await sofa.inputValue()).toBe(feet);
});

test("without scripts there are the drawing and a table, and no controls", async (path) => {
  const { page } = await arrive(path, { javaScriptEnabled: false });
  expect(await room(page).locator("input:visible, button:visible").count()).toBe(0);
  expect(await room(page).locator("svg:visible").count()).toBeGreaterThan(0);
  expect(await room(page).getByRole("row").count()).toBe(10);
});

test("with forced dark colors, the drawing keeps its paper and its ink", async (path) => {
  const { page } = await visit(path, { forcedColors: "active", colorScheme: "dark" });
  const fill = (part: string) => styleOf(room(page).locator(`svg ${part}`), "fill");
  const ink = channelsOf(words("Brand", "ink")) ?? [];
  expect(await fill("text")).toBe(`rgb(${ink.join(", ")})`);
  expect(await fill("rect")).not.toBe(await fill("text"));
  expect(await fill("rect")).not.toBe("none");
});
