/** The filters of gallery and blog: one state, in the address. */
import type { Locator, Page } from "playwright-core";
import { phone } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { amountOf } from "../support/site";
import { visit } from "../support/visit";

const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: /./ }).getByRole("button", { name, exact: true });
const sidebar = (page: Page, name: string) =>
  page.locator("aside").getByRole("button", { name: new RegExp(`^${name} \\d`) });
const pressed = (button: Locator) => button.getAttribute("aria-pressed");
const query = (page: Page) => new URL(page.url()).search;
const status = (page: Page) => page.locator("main").getByRole("status").innerText();
const titles = (page: Page) => page.locator("main h2 a").allInnerTexts();
const shown = (page: Page, count: number, selector: string) =>
  page.waitForFunction(([list, wanted]) => document.querySelectorAll(list).length === wanted, [
    selector,
    count,
  ] as const);

describe("the gallery", () => {
  const items = "main a[data-item]";

  test("by keys: a filter shows its projects, says how many, and stands in the address", async () => {
    const { page } = await visit("/gallery");
    expect(await pressed(filter(page, "All Projects"))).toBe("true");
    await tabTo(filter(page, "Home Theaters"));
    await page.keyboard.press("Space");
    const amount = amountOf("Project", "Home Theaters");
    await shown(page, amount, items);
    expect(await pressed(filter(page, "Home Theaters"))).toBe("true");
    expect(await pressed(filter(page, "All Projects"))).toBe("false");
    expect(await status(page)).toBe(`${amount} projects`);
    expect(query(page)).toBe("?category=Home+Theaters");
    expect(await hasFocus(filter(page, "Home Theaters"))).toBe(true);
  });

  test("reload, and back from another page, keep it", async () => {
    const { page } = await visit("/gallery?category=Smart+Homes");
    const amount = amountOf("Project", "Smart Homes");
    await shown(page, amount, items);
    await page.reload();
    await shown(page, amount, items);
    await page.locator("footer").getByRole("link", { name: "Blog" }).click();
    await page.waitForURL("**/blog");
    await page.goBack();
    await shown(page, amount, items);
    expect(await pressed(filter(page, "Smart Homes"))).toBe("true");
  });

  test("by touch", async () => {
    const { page } = await visit("/gallery", phone);
    await filter(page, "Low Voltage Wiring").tap();
    await page.waitForURL(/category=Low/);
    // The row scrolls, and the chosen one is in it.
    const box = await filter(page, "Low Voltage Wiring").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });
});

describe("the blog", () => {
  const amount = amountOf("Article", "Home Theaters");

  test("filters and sidebar are one state", async () => {
    const { page } = await visit("/blog");
    await tabTo(filter(page, "Home Theaters"));
    await page.keyboard.press("Enter");
    await shown(page, amount, "main h2 a");
    expect(await pressed(sidebar(page, "Home Theaters"))).toBe("true");
    expect(await sidebar(page, "Home Theaters").innerText()).toMatch(new RegExp(`${amount}$`));
    expect(await status(page)).toMatch(new RegExp(`^${amount} `));
    await sidebar(page, "Smart Home").click();
    expect(await pressed(filter(page, "Smart Home"))).toBe("true");
    expect(await pressed(filter(page, "Home Theaters"))).toBe("false");
    await sidebar(page, "Smart Home").click();
    expect(await pressed(filter(page, "All"))).toBe("true");
    expect(query(page)).toBe("");
  });

  test("back and reload keep it", async () => {
    const { page } = await visit("/blog");
    await filter(page, "Home Theaters").click();
    await shown(page, amount, "main h2 a");
    await filter(page, "Smart Home").click();
    await page.waitForURL(/Smart/);
    await page.goBack();
    await shown(page, amount, "main h2 a");
    expect(await pressed(filter(page, "Home Theaters"))).toBe("true");
    const before = await titles(page);
    await page.reload();
    await shown(page, amount, "main h2 a");
    expect(await titles(page)).toEqual(before);
  });
});

test.each(["/gallery", "/blog"])("%s: without JavaScript there are none", async (path) => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const buttons = page.locator("main button");
  for (const button of await buttons.all()) expect(await button.isVisible()).toBe(false);
});

test.each(["/gallery", "/blog"])(
  "%s: what gets the focus by keys in the row of a narrow screen is wholly seen, and the page stays",
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
