/**
 * With text at 200 % (WCAG 2.2, 1.4.4) and on a phone in landscape, the header's words do not overlap and it covers nothing. Text that is cut off or
 * overflows: every-page.test.ts.
 */
import { builtKinds } from "./support/kinds";
import { enlargeText, hydrated, openPage } from "./support/page";
import { headerLosses } from "./support/reflow";

test.each(builtKinds)("at 200 %%, %s", async (path) => {
  const { page } = await openPage(path, {
    reducedMotion: "reduce",
    before: enlargeText,
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
