/** The print style: dark text on white, with the phone number in the header; drawings as plan sheets. */
import { business, entries, longArticle, testWith } from "../support/content";
import type { Page } from "playwright-core";
import { until } from "../support/until";
import { hydrated, openPage } from "./support/page";

test.each(["/contact", longArticle.path])(
  "%s: the printed header has the company's name, trade and phone number in black",
  async (path) => {
    // The printable width of Letter paper.
    const { page } = await openPage(path, {
      viewport: { width: 816, height: 1056 },
      reducedMotion: "reduce",
    });
    await page.emulateMedia({ media: "print" });
    const header = page.locator("header").first();
    const shown = await header.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>("span")]
        .filter((words) => words.offsetWidth > 1 && words.children.length === 0)
        .map((words) => [words.innerText.trim(), getComputedStyle(words).color]),
    );
    const black = "rgb(0, 0, 0)";
    expect(shown).toEqual([
      [business.shortName, black],
      [business.trade, black],
      [business.phone.display, black],
    ]);
  },
);

const sheets = entries("Service", "key").filter(({ fields }) =>
  Object.hasOwn(fields.intro as object, "crop"),
);

testWith(
  entries("HomePage", "drawing").length > 0 ? sheets : undefined,
  "the home page prints the drawing, and a numbered sheet for each letter",
  async () => {
    const { page } = await openPage("/", { viewport: { width: 720, height: 960 } });
    await hydrated(page);
    const sheet = page.locator("main figure:has(use) figcaption");
    // The code of the sheets is loaded after hydration.
    await until(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      return (await sheet.count()) > 0;
    });
    await page.emulateMedia({ media: "print" });
    const captions = await sheet.allInnerTexts();
    expect(captions.length).toBe(sheets.length);
    const numbers = sheets.map((_, index) => `sheet ${index + 1} of ${sheets.length}`);
    for (const number of numbers)
      expect(captions.filter((caption) => caption.includes(number)).length).toBe(1);
    // Of the page's headings, only that of the drawing is printed.
    const headings = await page.locator("main :is(h1, h2, h3)").all();
    const shown = await Promise.all(headings.map((heading) => heading.isVisible()));
    expect(shown.filter(Boolean).length).toBe(1);
  },
);

/** Opens `path` at the printable width of Letter paper, in the print style. */
async function printed(path: string): Promise<Page> {
  const { page } = await openPage(path, { viewport: { width: 720, height: 960 } });
  await page.emulateMedia({ media: "print" });
  return page;
}

testWith(
  entries("Service", "intro.crop").find(({ fields }) => !fields.goals),
  "a service page prints its title and its drawing on the first sheet, without picture and buttons",
  async ({ path }) => {
    const page = await printed(path);
    const head = page.locator("main > section").first();
    expect(await head.locator("h1").evaluate((title) => getComputedStyle(title).color)).toBe(
      "rgb(0, 0, 0)",
    );
    for (const part of ["img", "a"])
      expect(await head.locator(part).locator("visible=true").count()).toBe(0);
    const drawing = await page.locator("main figure:has(use)").first().boundingBox();
    expect((drawing?.y ?? Infinity) + (drawing?.height ?? 0)).toBeLessThan(960);
  },
);

testWith(
  entries("Service", "process.title")[0],
  "a service page prints the cable of its steps, although browsers print no backgrounds",
  async ({ path }) => {
    const page = await printed(path);
    const steps = page
      .locator("main section:has(> div > ol)")
      .filter({ has: page.locator("ol h3") });
    const cable = await steps
      .locator("ol")
      .evaluate((list) => getComputedStyle(list, "::before").borderLeftWidth);
    expect(cable).toBe("1px");
  },
);

testWith(
  entries("Article").find(({ fields }) => /\.\.\/drawings\//.test(String(fields.body))),
  "an article prints its drawing in black on white",
  async ({ path }) => {
    const page = await printed(path);
    const drawing = page.locator("main figure > svg").first();
    const [color, ground] = await drawing.evaluate((svg) => {
      const style = getComputedStyle(svg);
      return [style.getPropertyValue("--figure-text"), style.backgroundColor];
    });
    expect(color).toBe("#000");
    expect(ground).toBe("rgba(0, 0, 0, 0)");
  },
);

test("paper has no skip link and no parts after the content", async () => {
  const page = await printed("/contact");
  const parts = page.locator("a[href='#main'], main ~ *");
  expect(await parts.count()).toBeGreaterThan(1);
  expect(await parts.locator("visible=true").count()).toBe(0);
});
