/** Every grid of cards fills its rows with one to eight items (decision 35). */
import { entries, first, servicesOfAllBands } from "../support/content";
import { cardWidth } from "../../src/sections/home/card-width";
import { perRow } from "../../src/styles/rows";
import { openPage } from "./support/page";

const counts = [1, 2, 3, 4, 5, 6, 7, 8];

/** The inline styles for each count: those of lists of figures and those of service cards. */
const written = counts.map((count) => ({
  count,
  list: perRow(count, 4),
  items: counts.slice(0, count).map((_, index) => cardWidth(count, index)),
}));

const pages = [
  "/",
  "/about",
  "/service-areas",
  ...servicesOfAllBands(),
  first("Region"),
  ...entries("Town").slice(0, 1),
].map((page) => (typeof page === "string" ? page : page.path));

test.each(pages.flatMap((path) => [390, 1024, 1440].map((width) => ({ path, width }))))(
  "fills all rows on $path at $width px",
  async ({ path, width }) => {
    const { page } = await openPage(path, {
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    const gaps = await page.evaluate((cases) => {
      /** Lists of cards. Lists of plain words are excluded, because they are read down their columns. */
      const isCards = (list: Element) =>
        (list.matches('[style*="--in-row"]') ||
          getComputedStyle(list).gridTemplateColumns.split(" ").length > 1) &&
        list.querySelector(":scope > li :is(h3, p, picture, b)") !== null;
      const rowsOf = (list: Element) => {
        const rows = new Map<number, number>();
        for (const item of list.children) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
        }
        return [...rows.values()];
      };
      return [...document.querySelectorAll("main :is(ul, ol)")]
        .filter(isCards)
        .flatMap((list) => {
          const items = [...list.children];
          const hasCards = list.querySelector(':scope > [style*="--span"]') !== null;
          const hasFigures = list.matches('[style*="--in-row"]');
          const write = (element: HTMLElement, style: object | undefined) => {
            element.removeAttribute("style");
            for (const [name, value] of Object.entries(style ?? {}))
              element.style.setProperty(name, String(value));
          };
          return cases.flatMap(({ count, list: listStyle, items: itemStyles }) => {
            const shown = Array.from(
              { length: count },
              (_, index) => items[index % items.length]?.cloneNode(true) as HTMLElement,
            );
            if (hasCards) shown.forEach((item, index) => write(item, itemStyles[index]));
            if (hasFigures) write(list as HTMLElement, listStyle);
            list.replaceChildren(...shown);
            const padding = parseFloat(getComputedStyle(list).paddingRight);
            const edge = list.getBoundingClientRect().right - padding;
            const open = rowsOf(list).filter((right) => Math.abs(right - edge) > 2);
            list.replaceChildren(...items);
            return open.length > 0
              ? [`${count} × “${items[0]?.querySelector("h3, b")?.textContent}”`]
              : [];
          });
        });
    }, written);
    expect(gaps).toEqual([]);
  },
);
