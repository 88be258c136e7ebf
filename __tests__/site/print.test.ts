/** What is printed of a page: dark words on white paper, and a number where there is nothing to press. */
import { business, longArticle } from "../support/content";
import { openPage } from "./support/page";

test.each(["/contact", longArticle.path])(
  "%s: the header says who and under which number, in black",
  async (path) => {
    // As wide as a Letter page is between its margins.
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
