/** With the colours of the visitor's system: what is chosen, current or focused is still told apart. */
import type { Locator } from "playwright-core";
import { first } from "../../support/content";
import { visit } from "../support/visit";

const colors = { forcedColors: "active" } as const;

/** The colours of an element's ground and of its line below the words. */
const line = (element: Locator) =>
  element.evaluate((target) => {
    const { backgroundColor, opacity } = getComputedStyle(target, "::before");
    return {
      line: backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
      opacity,
    };
  });

test.each([
  ["the current page in the navigation", "/about", "header nav a[aria-current='page']"],
  ["the current menu", first("Service").path, "header nav summary[aria-current]"],
  ["the chosen filter", "/blog", "main button[aria-pressed='true']"],
  ["the current region", first("Region").path, "main li a[aria-current='page']"],
])("%s", async (_, path, selector) => {
  const { page } = await visit(path, colors);
  const { line: drawn, ground, opacity } = await line(page.locator(selector).first());
  expect(opacity).toBe("1");
  expect(drawn).not.toBe(ground);
});

test("buttons have an edge", async () => {
  const { page } = await visit("/about", colors);
  const width = await page
    .locator("header [data-quote]")
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(parseFloat(width)).toBeGreaterThan(0);
});
