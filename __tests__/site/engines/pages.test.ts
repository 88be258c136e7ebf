/** Every kind of page in three engines, wide and narrow. */
import { describeEngines, hydrate, settled, sizes } from "../support/engines";
import { fit, missingFonts, rewrappedHeadings } from "../support/in-page";
import { kinds } from "../support/kinds";

const missing = "/no-such-page";
/** The failed requests on a path without a page: the page itself, its page data, and the page again. */
const unknown = [missing, `/page-data${missing}/page-data.json`, missing];
const log = `console.error: 404 Error: User attempted to access non-existent route: ${missing}`;

describeEngines((open) => {
  describe.each(sizes)("$width px wide", (size) => {
    let headings = 0;
    const rewrapped: string[] = [];
    test.each(kinds)("%s hydrates without console messages or overflow", async (path) => {
      const { tab, proxy } = await open(path, size, { warm: true });
      await hydrate(tab);
      expect(await tab.run(fit)).toEqual({ heading: true, overflow: 0 });
      expect(await tab.run(missingFonts)).toEqual([]);
      await settled(proxy);
      const failed = proxy.asked.filter(({ status }) => status === 0 || status >= 400);
      expect(failed.map((asked) => asked.path)).toEqual(path === missing ? unknown : []);
      expect(proxy.said).toEqual(path === missing ? [log] : []);
      const found = await tab.run(rewrappedHeadings);
      expect(found.inFirstScreen).toEqual([]);
      headings += found.headings;
      rewrapped.push(...found.below);
    });

    test("at most 1 in 40 headings below the first screen changes its number of lines when its font loads", () => {
      expect({ headings, rewrapped: rewrapped.slice(headings / 40) }).toEqual({
        headings,
        rewrapped: [],
      });
      expect(headings).toBeGreaterThan(kinds.length);
    });
  });
});
