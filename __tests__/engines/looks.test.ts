/** Every kind of page looks as in Chromium, has the site's fonts and is silent, on a desktop and on a phone. */
import { firstScreens } from "../site/support/kinds";
import { describeEngines, phone, wide } from "./support/describe-engines";
import { difference, pictureOf, tolerance, type Picture } from "./support/pictures";

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
});
