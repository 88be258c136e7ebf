/** Compares screenshots of different engines, which place and antialias text differently. */
import sharp, { type Region } from "sharp";
import type { Engine, Size } from "./engine";

/** The part `box` of a screenshot, shrunk, in red, green and blue: each pixel is the mean of about `cell` by `cell` pixels. */
const shrink = (png: Buffer, box: Region, cell: number) =>
  sharp(png)
    .extract(box)
    .removeAlpha()
    .resize(Math.round(box.width / cell), Math.round(box.height / cell), { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });

export type Picture = Awaited<ReturnType<typeof shrink>>;

/**
 * The largest difference (0 to 255) of a pixel of the picture that `take` makes from all pixels of `expected` that are at most one column and `rows`
 * rows away, and the other way round. Text that is shifted by less makes no difference. Takes another picture while the difference is not
 * `allowed`, because a busy WebKit sometimes paints late.
 */
export async function difference(
  take: () => Promise<Picture>,
  expected: Picture,
  { rows, allowed }: { rows: number; allowed: number },
): Promise<number> {
  let largest = Infinity;
  for (let tries = 0; tries < 4 && largest >= allowed; tries++) {
    const picture = await take();
    largest = Math.max(
      largestExcess(picture, expected, rows),
      largestExcess(expected, picture, rows),
    );
  }
  return largest;
}

function largestExcess(one: Picture, other: Picture, rows: number): number {
  const width = Math.min(one.info.width, other.info.width);
  const height = Math.min(one.info.height, other.info.height);
  let largest = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let color = 0; color < 3; color++) {
        const value = one.data[(y * one.info.width + x) * 3 + color] ?? 0;
        let [lowest, highest] = [255, 0];
        for (let row = Math.max(0, y - rows); row <= Math.min(height - 1, y + rows); row++)
          for (
            let column = Math.max(0, x - 1);
            column <= Math.min(width - 1, x + 1);
            column++
          ) {
            const near = other.data[(row * other.info.width + column) * 3 + color] ?? 0;
            lowest = Math.min(lowest, near);
            highest = Math.max(highest, near);
          }
        largest = Math.max(largest, lowest - value, value - highest);
      }
  return largest;
}

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

/**
 * Pictures of pages are compared in cells of this many pixels, so that only shapes and colors count, with those up to two cells above and below,
 * because the lines of a text may break differently.
 */
const cell = 32;
/** Between engines, cells differ by up to 98, where a row of buttons wraps. Black drawings and missing rules make more than 180. */
export const tolerance = { rows: 2, allowed: 120 };

/** A picture of the part of the page that a window of this size shows. */
export async function pictureOf(page: Engine, { width, height }: Size): Promise<Picture> {
  await page.run(settle);
  return shrink(await page.screenshot(), { left: 0, top: 0, width, height }, cell);
}

/** Drawings are compared in smaller cells. */
const drawnCell = 6;
/** Between engines, these differ by up to 136, where words stand on lines; another run that is lit, or night, makes at least 190. */
export const drawnTolerance = { rows: 1, allowed: 160 };

/** Runs in a page. Scrolls the first drawing to the middle of the window, hides what overlaps it, and returns its box. */
async function frame() {
  document.documentElement.style.scrollbarWidth = "none";
  const drawing = [...document.querySelectorAll<SVGElement>("main svg:has(use)")].find(
    (svg) => svg.checkVisibility() && svg.getBoundingClientRect().width > 200,
  );
  if (!drawing) throw new Error("The page has no drawing.");
  // Its parent, because WebKit counts the parts of a map that overflow as a part of the map.
  drawing.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = drawing.getBoundingClientRect();
  for (const other of document.querySelectorAll<HTMLElement>("header, main *")) {
    const { left, top, right, bottom } = other.getBoundingClientRect();
    const isBeside =
      left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
    if (!isBeside && !other.contains(drawing) && !drawing.contains(other))
      other.style.visibility = "hidden";
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
  const { left, top, right, bottom } = drawing.getBoundingClientRect();
  const from = { left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) };
  return {
    ...from,
    width: Math.min(innerWidth, Math.round(right)) - from.left,
    height: Math.min(innerHeight, Math.round(bottom)) - from.top,
  };
}

/** A picture of the first drawing of the page. */
export async function pictureOfDrawing(page: Engine): Promise<Picture> {
  const box = await page.run(frame);
  return shrink(await page.screenshot(), box, drawnCell);
}
