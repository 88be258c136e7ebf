/**
 * The section drawing of the home page: a letter lights its service's run and shows the line about the service, and a switch shows the night. In
 * Chromium and WebKit; with ALL_ENGINES in three engines.
 */
import { readFileSync } from "node:fs";
import { cropBox } from "../../../src/domain/crop";
import { entries, held } from "../../support/content";
import { cutOut, type Cut } from "../support/cuts";
import { describeEngines, hydrate, until, widgetEngines, type Tab } from "../support/engines";

interface Key {
  letter: string;
  x: number;
  y: number;
}

const drawn = entries("HomePage", "drawing").length > 0;
const services = entries("Service", "key")
  .sort((a, b) => Number(a.fields.position) - Number(b.fields.position))
  .map(({ title, path, fields }) => ({
    title,
    path,
    crop: (fields.intro as { crop?: string }).crop,
    ...(fields.key as Key),
  }));
const size = { width: 1360, height: 900 };
const link = (letter: string) => `main svg a[data-letter="${letter}"] circle`;

/**
 * Sends the page the event that comes before printing; returns how wide the drawing in each of the printed sheets is in the same task, in
 * pixels. Empty before the code of the sheets is loaded.
 */
const printedSheets = (tab: Tab) =>
  tab.run(() => {
    const before = document.querySelectorAll("main figure use").length;
    window.dispatchEvent(new Event("beforeprint"));
    const uses = [...document.querySelectorAll("main figure use")];
    const set = uses[0]?.closest("figure")?.parentElement;
    if (set) set.style.display = "block";
    return uses.slice(before).map((use) => Math.round(use.getBoundingClientRect().width));
  });

/** The titles in the visible lines under the drawing. */
const lines = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll<HTMLElement>("main p[style*='--on-'] a")]
      .filter((line) => getComputedStyle(line).visibility === "visible")
      .map((line) => line.textContent),
  );
const shows = (tab: Tab, titles: readonly string[]) =>
  until(async () => (await lines(tab)).join() === titles.join());
const scrolled = (tab: Tab) => tab.run(() => Math.round(window.scrollY));
/** Whether the whole drawing is in view. */
const inView = (tab: Tab) =>
  tab.run(() => {
    const box = document.querySelector("main svg:has(a)")?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
const toDrawing = (tab: Tab) =>
  tab.run(() => {
    const top = document.querySelector("main svg:has(a)")?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: scrollY + top - 200, behavior: "instant" });
  });

/** The centers of a run's lamps in the drawing's file, in its units. */
function lampsOf(letter: string): { x: number; y: number }[] {
  const svg = readFileSync("content/drawings/section.svg", "utf8");
  const [, run = ""] = svg.split(`id="run-${letter.toLowerCase()}"`);
  const [group = ""] = run.split(/<\/g>\s*<\/g>/);
  return [...group.matchAll(/<circle\b[^>]*\scx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

/** The color of the screenshot `cut` at a point of the drawing, given in the drawing's units. */
function colorAt({ width, pixels }: Cut, { x, y }: { x: number; y: number }): number[] {
  const crop = cropBox(held("HomePage", "drawing.crop"));
  const scale = width / crop.width;
  const [column, row] = [(x - crop.x) * scale, (y - crop.y) * scale].map(Math.round);
  const at = ((row ?? 0) * width + (column ?? 0)) * 3;
  return [...pixels.subarray(at, at + 3)];
}

/** The drawing in a new screenshot. */
async function drawingOf(tab: Tab): Promise<Cut> {
  const [cut] = await cutOut(tab, "main svg:has(a)");
  if (!cut) throw new Error("There is no drawing.");
  return cut;
}

/** Expects that `mistakes` finds none in the drawing. Looks again up to four times, because a busy WebKit paints a change late. */
async function expectPainted(tab: Tab, mistakes: (cut: Cut) => string[]): Promise<void> {
  let found = mistakes(await drawingOf(tab));
  for (let tries = 0; tries < 4 && found.length > 0; tries++)
    found = mistakes(await drawingOf(tab));
  expect(found).toEqual([]);
}

const far = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, color) => Math.abs(value - (other[color] ?? 0))));
const colorOf = (name: string) =>
  (held<string>("Brand", name).match(/[0-9a-f]{2}/g) ?? []).map((pair) => parseInt(pair, 16));

describeEngines(
  (open) => {
    if (!drawn) {
      test("without a drawing, the home page has no letters and no switch", async () => {
        const { tab } = await open("/", size, { warm: true });
        await hydrate(tab);
        const parts = "main svg a[data-letter], main input[type=radio]";
        expect(await tab.run((list) => document.querySelectorAll(list).length, parts)).toBe(0);
      });
      return;
    }

    test("printing adds the sheets of the services at once, with their parts of the drawing", async () => {
      const { tab } = await open("/", size, { warm: true });
      await hydrate(tab);
      let sheets: number[] = [];
      await until(async () => (sheets = await printedSheets(tab)).length > 0);
      expect(sheets.length).toBe(services.filter(({ crop }) => crop).length);
      for (const drawn of sheets) expect(drawn).toBeGreaterThan(100);
    });

    test("pointer, keys and address choose a service without scrolling the page, and the letters have accessible names", async () => {
      const { tab } = await open("/", size, { warm: true });
      await hydrate(tab);
      await toDrawing(tab);
      const [first, second, third] = services;
      if (!first || !second || !third) throw new Error("The drawing has too few letters.");
      const names = await tab.run(() =>
        [...document.querySelectorAll("main svg a[data-letter]")]
          .filter((letter) => letter.checkVisibility())
          .map((letter) => letter.getAttribute("aria-label")),
      );
      expect(names).toEqual(services.map(({ letter, title }) => `${letter}: ${title}`));
      await shows(tab, []);
      await tab.hover(link(first.letter));
      await shows(tab, [first.title]);
      // Hovers before the scroll position is read, because some drivers scroll to the element.
      await tab.hover(link(second.letter));
      const top = await scrolled(tab);
      await tab.click(link(second.letter));
      await shows(tab, [second.title]);
      expect(await scrolled(tab)).toBe(top);
      expect(await tab.run(() => location.hash)).toBe(`#run-${second.letter.toLowerCase()}`);
      // The line stays when the pointer leaves; another letter replaces it.
      await tab.hover("main h2");
      await shows(tab, [second.title]);
      await tab.hover(link(third.letter));
      await shows(tab, [third.title]);
      // The header does not scroll, so that no letter gets under the pointer when focus scrolls the page.
      await tab.hover("header nav a");
      await tab.run(
        (selector) => document.querySelector(selector)?.closest("a")?.focus(),
        link(first.letter),
      );
      await tab.press("Tab");
      await tab.press("Tab");
      // Skips keys in WebKit, whose window is not active on a virtual screen, so that no element matches :focus.
      if (await tab.run(() => document.activeElement?.matches(":focus") ?? false)) {
        await shows(tab, [third.title]);
        await tab.press("Enter");
        await until(
          async () =>
            (await tab.run(() => location.hash)) === `#run-${third.letter.toLowerCase()}`,
        );
        expect(await inView(tab)).toBe(true);
        // The next tab stop is the link to the service's page.
        await tab.press("Tab");
        await until(() =>
          tab.run((path) => document.activeElement?.getAttribute("href") === path, third.path),
        );
        await shows(tab, [third.title]);
      }
      await tab.hover(`main li a[data-letter="${first.letter}"]`);
      await shows(tab, [first.title]);
    });

    test("without scripts, an address lights the lamps of one service only, and the switch shows the night", async () => {
      const { tab } = await open("/", size, { refuse: /\.js$/ });
      const day = await drawingOf(tab);
      const amber = colorOf("amber");
      for (const { letter } of services) {
        await tab.run((hash) => {
          location.hash = hash;
        }, `run-${letter.toLowerCase()}`);
        await expectPainted(tab, (lit) =>
          services.flatMap((other) =>
            lampsOf(other.letter)
              .filter((lamp) => {
                const color = colorAt(lit, lamp);
                if (other.letter === letter) return far(color, amber) >= 30;
                // All other lamps are faded.
                return far(color, colorAt(day, lamp)) <= 30;
              })
              .map(({ x, y }) => `${letter} is chosen; lamp of ${other.letter} at ${x}, ${y}`),
          ),
        );
      }
      await tab.run(() => {
        location.hash = "";
        document
          .querySelector("[role='radiogroup']")
          ?.querySelectorAll("*")
          .forEach((each) => each.removeAttribute("style"));
        document.querySelector("[role='radiogroup']")?.removeAttribute("style");
      });
      await tab.click("main label:has([value='night'])");
      const ground = { x: 600, y: 20 };
      expect(far(colorAt(day, ground), colorOf("paper"))).toBeLessThan(10);
      await expectPainted(tab, (night) => {
        const color = colorAt(night, ground);
        return far(color, colorOf("ink")) < 10 ? [] : [`the ground is ${color.join()}`];
      });
    });
  },
  widgetEngines("Chromium", "WebKit"),
);
