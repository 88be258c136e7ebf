/** The filters of gallery and blog, whose state is in the address. */
import type { Locator, Page } from "playwright-core";
import { amountOf, categoriesOf, literal, testWith, words } from "../../support/content";
import { phone } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: /./ }).getByRole("button", { name, exact: true });
const sidebar = (page: Page, name: string) =>
  page.locator("aside").getByRole("button", { name: new RegExp(`^${literal(name)} \\d`) });
const pressed = (button: Locator) => button.getAttribute("aria-pressed");
const query = (page: Page) => new URL(page.url()).search;
const status = (page: Page) => page.locator("main").getByRole("status").innerText();
const titles = (page: Page) => page.locator("main h2 a").allInnerTexts();
const count = (type: "BlogWords" | "GalleryWords", amount: number) =>
  amount === 1
    ? words(type, "oneFound")
    : words(type, "found").replace("{count}", String(amount));
/** The query string of a category. */
const asked = (category: string) => `?${new URLSearchParams({ category }).toString()}`;
const shown = (page: Page, count: number, selector: string) =>
  page.waitForFunction(([list, wanted]) => document.querySelectorAll(list).length === wanted, [
    selector,
    count,
  ] as const);

/** Filters exist only if there are at least two categories. */
const filtersOf = (type: "Article" | "Project") =>
  categoriesOf(type).length > 1 ? [type] : [];

if (filtersOf("Project").length > 0)
  describe("the gallery", () => {
    const items = "main a[data-item]";
    const all = words("GalleryWords", "all");
    const [category = ""] = categoriesOf("Project");
    const amount = amountOf("Project", category);

    test("keyboard: a filter shows its projects, announces their number and changes the address", async () => {
      const { page } = await visit("/gallery");
      expect(await pressed(filter(page, all))).toBe("true");
      await tabTo(filter(page, category));
      await page.keyboard.press("Space");
      await shown(page, amount, items);
      expect(await pressed(filter(page, category))).toBe("true");
      expect(await pressed(filter(page, all))).toBe("false");
      expect(await status(page)).toBe(count("GalleryWords", amount));
      expect(query(page)).toBe(asked(category));
      expect(await hasFocus(filter(page, category))).toBe(true);
    });

    test("a filter survives a reload and Back from another page", async () => {
      const { page } = await visit(`/gallery${asked(category)}`);
      await shown(page, amount, items);
      await page.reload();
      await shown(page, amount, items);
      await page.locator("footer a[href='/blog']").click();
      await page.waitForURL("**/blog");
      await page.goBack();
      await shown(page, amount, items);
      expect(await pressed(filter(page, category))).toBe("true");
    });

    test("a filter works by touch", async () => {
      const { page } = await visit("/gallery", phone);
      // The last filter is outside of a narrow screen at first.
      const last = page.locator("main [role='group'] button").last();
      await last.tap();
      await page.waitForURL(/category=/);
      // The row has scrolled to the chosen filter.
      const box = await last.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
    });
  });

describe("the blog", () => {
  const [category = "", other = ""] = categoriesOf("Article");
  const amount = amountOf("Article", category);

  test("filters and sidebar share one state", async () => {
    const { page } = await visit("/blog");
    await tabTo(filter(page, category));
    await page.keyboard.press("Enter");
    await shown(page, amount, "main h2 a");
    expect(await pressed(sidebar(page, category))).toBe("true");
    expect(await sidebar(page, category).innerText()).toMatch(new RegExp(`${amount}$`));
    expect(await status(page)).toBe(count("BlogWords", amount));
    await sidebar(page, other).click();
    expect(await pressed(filter(page, other))).toBe("true");
    expect(await pressed(filter(page, category))).toBe("false");
    await sidebar(page, other).click();
    expect(await pressed(filter(page, words("BlogWords", "all")))).toBe("true");
    expect(query(page)).toBe("");
  });

  test("a filter survives Back and a reload", async () => {
    const { page } = await visit("/blog");
    await filter(page, category).click();
    await shown(page, amount, "main h2 a");
    await filter(page, other).click();
    await page.waitForURL((url) => url.searchParams.get("category") === other);
    await page.goBack();
    await shown(page, amount, "main h2 a");
    expect(await pressed(filter(page, category))).toBe("true");
    const before = await titles(page);
    await page.reload();
    await shown(page, amount, "main h2 a");
    expect(await titles(page)).toEqual(before);
  });
});

test.each(["/gallery", "/blog"])("%s: no filters without JavaScript", async (path) => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const buttons = page.locator("main button");
  for (const button of await buttons.all()) expect(await button.isVisible()).toBe(false);
});

/** Pages with a row of filters. */
const rowsOf = [
  ...filtersOf("Project").map(() => "/gallery"),
  ...filtersOf("Article").map(() => "/blog"),
];

test.each(rowsOf)(
  "%s: on a narrow screen the filter with keyboard focus is completely visible, and the page does not scroll",
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 360, height: 640 } });
    const buttons = page.locator("main [role='group'] button");
    await tabTo(buttons.first());
    const scrolled = await page.evaluate(() => window.scrollY);
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 1; stop < (await buttons.count()); stop += 1) {
        await page.keyboard.press(key);
        const { left, right } = await page.evaluate(
          () => document.activeElement?.getBoundingClientRect() ?? new DOMRect(-1),
        );
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(360);
      }
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  },
);

// Fewer than four filters fit on a phone without scrolling.
const fourFilters = categoriesOf("Project")[3];

testWith(
  fourFilters,
  "on a phone a row that overflows has a fading edge, and its last filter can be scrolled out of the fade",
  async () => {
    const { page } = await visit("/gallery", phone);
    const seen = await page.getByRole("group").evaluate((row) => {
      row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
      const last = row.lastElementChild?.getBoundingClientRect();
      return {
        goesOn: row.scrollWidth > row.clientWidth,
        fades: getComputedStyle(row).maskImage.includes("gradient"),
        room: row.getBoundingClientRect().right - (last?.right ?? 0),
      };
    });
    expect(seen).toMatchObject({ goesOn: true, fades: true });
    // The fade is 52 px wide, and 13 px of it are the button's padding.
    expect(seen.room).toBeGreaterThanOrEqual(39);
  },
);
