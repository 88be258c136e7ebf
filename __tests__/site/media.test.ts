/** Print: dark text on white, with the phone number in the header, drawings as plan sheets. Forced colors: what is chosen can still be seen. */
import type { Page } from "playwright-core";
import { business, entries, first, longArticle, testWith, words } from "../support/content";
import { boxOf, styleOf } from "./support/boxes";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { testAll } from "./support/test-all";
import { visit } from "./support/visit";

const black = "rgb(0, 0, 0)";

/** The printable width of Letter paper. */
const paper = { viewport: { width: 720, height: 960 }, reducedMotion: "reduce" } as const;

/** Opens `path` on paper, in the print style. */
async function printed(path: string): Promise<Page> {
  const { page } = await visit(path, paper);
  await page.emulateMedia({ media: "print" });
  return page;
}

test("the questions for installers fit on one sheet of Letter paper", async () => {
  const { page } = await visit(words("Navigation", "questions.to"));
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.each(["/contact", longArticle.path])(
  "%s: the header has the company's name, trade and number in black, on nothing; skip link and what follows the content are left out",
  async (path) => {
    const page = await printed(path);
    const header = await page
      .locator("header")
      .first()
      .evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>("span")]
          .filter((words) => words.offsetWidth > 1 && words.children.length === 0)
          .map((words) => [words.innerText.trim(), getComputedStyle(words).color]),
      );
    expect(header).toEqual([
      [business.shortName, black],
      [business.trade, black],
      [business.phone.display, black],
    ]);
    for (const part of ["html", "body"])
      expect(await styleOf(page.locator(part), "background-color")).toBe("rgba(0, 0, 0, 0)");
    const others = page.locator("a[href='#main'], main ~ *");
    expect(await others.count()).toBeGreaterThan(1);
    expect(await others.locator("visible=true").count()).toBe(0);
    // No heading is divided between two sheets.
    const divided = await page
      .locator("main h2")
      .evaluateAll((all) =>
        all.filter((heading) => getComputedStyle(heading).breakInside !== "avoid"),
      );
    expect(divided).toHaveLength(0);
  },
);

/** Runs in the page: the black words with a picture, a map or a gradient behind them, which browsers print with “Background graphics”. */
function wordsOverPictures(black: string): string[] {
  const none = "rgba(0, 0, 0, 0)";
  return [...document.querySelectorAll("main :is(h1, h2, h3, p, span)")].flatMap((element) => {
    if (!element.checkVisibility() || getComputedStyle(element).color !== black) return [];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const under = document.elementsFromPoint(x + Math.min(width, 40) / 2, y + height / 2);
    const behind = under.slice(under.indexOf(element));
    const ground = behind.findIndex((each) => getComputedStyle(each).backgroundColor !== none);
    const isOver = behind
      .slice(1, ground < 0 ? undefined : ground)
      .some(
        (each) =>
          each.matches("img, svg, svg *") ||
          getComputedStyle(each, "::after").backgroundImage.includes("gradient"),
      );
    return isOver && under.includes(element) ? [element.textContent ?? ""] : [];
  });
}

testAll(kinds, async (path) => {
  const { page, close } = await openPage(path, paper);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate(wordsOverPictures, black);
  await close();
  return found;
});

testWith(
  entries("Service", "intro.crop").find(({ fields }) => !fields.goals),
  "a service with a drawing and without goals",
  "a service prints its title and its drawing on the first sheet, without picture and buttons",
  async ({ path }) => {
    const page = await printed(path);
    const head = page.locator("main > section").first();
    expect(await styleOf(head.locator("h1"), "color")).toBe(black);
    for (const part of ["img", "a"])
      expect(await head.locator(part).locator("visible=true").count()).toBe(0);
    const drawing = await boxOf(page.locator("main figure:has(use)").first());
    expect(drawing.bottom).toBeLessThan(960);
  },
);

testWith(
  entries("Article").find(({ fields }) => /\.\.\/drawings\//.test(String(fields.body))),
  "an article with a drawing",
  "an article prints its drawing in black on white, with the number of its sheet",
  async ({ path }) => {
    const page = await printed(path);
    const figure = page.locator("main figure:has(> svg)").first();
    const colors = await figure.locator("svg").evaluate((svg) => {
      const ground = svg.querySelector("rect") ?? svg;
      const text = getComputedStyle(svg).getPropertyValue("--figure-text");
      return [text, getComputedStyle(ground).fill];
    });
    expect(colors).toEqual(["#000", "none"]);
    const note = await styleOf(figure.locator("figcaption"), "content", "::after");
    expect(note).toMatch(/[A-Z], sheet \d+ of \d+"$/);
  },
);

test.each([
  ["the current page in the navigation", "/about", "header nav a[aria-current='page']"],
  ["the current menu", first("Service").path, "header nav summary[aria-current]"],
  ["the chosen filter", "/blog", "main button[aria-pressed='true']"],
  ["the current region", first("Region").path, "main li a[aria-current='page']"],
])(
  "with forced colors, %s has a visible underline, and buttons have a border",
  async (_, path, selector) => {
    const { page } = await visit(path, { forcedColors: "active" });
    const line = (property: string) => styleOf(page.locator(selector), property, "::before");
    expect(await line("opacity")).toBe("1");
    const ground = await styleOf(page.locator("body"), "background-color");
    expect(await line("background-color")).not.toBe(ground);
    const border = await styleOf(page.locator("header [data-quote]"), "border-top-width");
    expect(parseFloat(border)).toBeGreaterThan(0);
  },
);
