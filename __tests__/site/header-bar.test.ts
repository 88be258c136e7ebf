/** The sticky bar of the header at widths that show the navigation. */
import { business } from "../support/content";
import { openPage } from "./support/page";

test.each([1280, 1440, 1920])(
  "at %s px it stays in place while scrolling, on one line and with the phone number",
  async (width) => {
    const { page } = await openPage("/about", { viewport: { width, height: 800 } });
    const bar = page.locator("header > div").last();
    const number = bar.locator(`a[href="tel:${business.phone.e164}"] > span`, {
      hasText: business.phone.display,
    });
    const items = bar.locator("a > span, summary > span, a[data-quote]");
    const places = () =>
      items.evaluateAll((all) =>
        all
          .filter((item) => item.checkVisibility() && item.clientHeight !== 1)
          .map((item) => item.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height })),
      );
    const before = await places();
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY > 300);
    expect(await places()).toEqual(before);
    const box = await number.boundingBox();
    expect(box?.width).toBeGreaterThan(60);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    for (const { height } of before) expect(height).toBeLessThanOrEqual(46);
    const edges = before
      .map(({ left, right }) => [left, right])
      .sort(([a = 0], [b = 0]) => a - b);
    edges.forEach(([left = 0], index) => {
      if (index > 0) expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
    });
  },
);
