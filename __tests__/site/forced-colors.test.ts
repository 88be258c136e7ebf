/** With forced colors, chosen and current items can still be told apart. */
import { first } from "../support/content";
import { visit } from "./support/visit";

test.each([
  ["the current page in the navigation", "/about", "header nav a[aria-current='page']"],
  ["the current menu", first("Service").path, "header nav summary[aria-current]"],
  ["the chosen filter", "/blog", "main button[aria-pressed='true']"],
  ["the current region", first("Region").path, "main li a[aria-current='page']"],
])("%s has a visible underline, and buttons have a border", async (_, path, selector) => {
  const { page } = await visit(path, { forcedColors: "active" });
  const line = await page
    .locator(selector)
    .first()
    .evaluate((target) => {
      const { backgroundColor, opacity } = getComputedStyle(target, "::before");
      const ground = getComputedStyle(document.body).backgroundColor;
      return { opacity, differs: backgroundColor !== ground };
    });
  expect(line).toEqual({ opacity: "1", differs: true });
  const width = await page
    .locator("header [data-quote]")
    .first()
    .evaluate((button) => parseFloat(getComputedStyle(button).borderTopWidth));
  expect(width).toBeGreaterThan(0);
});
