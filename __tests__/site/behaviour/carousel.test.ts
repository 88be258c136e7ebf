/** The carousel of featured projects on the home page: spec section 4 and decision 20. */
import type { Page } from "playwright-core";
import { words } from "../../support/content";
import { pass, settle } from "../support/clock";
import { desk, phone } from "../support/devices";
import { hasFocus, nextStops, tabTo } from "../support/keyboard";
import type { OpenOptions } from "../support/page";
import { swipe } from "../support/touch";
import { visit } from "../support/visit";

const rows = "**/rest/v1/projects*";
const carouselOf = (page: Page) =>
  page.getByRole("region", { name: words("HomePage", "projects.title") });
const places = (page: Page) =>
  carouselOf(page)
    .getByRole("group")
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute("aria-label")));
const window = (first: number, count = 6) =>
  [0, 1, 2, 3].map((offset) => `${((first + offset - 1) % count) + 1} of ${count}`);

/** Opens the home page, scrolls to the carousel and pauses the clock. */
async function seeCarousel(options: OpenOptions = {}): Promise<Page> {
  const { page } = await visit("/", {
    ...options,
    before: async (opened) => {
      await opened.clock.install();
      await options.before?.(opened);
    },
  });
  await carouselOf(page).waitFor({ state: "attached" });
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await carouselOf(page).getByRole("group").first().waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return page;
}

/** Restarts the five seconds by pressing Stop and Start. */
async function restart(page: Page): Promise<void> {
  const button = carouselOf(page).getByRole("button").first();
  if (/stop/i.test((await button.getAttribute("aria-label")) ?? "")) await press(page, "Stop");
  await press(page, "Start");
}

/** Clicks a button by script, so that neither pointer nor focus is involved. */
async function press(page: Page, name: string): Promise<void> {
  await carouselOf(page)
    .getByRole("button", { name: new RegExp(name) })
    .evaluate((button: HTMLElement) => button.click());
  await settle(page);
}

test("shows four of six projects, moves by one every 5,000 ms and wraps around", async () => {
  const page = await seeCarousel();
  await restart(page);
  const first = Number.parseInt((await places(page))[0] ?? "");
  for (let step = 1; step <= 6; step += 1) {
    await pass(page, 4999);
    expect(await places(page)).toEqual(window(((first + step - 2) % 6) + 1));
    await pass(page, 1);
    expect(await places(page)).toEqual(window(((first + step - 1) % 6) + 1));
  }
});

test("pauses while the pointer is over it", async () => {
  const page = await seeCarousel();
  await carouselOf(page).getByRole("heading", { level: 2 }).hover();
  const before = await places(page);
  await pass(page, 20_000);
  expect(await places(page)).toEqual(before);
  await page.mouse.move(5, 5);
  await pass(page, 5000);
  expect(await places(page)).not.toEqual(before);
});

test("pauses outside of the viewport and in a hidden tab", async () => {
  const page = await seeCarousel();
  const before = await places(page);
  const strip = carouselOf(page).locator("[aria-live]");
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await strip.and(page.locator("[aria-live='polite']")).waitFor({ state: "attached" });
  await pass(page, 20_000);
  expect(await places(page)).toEqual(before);
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await strip.and(page.locator("[aria-live='off']")).waitFor({ state: "attached" });
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await pass(page, 20_000);
  expect(await places(page)).toEqual(before);
  await hide(false);
  await pass(page, 5000);
  expect(await places(page)).not.toEqual(before);
});

test("keyboard: Stop comes first and focus stops the carousel; then come Previous, Next and the four slides", async () => {
  const page = await seeCarousel();
  const carousel = carouselOf(page);
  const strip = carousel.locator("[aria-live]");
  expect(await carousel.getAttribute("aria-roledescription")).toBe("carousel");
  await carousel.locator("[aria-live='off']").waitFor();
  await tabTo(carousel.getByRole("button").first());
  expect(await carousel.getByRole("button", { name: "Start rotation" }).count()).toBe(1);
  expect(await strip.getAttribute("aria-live")).toBe("polite");
  expect(await nextStops(page, 2)).toEqual(["Previous project", "Next project"]);
  const before = await places(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  expect((await places(page))[0]).toBe(before[1]);
  await pass(page, 20_000);
  expect((await places(page))[0]).toBe(before[1]);
  await tabTo(carousel.getByRole("button", { name: "Next project" }));
  for (let slide = 0; slide < 4; slide += 1) {
    await page.keyboard.press("Tab");
    expect(await hasFocus(carousel.getByRole("link").nth(slide))).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await carousel.locator(":focus").count()).toBe(0);
  await tabTo(carousel.getByRole("button", { name: "Start rotation" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  expect(await carousel.getByRole("button", { name: "Stop rotation" }).count()).toBe(1);
  await pass(page, 5000);
  expect((await places(page))[0]).toBe(before[2]);
});

test("each slide has a role description, and its position as its name", async () => {
  const page = await seeCarousel();
  const slides = carouselOf(page).locator("[aria-roledescription='slide']");
  expect(await slides.count()).toBe(4);
  for (const label of await places(page)) expect(label).toMatch(/^[1-6] of 6$/);
});

test("starts stopped under reduced motion, and runs after a click on Start", async () => {
  const page = await seeCarousel({ reducedMotion: "reduce" });
  const before = await places(page);
  await pass(page, 20_000);
  expect(await places(page)).toEqual(before);
  await press(page, "Start");
  await pass(page, 5000);
  expect(await places(page)).not.toEqual(before);
});

test("a swipe moves it by one in either direction and stops it", async () => {
  const page = await seeCarousel({ ...desk, hasTouch: true });
  const strip = carouselOf(page).locator("[aria-live]");
  const [first, second] = await places(page);
  await swipe(strip, -200);
  expect((await places(page))[0]).toBe(second);
  await swipe(strip, 200);
  expect((await places(page))[0]).toBe(first);
  expect(await strip.getAttribute("aria-live")).toBe("polite");
  await carouselOf(page).getByRole("button", { name: "Next project" }).tap();
  expect((await places(page))[0]).toBe(second);
});

test("on a phone a swipe scrolls within the visible projects, and at their end moves to the next one", async () => {
  const page = await seeCarousel(phone);
  const strip = carouselOf(page).locator("[aria-live]");
  const [first, second] = await places(page);
  // Scrolling continues after the touch has ended.
  const settled = strip.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener("scrollend", resolve, { once: true });
      }),
  );
  await swipe(strip, -200);
  await settled;
  expect((await places(page))[0]).toBe(first);
  await strip.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" }),
  );
  await swipe(strip, -200);
  expect((await places(page))[0]).toBe(second);
});

test.each([3, 4])("with %i projects there are no buttons and no movement", async (count) => {
  const page = await seeCarousel({
    before: async (opened) => {
      await opened.route(rows, async (route) => {
        const all = (await (await route.fetch()).json()) as object[];
        await route.fulfill({ json: all.slice(0, count) });
      });
    },
  });
  expect(await carouselOf(page).getByRole("button").count()).toBe(0);
  const before = await places(page);
  expect(before).toHaveLength(count);
  await pass(page, 20_000);
  expect(await places(page)).toEqual(before);
});

test("without projects there is no carousel", async () => {
  const { page } = await visit("/", {
    before: async (opened) => {
      await opened.route(rows, (route) => route.fulfill({ json: [] }));
    },
  });
  await page.waitForLoadState("networkidle");
  expect(await carouselOf(page).count()).toBe(0);
});

test("Back restores the scroll position at the carousel", async () => {
  const { page } = await visit("/");
  await carouselOf(page).waitFor({ state: "attached" });
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const link = carouselOf(page).getByRole("link").first();
  const top = () =>
    carouselOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await page.waitForURL(/\/gallery\//);
  await page.goBack();
  await page.locator("h1", { hasText: /./ }).waitFor();
  await carouselOf(page).waitFor();
  await page.waitForFunction(() => globalThis.scrollY > 0);
  expect(await top()).toBe(before);
});

test("on a narrow screen the card with keyboard focus is completely visible", async () => {
  const page = await seeCarousel({ viewport: { width: 360, height: 640 } });
  const links = carouselOf(page).getByRole("link");
  await tabTo(links.first());
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await settle(page);
    const { left, right } = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect() ?? new DOMRect(-9),
    );
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(361);
  }
});
