/** The gallery's lightbox: spec section 4, a native dialog with a shareable address. */
import type { Page } from "playwright-core";
import { amountOf, categoriesOf, entries, first, testWith, words } from "../../support/content";
import { phone } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";

/** The largest category. Tests of the order of projects need two projects in it. */
const category = categoriesOf("Project").find((name) => amountOf("Project", name) > 1);
const picture = first("Project");
const dialog = (page: Page) => page.getByRole("dialog");
const cards = (page: Page) => page.locator("main a[data-item]");
const card = (page: Page, slug: string) => page.locator(`main a[data-item="${slug}"]`);
const query = (page: Page) => new URL(page.url()).search;
const isClosed = (page: Page) => dialog(page).waitFor({ state: "hidden" });

/** The slugs of the cards in their order. */
const slugs = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("data-item") ?? ""));

testWith(
  category,
  "keyboard: opens, wraps within the filter and closes; focus returns to the card",
  async (filter) => {
    const filtered = `?${new URLSearchParams({ category: filter }).toString()}`;
    const { page } = await visit(`/gallery${filtered}`);
    const amount = amountOf("Project", filter);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll("a[data-item]").length === wanted,
      amount,
    );
    const all = await slugs(page);
    const [firstSlug = "", second = "", last = ""] = [all[0], all[1], all.at(-1)];
    await tabTo(card(page, firstSlug));
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(query(page)).toBe(`${filtered}&item=${firstSlug}`);
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.keyboard.press("ArrowRight");
    expect(query(page)).toBe(`${filtered}&item=${second}`);
    for (let step = 1; step < amount; step += 1) await page.keyboard.press("ArrowRight");
    expect(query(page)).toBe(`${filtered}&item=${firstSlug}`);
    await page.keyboard.press("ArrowLeft");
    // Focus stays inside of the dialog.
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press("Tab");
      // Between the last and the first element, focus may be on the browser's own controls.
      expect(await page.locator(":focus:not(dialog, dialog *)").count()).toBe(0);
    }
    await page.keyboard.press("Escape");
    await isClosed(page);
    await page.waitForFunction(() => !window.location.search.includes("item"));
    expect(await hasFocus(card(page, last))).toBe(true);
    expect(query(page)).toBe(filtered);
  },
);

test("closes by its button and by a click on the backdrop, not by a click on its text", async () => {
  const { page } = await visit("/gallery");
  const [first = ""] = await slugs(page);
  const before = await page.evaluate(() => window.history.length);
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(6, 400),
  ]) {
    await card(page, first).click();
    await dialog(page).getByRole("heading").click();
    expect(await dialog(page).isVisible()).toBe(true);
    await close();
    await isClosed(page);
    await page.waitForFunction(() => window.location.search === "");
    expect(await hasFocus(card(page, first))).toBe(true);
  }
  // Each close went back over the entry that the click had added, so the history has one more entry only.
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});

test("Back closes it and keeps the scroll position", async () => {
  const { page } = await visit("/gallery");
  const last = (await slugs(page)).at(-1) ?? "";
  await card(page, last).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await card(page, last).click();
  await dialog(page).waitFor();
  await page.goBack();
  await isClosed(page);
  expect(new URL(page.url()).pathname).toBe("/gallery");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await hasFocus(card(page, last))).toBe(true);
});

test("a shared address opens it after hydration; closing it stays on the gallery", async () => {
  const { page } = await visit("/about");
  await page.goto(`/gallery?item=${picture.slug}`);
  // No interaction: the query string alone starts the scripts.
  await dialog(page).waitFor();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await isClosed(page);
  await page.waitForURL(/\/gallery$/);
  await page.goBack();
  await page.waitForURL("**/about");
});

testWith(
  entries("Project", "video")[0],
  "a video has a fallback text and stops when the lightbox closes",
  async ({ slug }) => {
    const { page } = await visit(`/gallery?item=${slug}`);
    const video = dialog(page).locator("video");
    await video.waitFor();
    expect(await video.getAttribute("preload")).toBe("none");
    expect((await video.textContent())?.trim()).toBe(words("GalleryWords", "videoFallback"));
    const playing = await video.elementHandle();
    await playing?.evaluate((element) => (element as HTMLVideoElement).play());
    await page.keyboard.press("Escape");
    await isClosed(page);
    await page.waitForFunction((element) => (element as HTMLVideoElement).paused, playing);
  },
);

test("its caption links to the project's page", async () => {
  const { page } = await visit(`/gallery?item=${picture.slug}`);
  const link = dialog(page).getByRole("link", { name: words("GalleryWords", "projectLink") });
  await link.click();
  await page.waitForURL(`**${picture.path}`);
  await page.getByRole("heading", { level: 1, name: picture.title }).waitFor();
  await page.goBack();
  await dialog(page).waitFor();
});

testWith(entries("Project")[1], "touch: opens, shows the next item and closes", async () => {
  const { page } = await visit("/gallery", phone);
  const [first = ""] = await slugs(page);
  await card(page, first).tap();
  await dialog(page).getByRole("button", { name: "Next" }).tap();
  expect(query(page)).not.toContain(first);
  await dialog(page).getByRole("button", { name: "Close" }).tap();
  await isClosed(page);
});

test("opens without animation under reduced motion", async () => {
  const { page } = await visit(`/gallery?item=${picture.slug}`, {
    reducedMotion: "reduce",
  });
  await dialog(page).waitFor();
  expect(await dialog(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("loads when the pointer is over a card; a click before it has loaded opens it afterwards", async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await visit("/gallery", {
    before: (opening) =>
      opening.route("**/lightbox-*.js", async (route) => {
        await arrived;
        await route.continue();
      }),
  });
  const [first = ""] = await slugs(page);
  await Promise.all([page.waitForRequest("**/lightbox-*.js"), card(page, first).hover()]);
  await card(page, first).click();
  expect(query(page)).toBe(`?item=${first}`);
  expect(await dialog(page).count()).toBe(0);
  arrive();
  await dialog(page).waitFor();
  expect(await hasFocus(dialog(page).getByRole("button", { name: "Close" }))).toBe(true);
  await page.keyboard.press("Escape");
  await isClosed(page);
  expect(await hasFocus(card(page, first))).toBe(true);
});

test("without JavaScript a card leads to its project's page", async () => {
  const { page } = await visit("/gallery", { javaScriptEnabled: false });
  const title = (await cards(page).first().locator("span span").first().innerText()).trim();
  await cards(page).first().click();
  await page.waitForURL(/\/gallery\/[a-z\d-]+$/);
  expect(await page.locator("h1").innerText()).toBe(title);
});

/** Pairs of parts of the open lightbox that overlap. */
const overlaps = (page: Page) =>
  dialog(page).evaluate((element) => {
    const parts = [...element.querySelectorAll("img, video, h2, p, button")].map((part) => ({
      name: part.getAttribute("aria-label") ?? part.textContent ?? part.tagName,
      box: part.getBoundingClientRect(),
    }));
    return parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

test("on no screen do parts overlap, and all parts can be reached by scrolling", async () => {
  const { page } = await visit(`/gallery?item=${picture.slug}`);
  await dialog(page).waitFor();
  const items = await cards(page).count();
  for (const [width, height] of [
    [320, 454],
    [320, 568],
    [360, 560],
    [375, 553],
    [360, 640],
    [768, 600],
    [1000, 500],
    [844, 390],
    [740, 360],
    [667, 375],
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let item = 0; item < items; item += 1) {
      const at = query(page);
      const over = await overlaps(page);
      const { pictureHeight, unreached } = await dialog(page).evaluate((element) => {
        const picture = element.querySelector("img, video")?.getBoundingClientRect();
        const ends = [...element.querySelectorAll("h2, p, button")].map(
          (part) => part.getBoundingClientRect().bottom + element.scrollTop,
        );
        return {
          pictureHeight: picture?.height ?? 0,
          unreached: Math.max(...ends) > element.scrollHeight + 1,
        };
      });
      expect({ width, height, at, over, unreached, visible: pictureHeight > 60 }).toEqual({
        width,
        height,
        at,
        over: [],
        unreached: false,
        visible: true,
      });
      await page.keyboard.press("ArrowRight");
      if (items > 1)
        await page.waitForFunction((before) => window.location.search !== before, at);
    }
  }
});
