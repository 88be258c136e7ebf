/** The print style: dark text on white, with the phone number in the header. */
import { business, longArticle } from "../support/content";
import { openPage } from "./support/page";

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
