/** Every kind of page looks as in Chromium, has the site's fonts and is silent, on a desktop and on a phone. */
import { builtKinds } from "../site/support/kinds";
import { startChromium } from "./support/chromium";
import { describeEngines, phone, visit, wide } from "./support/describe-engines";
import { until } from "../support/until";
import type { Engine } from "./support/engine";
import { difference, shrink, type Picture } from "./support/pictures";

const visits = [...builtKinds, "/no-such-page"].flatMap((path) =>
  [wide, phone].map(({ width }) => ({ path, width })),
);
const height = 1600;

/**
 * Pictures are compared in cells of this many pixels, so that only shapes and colors count, with those up to two cells above and below, because
 * the lines of a text may break differently.
 */
const cell = 32;
const rows = 2;
/** Between engines, cells differ by up to 50. Black drawings, missing rules or missing pictures make more than 180. */
const allowed = 90;

/** Runs in a page. Hides the scrollbars, whose width depends on the engine, and waits for the fonts and pictures in view. */
async function settle(): Promise<void> {
  document.documentElement.style.scrollbarWidth = "none";
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
  });
  await Promise.all(inView.map((image) => image.decode()));
}

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

async function pictureOf(page: Engine, width: number): Promise<Picture> {
  await page.run(settle);
  return shrink(await page.screenshot(), { left: 0, top: 0, width, height }, cell);
}

let chromium: Engine;
beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium?.close());

const references = new Map<string, Picture>();

/** The picture of the page in Chromium. */
async function reference(path: string, width: number): Promise<Picture> {
  const key = `${path} ${width}`;
  const picture =
    references.get(key) ??
    (await pictureOf(await visit(chromium, path, { width, height }), width));
  references.set(key, picture);
  return picture;
}

describeEngines((visit) => {
  // The browser has just started, so its cache is empty.
  test("a first visit shows the site's fonts", async () => {
    const page = await visit("/");
    await until(async () => (await page.run(missingFonts)).length === 0);
  });

  test.each(visits)("$path at $width px looks as in Chromium", async ({ path, width }) => {
    const expected = await reference(path, width);
    const page = await visit(path, { width, height });
    const compare = async () => difference(await pictureOf(page, width), expected, rows);
    // A busy WebKit sometimes paints late.
    let largest = await compare();
    for (let tries = 1; tries < 4 && largest >= allowed; tries++) largest = await compare();
    expect(largest).toBeLessThan(allowed);
    expect(await page.run(missingFonts)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.run(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
});
