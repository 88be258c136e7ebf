/**
 * With text at 200 % (WCAG 2.2, 1.4.4) and on a phone in landscape, the header's words do not overlap and it covers nothing. Text that is cut off or
 * overflows: every-page.test.ts.
 */
import type { Page } from "playwright-core";
import { builtKinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";

/** Runs in the page, scrolled to its top. */
function problems(): string[] {
  const header = document.querySelector("header") ?? document.body;
  const { top, bottom } = header.getBoundingClientRect();
  const name = (part: Element) => part.textContent?.trim().slice(0, 40) ?? "";
  const words = [...header.querySelectorAll<HTMLElement>("a, button, summary, span")]
    .filter((part) => part.checkVisibility() && part.offsetWidth > 1 && name(part))
    .filter((part) => part.children.length === 0)
    .map((part) => ({ name: name(part), box: part.getBoundingClientRect() }));
  const outside = words
    .filter(
      ({ box }) =>
        box.left < 0 || box.right > innerWidth || box.top < top - 1 || box.bottom > bottom + 1,
    )
    .map((part) => `${part.name} leaves the header`);
  const over = words.flatMap(({ name: one, box }, index) =>
    words
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 2 &&
          other.left < box.right - 2 &&
          box.top < other.bottom - 6 &&
          other.top < box.bottom - 6,
      )
      .map((other) => `${one} lies over ${other.name}`),
  );
  const covered = [...document.querySelectorAll("h1, main section:first-of-type p")]
    .filter((part) => part.getBoundingClientRect().top < bottom - 1)
    .map((part) => `${name(part)} begins under the header`);
  return [...outside, ...over, ...covered];
}

/** The same function for all visits, so that they share a window: sets the browser's text size to twice the usual one. */
async function setTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
}

test.each(builtKinds)("at 200 %%, %s", async (path) => {
  const { page } = await openPage(path, {
    viewport: { width: 360, height: 640 },
    reducedMotion: "reduce",
    before: setTextSize,
    warm: true,
  });
  await hydrated(page);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe("32px");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, problems: await page.evaluate(problems) }).toEqual({ width, problems: [] });
  }
});

test.each(builtKinds)("in landscape, %s has its heading in the first screen", async (path) => {
  const { page } = await openPage(path);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect({ width, problems: await page.evaluate(problems) }).toEqual({ width, problems: [] });
    const box = await page.locator("h1").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
  }
});
