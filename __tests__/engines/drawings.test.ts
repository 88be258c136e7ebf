/** A drawing in a text looks as in Chromium, and so does the home page's, which reacts to its letters and its switch. Other drawings: looks.test.ts. */
import { entries } from "../support/content";
import { until } from "../support/until";
import { describeEngines } from "./support/describe-engines";
import type { Engine } from "./support/engine";
import { difference, shrink, type Picture } from "./support/pictures";

const illustrated = entries("Article").find(({ fields }) =>
  String(fields.body).includes("../drawings/"),
);
const [first, second] = entries("Service", "key")
  .map(({ fields }) => (fields.key as { letter: string }).letter)
  .sort();
const size = { width: 1280, height: 1000 };

/** Pixels of a cell, in which drawings are compared. */
const cell = 6;
/** Between engines, cells differ by up to 136, where words stand on lines; another run that is lit, or night, makes at least 190. */
const tolerance = { rows: 1, allowed: 160 };

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

async function pictureOf(page: Engine): Promise<Picture> {
  const box = await page.run(frame);
  return shrink(await page.screenshot(), box, cell);
}

/** Throws unless the first drawing of `page` looks as that of `reference`, which shows the same page in Chromium. */
async function expectSame(page: Engine, reference: Engine, state: string): Promise<void> {
  const expected = await pictureOf(reference);
  const largest = await difference(() => pictureOf(page), expected, tolerance);
  expect({ state, difference: largest < tolerance.allowed ? 0 : largest }).toEqual({
    state,
    difference: 0,
  });
}

const day = "main label:has([name='light']:not([value]))";
const night = "main label:has([name='light'][value='night'])";

describeEngines((open, inChromium, test) => {
  const openBoth = (path: string) => Promise.all([open(path, size), inChromium(path, size)]);

  if (illustrated)
    test("the drawing of an article looks as in Chromium", async () => {
      const [page, reference] = await openBoth(illustrated.path);
      await expectSame(page, reference, "as it loads");
    });

  if (first)
    test("the home page's drawing looks as in Chromium by day, and by night with one run lit", async () => {
      const [page, reference] = await openBoth("/");
      const inBoth = (change: (each: Engine) => Promise<unknown>) =>
        Promise.all([page, reference].map(change));
      await inBoth((each) => each.click(day));
      await expectSame(page, reference, "by day");
      await inBoth((each) => each.click(night));
      for (const letter of [first, second ?? first]) {
        await inBoth((each) =>
          each.run((hash) => {
            window.location.hash = hash;
          }, `run-${letter.toLowerCase()}`),
        );
        await expectSame(page, reference, `by night, with the run of ${letter}`);
      }
    });

  if (second)
    test("a click on a letter shows the line about its service", async () => {
      const page = await open("/", size);
      const visibleLines = () =>
        page.run(() =>
          [...document.querySelectorAll<HTMLElement>("main p[style*='--on-']")]
            .filter((line) => getComputedStyle(line).visibility === "visible")
            .map((line) => line.textContent?.charAt(0)),
        );
      expect(await visibleLines()).toEqual([first]);
      await page.click(`main svg a[data-letter="${second}"] circle`);
      await until(async () => (await visibleLines()).join() === second);
      expect(await page.run(() => window.location.hash)).toBe(`#run-${second.toLowerCase()}`);
    });
});
