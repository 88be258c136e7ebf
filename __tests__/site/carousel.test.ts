/** The carousel of featured projects on the home page: spec section 4 and decision 20. */
import type { Page } from "playwright-core";
import { words } from "../support/content";
import { until } from "../support/until";
import { rows, sendRows, visitWith } from "./support/backend";
import { pass, passUntil } from "./support/clock";
import { focusedName, hasFocus, swipe, tabTo } from "./support/input";
import type { OpenOptions } from "./support/page";
import { desk, phone, visit } from "./support/visit";

const carousel = (page: Page) =>
  page.getByRole("region", { name: words("HomePage", "projects.title") });
const strip = (page: Page) => carousel(page).locator("[aria-live]");
const live = (page: Page, value: "off" | "polite") =>
  carousel(page).locator(`[aria-live="${value}"]`).waitFor({ state: "attached" });
const labels = (page: Page) =>
  carousel(page)
    .getByRole("group")
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute("aria-label")));
/** The labels of the window that starts at project `first`. */
const four = (first: number) =>
  [0, 1, 2, 3].map((offset) => `${((first + offset - 1) % 6) + 1} of 6`);
const toCarousel = (page: Page) =>
  carousel(page).evaluate((section) => section.scrollIntoView({ block: "center" }));

/** Opens the home page with `count` projects, a paused clock and the carousel in view. */
async function see(options: OpenOptions = {}, count = 6): Promise<Page> {
  const { page } = await visitWith([sendRows(...rows(count))], "/", options);
  await passUntil(page, async () => (await labels(page)).length > 0);
  await toCarousel(page);
  return page;
}

/** The same, and waits until the carousel rotates. */
async function seeRotating(options?: OpenOptions): Promise<Page> {
  const page = await see(options);
  await live(page, "off");
  return page;
}

test("shows four of six projects, moves by one every 5,000 ms and wraps around", async () => {
  const page = await seeRotating();
  expect(await carousel(page).getAttribute("aria-roledescription")).toBe("carousel");
  for (let first = 1; first <= 6; first += 1) {
    await pass(page, 4999);
    expect(await labels(page)).toEqual(four(first));
    await pass(page, 1);
    expect(await labels(page)).toEqual(four((first % 6) + 1));
  }
});

test("pauses under the pointer, outside of the screen and in a hidden tab", async () => {
  const page = await seeRotating();
  const pausedBy = async (begin: () => Promise<unknown>, end: () => Promise<unknown>) => {
    const before = await labels(page);
    await begin();
    await live(page, "polite");
    await pass(page, 20_000);
    expect(await labels(page)).toEqual(before);
    await end();
    await live(page, "off");
    await pass(page, 5000);
    expect(await labels(page)).not.toEqual(before);
  };
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await pausedBy(
    () => carousel(page).getByRole("heading", { level: 2 }).hover(),
    () => page.mouse.move(5, 5),
  );
  await pausedBy(
    () => page.evaluate(() => window.scrollTo(0, 0)),
    () => toCarousel(page),
  );
  await pausedBy(
    () => hide(true),
    () => hide(false),
  );
});

test("keyboard: Stop comes first and focus stops the carousel; then come Previous, Next and the four projects", async () => {
  const page = await seeRotating();
  const button = (name: string) => carousel(page).getByRole("button", { name });
  await tabTo(carousel(page).getByRole("button").first());
  await button("Start rotation").waitFor();
  await live(page, "polite");
  for (const name of ["Previous project", "Next project"]) {
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(name);
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await pass(page, 20_000);
  expect(await labels(page)).toEqual(four(2));
  await page.keyboard.press("Tab");
  for (let slide = 0; slide < 4; slide += 1) {
    await page.keyboard.press("Tab");
    expect(await hasFocus(carousel(page).getByRole("link").nth(slide))).toBe(true);
  }
  await tabTo(button("Start rotation"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await button("Stop rotation").waitFor();
  await pass(page, 5000);
  expect(await labels(page)).toEqual(four(3));
});

test("under reduced motion it is stopped, and runs after a click on Start", async () => {
  const page = await see({ reducedMotion: "reduce" });
  await pass(page, 20_000);
  expect(await labels(page)).toEqual(four(1));
  // By script, because pointer and focus pause it.
  await carousel(page).getByRole("button", { name: "Start rotation" }).dispatchEvent("click");
  await pass(page, 5000);
  expect(await labels(page)).toEqual(four(2));
});

test("a swipe moves it by one in either direction and stops it", async () => {
  const page = await seeRotating({ ...desk, hasTouch: true });
  await swipe(strip(page), -200);
  expect(await labels(page)).toEqual(four(2));
  await swipe(strip(page), 200);
  expect(await labels(page)).toEqual(four(1));
  await live(page, "polite");
  await carousel(page).getByRole("button", { name: "Next project" }).tap();
  expect(await labels(page)).toEqual(four(2));
});

test("on a phone a swipe scrolls within the window, and at its end moves to the next project", async () => {
  const page = await see(phone);
  // Scrolling continues after the touch has ended.
  const scrolled = strip(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener("scrollend", resolve, { once: true });
      }),
  );
  await swipe(strip(page), -200);
  await scrolled;
  expect(await labels(page)).toEqual(four(1));
  await strip(page).evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" }),
  );
  await swipe(strip(page), -200);
  expect(await labels(page)).toEqual(four(2));
});

test.each([1, 4])("with %i projects there are no buttons and no movement", async (count) => {
  const page = await see({}, count);
  const all = await labels(page);
  expect(all).toHaveLength(count);
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  await pass(page, 20_000);
  expect(await labels(page)).toEqual(all);
});

test("Back from a project restores the scroll position at the carousel", async () => {
  const { page } = await visit("/");
  await carousel(page).waitFor({ state: "attached" });
  await toCarousel(page);
  const top = () =>
    carousel(page).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const before = await top();
  await carousel(page).getByRole("link").first().click();
  await page.waitForURL(/\/gallery\//);
  await page.goBack();
  await carousel(page).waitFor();
  await until(async () => (await top()) === before);
});
