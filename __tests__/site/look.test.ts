/** What of the look can be measured: weights, layout shift, pictures, and the contrast of words over pictures. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { contrastProblems } from "./support/contrast";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

test.each(pages)("$path: at most 16 kB of CSS, gzipped", ({ html }) => {
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  expect(sheets.length).toBeGreaterThan(0);
  expect(gzipSync(sheets.join("")).length).toBeLessThanOrEqual(16_000);
});

test("at most two font files, 45 kB together", () => {
  const html = pages.map((page) => page.html).join("");
  const fonts = [
    ...new Set([...html.matchAll(/\/static\/[^"')]+\.woff2/g)].map(([font]) => font)),
  ];
  const sizes = fonts.map((font) => readFileSync(path.join("public", font)).length);
  expect(fonts.length).toBe(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
});

// A busy machine sometimes paints a page before all of it has arrived; what the site itself moves, it moves every time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

test.each(kinds)("%s: nothing moves while it loads, hydrates and is read", async (address) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const { page } = await openPage(address, {
      viewport,
      before: async (opened) => {
        await opened.addInitScript(() => {
          Reflect.set(window, "shifts", []);
          new PerformanceObserver((list) => {
            const shifts = Reflect.get(window, "shifts") as number[];
            for (const entry of list.getEntries())
              if (!Reflect.get(entry, "hadRecentInput"))
                shifts.push(Number(Reflect.get(entry, "value")));
          }).observe({ type: "layout-shift", buffered: true });
        });
        // Fonts that come late are the usual reason for a page that jumps: so late that they cannot meet a first layout on a busy machine.
        await opened.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          await route.continue();
        });
      },
    });
    await hydrated(page, { hurry: false });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 500) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(50);
    }
    const shift = await page.evaluate(() =>
      (Reflect.get(window, "shifts") as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect({ viewport, shift: Number(shift.toFixed(2)) }).toEqual({ viewport, shift: 0 });
  }
});

test("the last line of the footer stands on one line", async () => {
  const { page } = await openPage("/", { viewport: { width: 1280, height: 800 } });
  const tops = await page
    .locator("footer > :last-child")
    .locator("> span, a")
    .evaluateAll((words) =>
      words.map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word.firstChild ?? word);
        return Math.round(range.getBoundingClientRect().top);
      }),
    );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test.each([360, 1280])(
  "%s wide: no title in the list of articles ends with a short word alone",
  async (width) => {
    const { page } = await openPage("/blog", { viewport: { width, height: 800 } });
    // By the widths of their lines: a last one of less than a third of the widest is such a word.
    const lone = await page.locator("main li h2").evaluateAll((titles) =>
      titles
        .filter((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const lines = new Map<number, number>();
          for (const { bottom, width: part } of range.getClientRects())
            lines.set(Math.round(bottom), Math.max(part, lines.get(Math.round(bottom)) ?? 0));
          const last = lines.get(Math.max(...lines.keys())) ?? 0;
          return last < Math.max(...lines.values()) / 3;
        })
        .map((title) => title.textContent),
    );
    expect(lone).toEqual([]);
  },
);

test("the areas of a service are seen to be links", async () => {
  const { page } = await openPage("/services/low-voltage");
  const links = page.locator("main a[href^='/service-areas/']");
  expect(await links.count()).toBe(6);
  for (const link of await links.all())
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
      "underline",
    );
});

test.each(pages)("$path: every picture has its words and its size", ({ html }) => {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const images = [...body.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  for (const tag of images) {
    expect(tag).toMatch(/\salt="/);
    expect(tag).toMatch(/\swidth="\d+"/);
    expect(tag).toMatch(/\sheight="\d+"/);
    expect(tag).not.toMatch(/\salt="[^"]*\.(jpg|png|avif|webp)"/);
  }
});

test.each(kinds)(
  "%s: every picture loads, and none is shown wider than its master",
  async (address) => {
    const { page } = await openPage(address, { viewport: { width: 1920, height: 1080 } });
    await hydrated(page);
    const broken = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return images
        .filter((image) => image.naturalWidth === 0 || image.clientWidth > 2400)
        .map((image) => image.currentSrc || image.src);
    });
    expect(broken).toEqual([]);
  },
);

test.each(kinds)("%s: words over pictures can be read", async (address) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    // The words are taken away by a style of the test's own, which the site's policy forbids.
    const { page } = await openPage(address, {
      viewport,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await hydrated(page);
    expect(await contrastProblems(page)).toEqual([]);
  }
});
