/** The gallery's lightbox: spec section 4, a native dialog with a shareable address. */
import type { Locator, Page } from "playwright-core";
import { amountOf, categoriesOf, entries, first, testWith, words } from "../support/content";
import { boxesOf, boxOf, overlaps } from "./support/boxes";
import { getsFocus, hasFocus, swipe, tabTo } from "./support/input";
import { hasQuery, phone, visit } from "./support/visit";

/** The largest category. Tests of the order of projects need two projects in it. */
const category = categoriesOf("Project").find((name) => amountOf("Project", name) > 1);
const project = first("Project");
const dialog = (page: Page) => page.getByRole("dialog");
const closes = (page: Page) => dialog(page).waitFor({ state: "hidden" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });
const cards = (page: Page) => page.locator("main a[data-item]");
const card = (page: Page, slug: string) => page.locator(`main a[data-item="${slug}"]`);
/** The slugs of the cards in their order. */
const slugs = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("data-item") ?? ""));

testWith(
  category,
  "a category with two projects",
  "keyboard: opens, keeps focus, moves within the filter and wraps, closes, and focus returns to the card",
  async (name) => {
    const amount = amountOf("Project", name);
    const filter = `?${new URLSearchParams({ category: name }).toString()}`;
    const { page } = await visit(`/gallery${filter}`);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll("a[data-item]").length === wanted,
      amount,
    );
    const all = await slugs(page);
    const item = (index: number) => `${filter}&item=${all.at(index % amount)}`;
    await tabTo(card(page, all[0] ?? ""));
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await getsFocus(button(page, "Close"));
    await hasQuery(page, item(0));
    for (let step = 1; step <= amount; step += 1) {
      await page.keyboard.press("ArrowRight");
      await hasQuery(page, item(step));
    }
    await page.keyboard.press("ArrowLeft");
    await hasQuery(page, item(-1));
    // Selects words.
    await page.keyboard.press("Shift+ArrowLeft");
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press("Tab");
      // Between the last and the first element, focus may be on the browser's own controls.
      expect(await page.locator(":focus:not(dialog, dialog *)").count()).toBe(0);
    }
    await page.keyboard.press("Escape");
    await closes(page);
    await page.waitForURL(`**/gallery${filter}`);
    await getsFocus(card(page, all.at(-1) ?? ""));
  },
);

test("closes by its button, on the backdrop and with Back, not by a click on its text; the scroll position stays, and at most one history entry is added", async () => {
  const { page } = await visit("/gallery");
  const last = card(page, (await slugs(page)).at(-1) ?? "");
  await last.scrollIntoViewIfNeeded();
  const state = () => page.evaluate(() => [window.scrollY, window.history.length] as const);
  const [scrolled, steps] = await state();
  for (const close of [
    () => button(page, "Close").click(),
    () => page.mouse.click(6, 400),
    () => page.goBack(),
  ]) {
    await last.click();
    await dialog(page).getByRole("heading").click();
    expect(await dialog(page).isVisible()).toBe(true);
    await close();
    await closes(page);
    await page.waitForURL("**/gallery");
    await getsFocus(last);
    // Each close goes back over the entry that the click has added.
    expect(await state()).toEqual([scrolled, steps + 1]);
  }
});

test("after a reload, the page is the same one with a project in its address: closing returns focus to the card, and the header marks the page", async () => {
  const { page } = await visit("/gallery");
  await card(page, project.slug).click();
  await dialog(page).waitFor();
  await page.reload();
  await dialog(page).waitFor();
  const current = page.locator("header nav a[aria-current='page']");
  expect(await current.getAttribute("href")).toBe("/gallery");
  await button(page, "Close").click();
  await page.waitForURL("**/gallery");
  // The router renders after the address has changed.
  await page.waitForTimeout(300);
  expect(await hasFocus(card(page, project.slug))).toBe(true);
});

test("stays open if a press or its release is not on the backdrop, as when a visitor selects words", async () => {
  const { page } = await visit(`/gallery?item=${project.slug}`);
  await dialog(page).waitFor();
  const middle = async (part: Locator) => {
    const { x, y, width, height } = await boxOf(part);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const title = await boxOf(dialog(page).getByRole("heading"));
  const caption = await boxOf(dialog(page).locator("p").last());
  const inCaption = { x: caption.x + 30, y: caption.y + 10 };
  const beside = { x: 40, y: 120 };
  const control = await middle(button(page, "Next"));
  const picture = await middle(dialog(page).locator("img, video").first());
  const gap = { x: title.x + 8, y: (title.bottom + caption.y) / 2 };
  for (const [from, to] of [
    [inCaption, beside],
    [inCaption, { x: inCaption.x, y: caption.bottom + 10 }],
    [beside, inCaption],
    [control, beside],
    [picture, beside],
    [beside, picture],
    // Also ends the selection.
    [gap, gap],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    const state = { from, to, open: await dialog(page).isVisible() };
    expect(state).toEqual({ from, to, open: true });
  }
  await page.mouse.click(beside.x, beside.y);
  await closes(page);
});

test("a double click opens it, or closes it, and nothing else", async () => {
  const { page } = await visit("/gallery");
  const all = await slugs(page);
  const slowly = { delay: 60 };
  // The lightbox is loaded, and its first click is behind it.
  await cards(page).first().click();
  const next = await boxOf(button(page, "Next"));
  const beside = { x: 40, y: 120 };
  await page.mouse.click(beside.x, beside.y);
  await closes(page);
  const under = await page.evaluate(
    ([x, y]) => {
      document.querySelector("a[data-item]")?.scrollIntoView({ block: "center" });
      return document.elementFromPoint(x, y)?.closest("[data-item]")?.getAttribute("data-item");
    },
    [next.x + 20, next.y + 20] as const,
  );
  expect(all).toContain(under);
  await page.mouse.dblclick(next.x + 20, next.y + 20, slowly);
  await hasQuery(page, `?item=${under}`);
  await button(page, "Next").click();
  await hasQuery(page, `?item=${all[(all.indexOf(under ?? "") + 1) % all.length]}`);
  await page.mouse.dblclick(beside.x, beside.y, slowly);
  await closes(page);
  await hasQuery(page, "");
  await page.waitForTimeout(300);
  expect(await dialog(page).count()).toBe(0);
});

test("a shared address opens it; closing it stays on the gallery, and its link leads to the project's page and back", async () => {
  const { page } = await visit("/about");
  // No interaction: the query string alone starts the scripts.
  await page.goto(`/gallery?item=${project.slug}`);
  await dialog(page).waitFor();
  await button(page, "Close").click();
  await closes(page);
  await page.waitForURL("**/gallery");
  await page.goBack();
  await page.waitForURL("**/about");
  await page.goto(`/gallery?item=${project.slug}`);
  await dialog(page)
    .getByRole("link", { name: words("GalleryPage", "projectLink") })
    .click();
  await page.waitForURL(`**${project.path}`);
  await page.getByRole("heading", { level: 1, name: project.title }).waitFor();
  await page.goBack();
  await dialog(page).waitFor();
});

testWith(
  entries("Project", "video")[0],
  "a project with a video",
  "a video loads when its play button is clicked, has a fallback text, and stops when the lightbox closes",
  async ({ slug }) => {
    const { page } = await visit(`/gallery?item=${slug}`);
    const video = dialog(page).locator("video");
    await video.waitFor();
    expect(await video.getAttribute("preload")).toBe("none");
    expect((await video.textContent())?.trim()).toBe(words("GalleryPage", "videoFallback"));
    const playing = await video.elementHandle();
    await button(page, "Play video").click();
    await button(page, "Play video").waitFor({ state: "detached" });
    await getsFocus(video);
    await page.waitForFunction((element) => !(element as HTMLVideoElement).paused, playing);
    await page.keyboard.press("Escape");
    await closes(page);
    await page.waitForFunction((element) => (element as HTMLVideoElement).paused, playing);
  },
);

testWith(
  entries("Project")[1],
  "two projects",
  "touch: opens, moves to the next project by button or swipe, and closes",
  async () => {
    const { page } = await visit("/gallery", phone);
    const [one = "", two = ""] = await slugs(page);
    await card(page, one).tap();
    await button(page, "Next").tap();
    await hasQuery(page, `?item=${two}`);
    await swipe(dialog(page).locator("img"), 200);
    await hasQuery(page, `?item=${one}`);
    await swipe(dialog(page).locator("img"), -200);
    await hasQuery(page, `?item=${two}`);
    await button(page, "Close").tap();
    await closes(page);
  },
);

test("arrow keys go through all projects; on no screen do parts overlap, and all can be reached by scrolling", async () => {
  const { page } = await visit("/gallery");
  const all = await slugs(page);
  await cards(page).first().click();
  const problems: string[] = [];
  for (const [index, slug] of all.entries()) {
    await hasQuery(page, `?item=${slug}`);
    for (const [width, height] of [
      [320, 256],
      [390, 664],
      [667, 375],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const parts = await boxesOf(
        dialog(page).locator("img, video, h2, p, button:not(video ~ *)"),
      );
      const end = await dialog(page).evaluate(
        (element) => element.scrollHeight - element.scrollTop,
      );
      const unreached = parts.filter(({ bottom }) => bottom > end + 1);
      for (const problem of [
        ...overlaps(parts),
        ...unreached.map(({ name }) => `${name} cannot be reached`),
      ])
        problems.push(`${slug}, ${width} × ${height}: ${problem}`);
    }
    await page.keyboard.press("ArrowRight");
    await hasQuery(page, `?item=${all[(index + 1) % all.length]}`);
  }
  expect(problems).toEqual([]);
});
