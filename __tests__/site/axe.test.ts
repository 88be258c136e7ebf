/** axe finds nothing on any page, wide and narrow (WCAG 2.2 AA and axe's best practice). The list of pages is the built site's. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const addresses = [...pages.map(({ path }) => path), "/no-such-page"];

test.each(addresses)("%s", async (address) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    // axe is put in from outside: the policy would not let the page have it.
    const { page } = await openPage(address, { viewport, bypassCSP: true });
    await hydrated(page);
    await page.evaluate(axe);
    const found = await page.evaluate(async (runOnly) => {
      const tool = Reflect.get(window, "axe") as {
        run: (options: object) => Promise<AxeResults>;
      };
      const { violations } = await tool.run({ runOnly, iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
    }, tags);
    expect({ viewport, found }).toEqual({ viewport, found: [] });
  }
});
