/**
 * With text at 200 % (WCAG 2.2, 1.4.4) and on a phone in landscape, the header's words do not overlap and it covers nothing. Text that is cut off or
 * overflows: every-page.test.ts.
 */
import type { Page } from "playwright-core";
import { builtKinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { headerLosses } from "./support/reflow";

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
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await headerLosses(page)).toEqual([]);
  }
});

test.each(builtKinds)("in landscape, %s has its heading in the first screen", async (path) => {
  const { page } = await openPage(path);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await headerLosses(page)).toEqual([]);
    const box = await page.locator("h1").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});
