/** A service page on a phone and a desktop: the strip of all services, the lamp of the blank sheet, and the length of pages. */
import { entries, present } from "../support/content";
import { desk, phone } from "./support/devices";
import { tabTo } from "./support/input";
import { until } from "./support/page";
import { visit } from "./support/visit";

const services = entries("Service").sort(
  (a, b) => Number(a.fields.position) - Number(b.fields.position),
);
const last = present(services.at(-1), "service");

test.each([phone, desk])(
  "all services are on a line, with the current one in view",
  async (screen) => {
    const { page } = await visit(last.path, screen);
    const links = page.locator("nav[aria-label='All services'] a");
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(paths).toEqual(services.map(({ path }) => path));
    const current = links.and(page.locator("[aria-current='page']"));
    expect(await current.getAttribute("href")).toBe(last.path);
    const { width } = screen.viewport;
    await until(async () => {
      const box = await current.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width;
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.each(["/", last.path])(
  "%s: the lamp of the blank sheet is lit while a link beside it has focus",
  async (path) => {
    const { page } = await visit(path);
    const close = page.locator("[data-closing-call]");
    const color = () => close.locator("circle").evaluate((lamp) => getComputedStyle(lamp).fill);
    const unlit = await color();
    await tabTo(close.locator("a[href^='tel:']"));
    await until(async () => (await color()) !== unlit);
    await tabTo(page.locator("footer a").first());
    await until(async () => (await color()) === unlit);
  },
);

test.each([
  { path: "/", length: 8500 },
  ...services.map(({ path }) => ({ path, length: 7200 })),
])("on phones, $path is at most $length px long", async ({ path, length }) => {
  const { page } = await visit(path, phone);
  // Home's carousel comes from the backend.
  const pixels = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>("main [aria-roledescription='carousel']"),
    ].reduce(
      (rest, carousel) => rest - carousel.offsetHeight,
      document.documentElement.scrollHeight,
    ),
  );
  expect(pixels).toBeLessThanOrEqual(length);
});
