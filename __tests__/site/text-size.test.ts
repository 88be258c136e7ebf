/**
 * With text at 200 % (WCAG 2.2, 1.4.4) and on a phone in landscape, the header's words do not overlap and it covers nothing. Text that is cut off or
 * overflows: every-page.test.ts.
 */
import type { Page } from "playwright-core";
import { boxesOf, overlaps } from "./support/boxes";
import { builtKinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";

/** What is wrong at the top of the page. */
async function problems(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // An article has a header of its own.
  const banner = page.getByRole("banner");
  const [header] = await boxesOf(banner);
  if (!header) return ["There is no header."];
  const words = await boxesOf(banner.locator(":is(a, button, summary, span):not(:has(*))"));
  const outside = words.filter(
    ({ left, right, top, bottom }) =>
      left < 0 || right > width || top < header.top - 1 || bottom > header.bottom + 1,
  );
  const text = await boxesOf(page.locator("h1, main section:first-of-type p"));
  const covered = text.filter(({ top }) => top < header.bottom - 1);
  return [
    ...outside.map(({ name }) => `${name} leaves the header`),
    ...covered.map(({ name }) => `${name} begins under the header`),
    ...overlaps(words, 6),
  ];
}

/** The same function for all visits, so that they share a window: sets the browser's text size to twice the usual one. */
async function setTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
}

test.each(builtKinds)("at 200 %%, %s", async (path) => {
  const { page } = await openPage(path, {
    reducedMotion: "reduce",
    before: setTextSize,
    warm: true,
  });
  await hydrated(page);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe("32px");
  expect(await problems(page, 360, 640)).toEqual([]);
  expect(await problems(page, 1280, 800)).toEqual([]);
});

test.each(builtKinds)("in landscape, %s has its heading in the first screen", async (path) => {
  const { page } = await openPage(path);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    expect(await problems(page, width, height)).toEqual([]);
    const [heading] = await boxesOf(page.locator("h1"));
    expect(heading?.bottom).toBeLessThanOrEqual(height);
  }
});
