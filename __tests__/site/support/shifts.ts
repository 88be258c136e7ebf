/** Records layout shifts inside of a page. */
import type { Page } from "playwright-core";

interface Shift {
  value: number;
  /** Each element that moved, with its old and new box. */
  moved: string[];
}

/** Runs in the page before its own scripts: records each layout shift that does not follow a key press or a click. */
export function recordShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  const text = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const name =
              node instanceof Element ? `${node.localName}.${node.className}` : "text";
            return `${name} from ${text(previousRect)} to ${text(currentRect)}`;
          }),
        });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Forgets the layout shifts so far. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => void (Reflect.get(window, "shifts") as Shift[]).splice(0));

/** The layout shifts so far; none if their sum is below 0.005. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await nextFrames(page);
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
}

/** Resolves after the next two frames, when all observers have run. Not by requestAnimationFrame, which a paused clock stops. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
  });
