/**
 * Every kind of page looks as in Chromium, has the site's fonts and is silent, on a desktop and on a phone. So do drawings from near: one in a text, and
 * the home page's, which reacts to its letters and its switch.
 */
import { firstScreens } from "../site/support/kinds";
import { entries } from "../support/content";
import { until } from "../support/until";
import { describeEngines, phone, wide } from "./support/describe-engines";
import type { Engine } from "./support/engine";
import {
  difference,
  drawnTolerance,
  pictureOf,
  pictureOfDrawing,
  tolerance,
  type Picture,
} from "./support/pictures";

const height = 1600;
/** Each page is loaded at the first size and then shown at the other. */
const sizes = [wide, phone].map(({ width }) => ({ width, height }));

/** Runs in a page. The fonts that the page names first, and does not show: the text has another width in them. */
function missingFonts(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>("h1, main p, main a")].filter(
    (text) => text.checkVisibility() && text.textContent?.trim(),
  );
  const firstTexts = new Map<string, HTMLElement>();
  for (const text of texts.reverse()) {
    const [family = ""] = getComputedStyle(text).fontFamily.split(",");
    firstTexts.set(family, text);
  }
  const widthOf = (text: HTMLElement, family: string) => {
    const copy = document.createElement("span");
    copy.textContent = text.textContent;
    copy.style.cssText = "position: absolute; white-space: nowrap";
    if (family) copy.style.fontFamily = family;
    text.append(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  };
  return [...firstTexts]
    .filter(([family, text]) => {
      const width = widthOf(text, `${family}, monospace`);
      return width === widthOf(text, "monospace") || width !== widthOf(text, "");
    })
    .map(([family]) => family);
}

const references = new Map<string, Picture[]>();

const illustrated = entries("Article").find(({ fields }) =>
  String(fields.body).includes("../drawings/"),
);
const [first, second] = entries("Service", "key")
  .map(({ fields }) => (fields.key as { letter: string }).letter)
  .sort();
const day = "main label:has([name='light']:not([value]))";
const night = "main label:has([name='light'][value='night'])";
/** The window in which drawings are compared. */
const near = { width: wide.width, height: 1000 };

/** Throws unless the first drawing of `page` looks as that of `reference`, which shows the same page in Chromium. */
async function expectSameDrawing(page: Engine, reference: Engine, state: string) {
  const expected = await pictureOfDrawing(reference);
  const largest = await difference(() => pictureOfDrawing(page), expected, drawnTolerance);
  expect({ state, difference: largest < drawnTolerance.allowed ? 0 : largest }).toEqual({
    state,
    difference: 0,
  });
}

describeEngines((open, inChromium, test) => {
  /** The pictures of the page in Chromium, which both engines are compared with. */
  async function reference(path: string): Promise<Picture[]> {
    const pictures = references.get(path) ?? [];
    references.set(path, pictures);
    if (pictures.length > 0) return pictures;
    const page = await inChromium(path, sizes[0]);
    for (const size of sizes) {
      await page.resize(size);
      pictures.push(await pictureOf(page, size));
    }
    return pictures;
  }

  for (const path of firstScreens)
    test(`${path} looks as in Chromium`, async () => {
      const [expected, page] = await Promise.all([reference(path), open(path, sizes[0])]);
      for (const [index, size] of sizes.entries()) {
        await page.resize(size);
        const take = () => pictureOf(page, size);
        const largest = await difference(take, expected[index] as Picture, tolerance);
        const overflow = await page.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect([size.width, largest < tolerance.allowed || largest, overflow]).toEqual([
          size.width,
          true,
          0,
        ]);
      }
      expect(await page.run(missingFonts)).toEqual([]);
    });

  const openBoth = (path: string) => Promise.all([open(path, near), inChromium(path, near)]);

  if (illustrated)
    test("the drawing of an article looks as in Chromium", async () => {
      const [page, shown] = await openBoth(illustrated.path);
      await expectSameDrawing(page, shown, "as it loads");
    });

  if (first)
    test("the home page's drawing looks as in Chromium by day, and by night with one run lit; a click on a letter shows the line about its service", async () => {
      const [page, shown] = await openBoth("/");
      const visibleLines = () =>
        page.run(() =>
          [...document.querySelectorAll<HTMLElement>("main p[style*='--on-']")]
            .filter((line) => getComputedStyle(line).visibility === "visible")
            .map((line) => line.textContent?.charAt(0)),
        );
      expect(await visibleLines()).toEqual([first]);
      const inBoth = (change: (each: Engine) => Promise<unknown>) =>
        Promise.all([page, shown].map(change));
      await inBoth((each) => each.click(day));
      await expectSameDrawing(page, shown, "by day");
      await inBoth((each) => each.click(night));
      for (const letter of [first, second ?? first]) {
        await inBoth((each) =>
          each.run((hash) => {
            window.location.hash = hash;
          }, `run-${letter.toLowerCase()}`),
        );
        await expectSameDrawing(page, shown, `by night, with the run of ${letter}`);
      }
      await page.click(`main svg a[data-letter="${first}"] circle`);
      await until(async () => (await visibleLines()).join() === first);
      expect(await page.run(() => window.location.hash)).toBe(`#run-${first.toLowerCase()}`);
    });
});
