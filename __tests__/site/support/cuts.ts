/** Cuts drawings out of screenshots and compares them. */
import sharp from "sharp";
import type { Tab } from "./engines";

/** Pixels in red, green and blue, row by row. */
export interface Cut {
  width: number;
  height: number;
  pixels: Buffer;
}

/** How many pixels a line may be shifted: engines round positions and antialias letters differently. */
const reach = 2;

/** Every visible match of `selector` that is larger than an icon, in document order. */
export async function cutOut(tab: Tab, selector: string): Promise<Cut[]> {
  // Numbers the matches first, because the carousel adds elements later.
  const amount = await tab.run((list) => {
    const visible = [...document.querySelectorAll(list)].filter((match) =>
      match.checkVisibility(),
    );
    for (const [place, match] of visible.entries()) match.setAttribute("data-cut", `${place}`);
    return visible.length;
  }, selector);
  const cuts: Cut[] = [];
  for (let place = 0; place < amount; place++) {
    const box = await tab.run(async (index) => {
      const element = document.querySelector(`[data-cut="${index}"]`);
      if (!element) return null;
      // Hides text and pictures around the element.
      const section = element.closest("section, figure") ?? element;
      const around = [...document.querySelectorAll("header"), ...section.querySelectorAll("*")];
      for (const other of around as HTMLElement[])
        if (!other.contains(element) && !element.contains(other))
          other.style.visibility = "hidden";
      const tops = [element, section].map((part) => part.getBoundingClientRect().top);
      // Whole pixels, because WebKit adds up fractions when it paints, but not in scrollY.
      window.scrollBy({ top: Math.trunc(Math.max(...tops)), behavior: "instant" });
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      const own = element.getBoundingClientRect();
      const room = section.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return {
        left: Math.round(Math.max(0, own.left, room.left)),
        top: Math.round(Math.max(0, own.top, room.top)),
        right: Math.floor(Math.min(clientWidth, own.right, room.right)),
        bottom: Math.floor(Math.min(clientHeight, own.bottom, room.bottom)),
      };
    }, place);
    if (!box) throw new Error(`The page no longer has match ${place} of ${selector}.`);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width * height < 4000) continue;
    const pixels = await sharp(await tab.screenshot())
      .extract({ left: box.left, top: box.top, width, height })
      .removeAlpha()
      .blur(0.7)
      .raw()
      .toBuffer();
    cuts.push({ width, height, pixels });
  }
  return cuts;
}

/**
 * The largest difference (0 to 255) of a pixel from all pixels near its position in the other picture. Antialiasing and shifts by a pixel
 * make no difference, but a missing line or letter does.
 */
export function difference(one: Cut, other: Cut): number {
  return Math.max(strayness(one, other), strayness(other, one));
}

function strayness(one: Cut, other: Cut): number {
  const width = Math.min(one.width, other.width) - reach;
  const height = Math.min(one.height, other.height) - reach;
  let most = 0;
  for (let y = reach; y < height; y++) {
    const shift = y * (other.width - one.width) * 3;
    for (let at = (y * one.width + reach) * 3; at < (y * one.width + width) * 3; at++) {
      const value = one.pixels[at] ?? 0;
      // Pixels near the position differ at most as much as the one there.
      if (Math.abs(value - (other.pixels[at + shift] ?? 0)) <= most) continue;
      const [least, highest] = rangeNear(other, at + shift);
      most = Math.max(most, least - value, value - highest);
    }
  }
  return most;
}

/** The lowest and highest value within `reach` pixels of the position `at`, in all directions. */
function rangeNear({ width, pixels }: Cut, at: number): [number, number] {
  let least = 255;
  let highest = 0;
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const value = pixels[at + (row * width + column) * 3] ?? 0;
      least = Math.min(least, value);
      highest = Math.max(highest, value);
    }
  return [least, highest];
}
