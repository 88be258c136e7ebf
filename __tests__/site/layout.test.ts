/** Lengths of pages, and parts that depend on the screen: areas, the strip of services, the footer, the bands before it, and the thumb bar. */
import type { Page } from "playwright-core";
import { entries, first, longArticle, present, words } from "../support/content";
import { until } from "../support/until";
import { boxOf, isInView, styleOf } from "./support/boxes";
import { tabTo } from "./support/input";
import { arrive, desk, phone, visit } from "./support/visit";

const services = entries("Service").sort(
  (a, b) => Number(a.fields.position) - Number(b.fields.position),
);
const last = present(services.at(-1), "service");

/** Waits until the page is at most `limit` pixels long, without home's carousel, which comes from the backend. The footer folds after hydration. */
const expectLength = (page: Page, limit: number) =>
  until(async () => {
    const length = await page.evaluate((selector) => {
      const carousel = document.querySelector<HTMLElement>(selector);
      return document.documentElement.scrollHeight - (carousel?.offsetHeight ?? 0);
    }, "main [aria-roledescription='carousel']");
    return length <= limit;
  });

test.each<[path: string, limit: number]>([
  ["/", 8500],
  ...entries("Region").map(({ path }) => [path, 6300] as [string, number]),
])("on phones, %s is at most %i px long", async (path, limit) => {
  const { page } = await visit(path, phone);
  await expectLength(page, limit);
});

test.each(services)(
  "on a phone, $path is at most 6,800 px long, 300 more with a room, and has all services on a line above the bar; no words of its drawing cross the frame at 390, 768 and 1440 px",
  async ({ path, fields }) => {
    const { page } = await visit(path, phone);
    await expectLength(page, fields.sitDown ? 7100 : 6800);
    const line = await boxOf(page.locator("nav[aria-label='All services']"));
    expect(line.bottom).toBeLessThanOrEqual((await boxOf(page.locator("[data-thumb-bar]"))).y);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, cut: await page.evaluate(wordsAcrossFrame) }).toEqual({ width, cut: [] });
    }
  },
);

test("no telephone number breaks but after its area code", async () => {
  const { page } = await visit(longArticle.path);
  for (const width of [320, 1000, 1160, 1200, 1240, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator("a[href^='tel:']").evaluateAll((calls) =>
      calls.flatMap((call) => {
        const walker = document.createTreeWalker(call, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (call.checkVisibility() && tops.size > 1) texts.push(text.textContent ?? "");
        }
        return texts;
      }),
    );
    expect({ width, broken }).toEqual({ width, broken: [] });
  }
});

test("the hero of a region is 70 % as high as the screen, at least 500 px", async () => {
  const { page } = await visit(first("Region").path);
  for (const viewport of [phone.viewport, { width: 1440, height: 600 }]) {
    await page.setViewportSize(viewport);
    const { height } = await boxOf(page.locator("main > section:first-child"));
    expect(height).toBeCloseTo(Math.max(500, viewport.height * 0.7), 0);
  }
});

test("on a phone, the figure of an area follows its first paragraph", async () => {
  const { page } = await visit(first("Town").path, phone);
  const top = async (part: string) =>
    (await boxOf(page.locator(`main > section:nth-child(2) ${part}`))).y;
  const figure = await top("figure");
  expect(await top("h2 + p")).toBeLessThan(figure);
  expect(await top("h2 + p + div")).toBeGreaterThan(figure);
});

test("phones fold two lists of the footer after hydration; without scripts and on wide screens they are open", async () => {
  const open = (page: Page) => page.locator("footer details[open]").count();
  const { page: still } = await arrive("/about", { ...phone, javaScriptEnabled: false });
  expect(await open(still)).toBe(2);
  const { page } = await visit("/about", phone);
  await until(async () => (await open(page)) === 0);
  await page.locator("footer summary").first().tap();
  expect(await page.locator("footer details a").first().isVisible()).toBe(true);
  await page.setViewportSize(desk.viewport);
  await until(async () => (await open(page)) === 2);
});

test("after a closing call, the band above the footer is slim, and its button is not red", async () => {
  const { page } = await visit("/", { viewport: { width: 1440, height: 900 } });
  const band = "section:has(+ footer)";
  const color = (link: string) => styleOf(page.locator(link), "background-color");
  expect((await boxOf(page.locator(band))).height).toBeLessThanOrEqual(88);
  expect(await color(`${band} a`)).not.toBe(await color("header nav ~ a[data-quote]"));
});

test.each([phone, desk])(
  "all services are on a line, with the current one in view",
  async (screen) => {
    const { page } = await visit(last.path, screen);
    const links = page.locator("nav[aria-label='All services'] a");
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(paths).toEqual(services.map(({ path }) => path));
    const current = links.and(page.locator("[aria-current='page']"));
    expect(await current.getAttribute("href")).toBe(last.path);
    await isInView(current);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.each(["/", last.path])(
  "%s: the lamp of the blank sheet lights when it comes into view",
  async (path) => {
    const { page } = await visit(path, phone);
    const lamp = page.locator("[data-closing-call] circle");
    const color = () => styleOf(lamp, "fill");
    const unlit = await color();
    await lamp.scrollIntoViewIfNeeded();
    await until(async () => (await color()) !== unlit);
  },
);

test("home's figures are on one quiet line, on phones on two", async () => {
  const { page } = await visit("/");
  for (const [width, lines] of [
    [1440, 1],
    [768, 1],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const figures = await boxOf(page.locator("main ul:has(> li > b + span)"));
    expect(figures.height).toBeCloseTo(64 * lines, -1);
  }
});

test("home says in sight that reviews are samples, as long as one is", async () => {
  const { note } = first("HomePage").fields.voices as { note: string };
  const { page } = await visit("/");
  const samples = entries("Testimonial").some(({ fields }) => fields.sample === true);
  expect(await page.getByText(note).isVisible()).toBe(samples);
});

/** The visible words of drawings that are partly outside of their frame. They are measured in a copy, because scripts cannot look into a <use>. */
async function wordsAcrossFrame(): Promise<string[]> {
  for (const use of document.querySelectorAll("main figure use")) {
    const [file = "", id = ""] = (use.getAttribute("href") ?? "").split("#");
    const text = await (await fetch(file)).text();
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").getElementById(id);
    if (drawing) use.replaceWith(drawing);
  }
  const isVisible = (element: Element | null): boolean =>
    !element?.closest("svg") ||
    (getComputedStyle(element).opacity !== "0" && isVisible(element.parentElement));
  return [...document.querySelectorAll("main figure svg text")].flatMap((words) => {
    const frame = words.closest("figure > svg")?.getBoundingClientRect();
    const { left, right, top, bottom, width } = words.getBoundingClientRect();
    if (!frame || width === 0 || !isVisible(words)) return [];
    const outside =
      right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom;
    const inside =
      left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    return outside || inside ? [] : [words.textContent ?? ""];
  });
}

const bar = (page: Page) => page.locator("[data-thumb-bar]");
const call = (page: Page) => bar(page).getByRole("link", { name: words("Navigation", "call") });
const quote = (page: Page) =>
  bar(page).getByRole("link", { name: words("Navigation", "quoteBar") });
const article = longArticle.path;

test("the bar is at the bottom edge; its quote link leaves while another one is in view, also after a navigation", async () => {
  const { page } = await visit(article, phone);
  expect((await boxOf(bar(page))).bottom).toBe(844);
  await quote(page).waitFor();
  await page.locator("footer [data-quote]").last().scrollIntoViewIfNeeded();
  await quote(page).waitFor({ state: "detached" });
  expect(await call(page).isVisible()).toBe(true);
  await page.locator("header a[href='/']").first().click();
  const last = page.locator("main:has(blockquote) [data-quote]").last();
  await last.waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await quote(page).waitFor();
  // Just above the bar; the footer's own link is outside of the screen.
  await last.evaluate((link) => {
    link.scrollIntoView({ block: "end", behavior: "instant" });
    window.scrollBy({ top: 90, behavior: "instant" });
  });
  await quote(page).waitFor({ state: "detached" });
});

test("both links of the bar can be reached by keyboard, and exist without JavaScript", async () => {
  const { page } = await visit(article, phone);
  await tabTo(call(page));
  await page.evaluate(() => window.scrollTo(0, 600));
  await quote(page).waitFor();
  await page.keyboard.press("Tab");
  expect(await bar(page).locator(":focus").count()).toBe(1);
  const plain = await visit(article, { ...phone, javaScriptEnabled: false });
  expect(await call(plain.page).getAttribute("href")).toMatch(/^tel:/);
  expect(await quote(plain.page).getAttribute("href")).toMatch(/./);
});

test("the bar is hidden on wide screens; on short screens, bar and header scroll with the page", async () => {
  const { page } = await visit(article, desk);
  expect(await bar(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const selector of ["header", "[data-thumb-bar]"])
    expect(await styleOf(page.locator(selector), "position")).toBe("relative");
});
