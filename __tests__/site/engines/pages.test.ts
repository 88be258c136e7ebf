/** Every kind of page in three engines, narrow and wide. */
import {
  describeEngines,
  hydrate,
  narrow,
  settled,
  sizes,
  until,
  wide,
  type Tab,
} from "../support/engines";
import { fit, missingFonts, rewrappedHeadings } from "../support/in-page";
import { kinds } from "../support/kinds";

const missing = "/no-such-page";
/** The failed requests on a path without a page: the page itself, its page data, and the page again. */
const unknown = [missing, `/page-data${missing}/page-data.json`, missing];
const log = `console.error: 404 Error: User attempted to access non-existent route: ${missing}`;

const look = async (tab: Tab) => ({
  width: await tab.run(() => innerWidth),
  fit: await tab.run(fit),
  missing: await tab.run(missingFonts),
  ...(await tab.run(rewrappedHeadings)),
});

describeEngines((open) => {
  const looks: Awaited<ReturnType<typeof look>>[] = [];

  test.each(kinds)(
    "%s hydrates without console messages, and does not overflow at 390 or 1280 px",
    async (path) => {
      const { tab, proxy } = await open(path, narrow, { warm: true });
      await hydrate(tab);
      const onPhone = await look(tab);
      await tab.resize(wide);
      await until(() => tab.run((width) => innerWidth === width, wide.width));
      const onDesktop = await look(tab);
      await settled(proxy);
      const failed = proxy.asked.filter(({ status }) => status === 0 || status >= 400);
      expect(failed.map((asked) => asked.path)).toEqual(path === missing ? unknown : []);
      expect(proxy.said).toEqual(path === missing ? [log] : []);
      const good = { fit: { heading: true, overflow: 0 }, missing: [], inFirstScreen: [] };
      expect(onPhone).toMatchObject({ width: narrow.width, ...good });
      expect(onDesktop).toMatchObject({ width: wide.width, ...good });
      looks.push(onPhone, onDesktop);
    },
  );

  test.each(sizes)(
    "at $width px, at most 1 in 40 headings below the first screen changes its number of lines when its font loads",
    ({ width }) => {
      const own = looks.filter((each) => each.width === width);
      const headings = own.reduce((sum, each) => sum + each.headings, 0);
      const rewrapped = own.flatMap(({ below }) => below);
      expect({ headings, rewrapped: rewrapped.slice(headings / 40) }).toEqual({
        headings,
        rewrapped: [],
      });
      expect(headings).toBeGreaterThan(kinds.length);
    },
  );
});
