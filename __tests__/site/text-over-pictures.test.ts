/** Pictures load, their words could be read if they did not, and text over them has enough contrast in the rendered pixels (WCAG 2.2, 1.4.3), which axe cannot measure. */
import type { Page } from "playwright-core";
import sharp, { type OutputInfo } from "sharp";
import { contrast } from "../../src/content/brand";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { testAll } from "./support/test-all";
import { phone } from "./support/visit";

interface Words {
  text: string;
  /** Red, green and blue of the text, 0 to 255. */
  color: number[];
  /** 24 px, or 18.66 px and bold; such text needs a ratio of 3:1 only. */
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** The share of pixels behind the text that may have less contrast, such as antialiased edges. */
const tolerated = 0.01;

/** The texts in main over a picture with too little contrast, with the measured ratios. All pictures must have loaded. */
async function contrastProblems(page: Page): Promise<string[]> {
  // The colors are read before the text becomes transparent.
  const colors = (await page.evaluate(wordsOverPictures)).map(({ color }) => color);
  const style = await page.addStyleTag({
    content:
      "* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent } header, [data-thumb-bar] { visibility: hidden !important }",
  });
  const problems: string[] = [];
  // One window after the other: a busy browser may leave parts of a full-page screenshot of a long page unpainted.
  for (let index = 0; index < colors.length;) {
    const words = await page.evaluate(wordsOverPictures);
    expect(words.length).toBe(colors.length);
    await page.evaluate(
      (top) => scrollTo({ top, behavior: "instant" }),
      (words[index]?.box.y ?? 0) - 1,
    );
    const scrolled = await page.evaluate(() => scrollY);
    const screenshot = await sharp(await page.screenshot({ scale: "css" }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const start = index;
    for (; index < words.length; index++) {
      const { text, large, box } = words[index] as Words;
      const y = box.y - scrolled;
      if (index > start && (y < 0 || y + box.height > screenshot.info.height)) break;
      const measured = lowest(screenshot, colors[index] ?? [], { ...box, y });
      const needed = large ? 3 : 4.5;
      if (measured < needed)
        problems.push(`“${text}” ${measured.toFixed(1)}:1, needs ${needed}`);
    }
  }
  await style.evaluate((element) => (element as Element).remove());
  return problems;
}

/** The contrast between `color` and the pixels of `box` that all but a tolerated share of them have. */
function lowest(
  { data, info }: { data: Buffer; info: OutputInfo },
  color: readonly number[],
  box: Words["box"],
): number {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const right = Math.min(info.width, box.x + box.width);
  const bottom = Math.min(info.height, box.y + box.height);
  const ratios: number[] = [];
  // Ratios of colors that have appeared: there are millions of pixels.
  const cache = new Map<number, number>();
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      const pixel = data.readUIntBE((y * info.width + x) * 3, 3);
      const channels = [pixel >> 16, (pixel >> 8) & 255, pixel & 255];
      const ratio = cache.get(pixel) ?? contrast(color, channels);
      cache.set(pixel, ratio);
      ratios.push(ratio);
    }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * tolerated)] ?? 21;
}

/** Runs in the page: the texts in main whose lines overlap a picture, with the boxes of the lines. */
function wordsOverPictures(): Words[] {
  const pictures = [...document.querySelectorAll("main img, main video")].map((picture) =>
    picture.getBoundingClientRect(),
  );
  const touches = (box: DOMRect) =>
    pictures.some(
      (picture) =>
        box.left < picture.right - 1 &&
        box.right > picture.left + 1 &&
        box.top < picture.bottom - 1 &&
        box.bottom > picture.top + 1,
    );
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const words: Words[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
    // Text for screen readers is in a box of one pixel.
    if (element.offsetWidth <= 1) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = style.color.match(/[\d.]+/g)?.map(Number) ?? [];
    const size = parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2 || !touches(box)) continue;
      words.push({
        text: node.textContent.trim().slice(0, 40),
        color: [red, green, blue],
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        box: { x: box.x, y: box.y + window.scrollY, width: box.width, height: box.height },
      });
    }
  }
  return words;
}

/** The alternative texts in main with too little contrast on the color that is shown if their picture does not load. */
async function faintWords(page: Page): Promise<string[]> {
  const colored = await page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { color, backgroundColor } = getComputedStyle(image);
      return { words: image.alt, colors: [color, backgroundColor] };
    }),
  );
  return colored.flatMap(({ words, colors }) => {
    const [front = [], ground = []] = colors.map((color) =>
      color.match(/[\d.]+/g)?.map(Number),
    );
    const isOpaque = ground.length === 3;
    return isOpaque && contrast(front, ground) < 4.5 ? `“${words}” if it does not load` : [];
  });
}

testAll(kinds, async (path) => {
  // The measurement hides text with a style sheet of its own, which the site's policy would block.
  const { page, close } = await openPage(path, {
    viewport: phone.viewport,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  await hydrated(page);
  const problems = await faintWords(page);
  for (const viewport of [phone.viewport, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    // Loads the lazy pictures, too. One that is wider than 2,400 px would be blurred.
    const broken = await page.evaluate(async () => {
      // In the next frame, the browser chooses pictures for the new size.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return images
        .filter((image) => image.naturalWidth === 0 || image.clientWidth > 2400)
        .map((image) => image.currentSrc);
    });
    problems.push(...broken, ...(await contrastProblems(page)));
  }
  await close();
  return problems;
});
