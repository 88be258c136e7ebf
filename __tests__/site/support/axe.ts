/** Runs axe's accessibility rules in a page. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 AA and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The problems that axe finds in `page`: one line for each rule, with its first element. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const tool = Reflect.get(window, "axe") as { run: (how: object) => Promise<AxeResults> };
    // For axe, a part of a drawing or map that reaches beyond its frame covers the text around it, and the text's contrast is not measured.
    const parts = [...document.querySelectorAll<SVGElement>("svg use")];
    for (const part of parts) part.style.visibility = "hidden";
    // The other reporters also describe every element that passes, which takes longer.
    const { violations } = await tool.run({ runOnly, iframes: false, reporter: "no-passes" });
    for (const part of parts) part.style.visibility = "";
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, tags);
}
