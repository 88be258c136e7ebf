/** Pages of areas, and the footer, on phones and in low windows. */
import type { Page } from "playwright-core";
import { entries, first } from "../support/content";
import { desk, phone } from "./support/devices";
import { until } from "./support/page";
import { arrive, visit } from "./support/visit";

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test.each([phone.viewport, { width: 1440, height: 600 }])(
  "the hero of a region is 70 % of a screen %j high, at least 500 px",
  async (viewport) => {
    const { page } = await visit(first("Region").path, { ...desk, viewport });
    const height = await heightOf(page, "main > section:first-child");
    expect(height).toBeCloseTo(Math.max(500, viewport.height * 0.7), 0);
  },
);

test.each(entries("Region").map(({ path }) => path))(
  "%s is at most 6,800 px long on a phone",
  async (path) => {
    const { page } = await visit(path, phone);
    await until(async () => (await heightOf(page, "html")) <= 6800);
  },
);

test("on a phone, the figure of an area follows its first paragraph", async () => {
  const { page } = await visit(first("Town").path, phone);
  const top = (selector: string) =>
    page
      .locator(`main > section:nth-child(2) ${selector}`)
      .evaluate((element) => element.getBoundingClientRect().top);
  const figure = await top("figure");
  expect(await top("h2 + p")).toBeLessThan(figure);
  expect(await top("h2 + p + div")).toBeGreaterThan(figure);
});

test("phones fold two lists of the footer after hydration; without scripts and on wide screens they are open", async () => {
  const open = (page: Page) => page.locator("footer details[open]").count();
  const { page: still } = await arrive("/about", { ...phone, javaScriptEnabled: false });
  expect(await open(still)).toBe(2);
  const { page } = await visit("/about", phone);
  await until(async () => (await open(page)) === 0);
  await page.locator("footer summary").first().tap();
  expect(await page.locator("footer details a").first().isVisible()).toBe(true);
  await page.setViewportSize(desk.viewport);
  await until(async () => (await open(page)) === 2);
});

test("after a closing call, the band above the footer is slim, and its button is not red", async () => {
  const { page } = await visit("/service-areas", { viewport: { width: 1440, height: 900 } });
  const band = "section:has(+ footer)";
  const color = () =>
    page.locator(`${band} a`).evaluate((link) => getComputedStyle(link).backgroundColor);
  const red = await color();
  await page
    .locator("main > section")
    .last()
    .evaluate((section) => section.setAttribute("data-closing-call", ""));
  expect(await heightOf(page, band)).toBeLessThanOrEqual(88);
  await until(async () => (await color()) !== red);
});
