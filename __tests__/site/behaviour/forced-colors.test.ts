/** In forced-colors mode, chosen and current items can still be told apart. */
import type { Locator } from "playwright-core";
import { first } from "../../support/content";
import { visit } from "../support/visit";

const colors = { forcedColors: "active" } as const;

/** The colors of an element's underline and of the page's background. */
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
])("%s has a visible underline", async (_, path, selector) => {
  const { page } = await visit(path, colors);
  const { line: drawn, ground, opacity } = await line(page.locator(selector).first());
  expect(opacity).toBe("1");
  expect(drawn).not.toBe(ground);
});

test("buttons have a border", async () => {
  const { page } = await visit("/about", colors);
  const width = await page
    .locator("header [data-quote]")
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(parseFloat(width)).toBeGreaterThan(0);
});
