/** What makes a page hard to use: violations of axe's rules, and targets that are too small for a finger. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 AA and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The problems that axe finds in the first match of `part`: one line for each rule, with its first element. */
export async function axeProblems(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe);
  return page
    .locator(part)
    .first()
    .evaluate(async (element, runOnly) => {
      const tool = Reflect.get(window, "axe") as {
        run: (context: object, how: object) => Promise<AxeResults>;
      };
      // For axe, a part of a drawing or map that reaches beyond its frame covers the text around it, and the text's contrast is not measured.
      const parts = [...document.querySelectorAll<SVGElement>("svg use")];
      for (const each of parts) each.style.visibility = "hidden";
      // Without what takes long: a description of what passes, selectors, and a second reading of all style sheets.
      const how = {
        runOnly,
        iframes: false,
        preload: false,
        reporter: "no-passes",
        selectors: false,
        resultTypes: ["violations"],
      };
      const { violations } = await tool.run(element, how);
      for (const each of parts) each.style.visibility = "";
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }, tags);
}

/**
 * Targets on a touch screen that are smaller than 44 px, with their sizes: buttons, menus, filters and lists of links. For all others axe demands
 * 24 px (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = (element: Element | null) => (element?.textContent ?? "").trim();
    /** The clickable box: the element's own, or that of a pseudo-element that covers more. */
    const boxOf = (element: Element) => {
      for (const part of ["::before", "::after"]) {
        const { content, position, top, left } = getComputedStyle(element, part);
        if (content === "none" || position !== "absolute") continue;
        const [over, beside] = [parseFloat(top), parseFloat(left)];
        const own = getComputedStyle(element).position !== "static";
        const within = own ? element : (element as HTMLElement).offsetParent;
        // Covers the whole element. Pseudo-elements such as underlines or dots do not.
        if (!within || over !== beside || over > 0) continue;
        const { width, height } = within.getBoundingClientRect();
        return { width: width - 2 * over, height: height - 2 * beside };
      }
      return element.getBoundingClientRect();
    };
    /** Links in sentences are exempt by the criterion, and so are towns on maps, which are also in a list. */
    const isAlone = (element: Element) => {
      const around = element.closest("p, li, dd, td, figcaption");
      return !element.closest("svg") && (!around || text(around) === text(element));
    };
    return [...document.querySelectorAll("button, summary, input, nav a, [data-quote], li a")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(isAlone)
      .map((element) => ({ name: text(element), ...boxOf(element) }))
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44)
      .map(({ name, width, height }) => `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
  });
