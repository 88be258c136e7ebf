/** The loader: when it adds the scripts, and what else it loads. What a visitor does before the scripts have loaded is not lost. */
import { categoriesOf, entries, first, rareWords, testWith } from "../support/content";
import { until } from "../support/until";
import { drawerButton, drawerGroup, menuButton } from "./support/input";
import { gate, type OpenOptions, type OpenPage } from "./support/page";
import { lateScripts } from "./support/site";
import { arrive, hasQuery, phone } from "./support/visit";

/** Opens a page whose scripts are requested, but never arrive, and whose clock is paused. */
const open = (path: string): Promise<OpenPage> =>
  arrive(path, {
    // The test of a page that is still arriving writes its HTML.
    bypassCSP: true,
    before: async (page) => {
      await page.route(lateScripts, (route) => route.abort());
      await page.clock.install({ time: "2025-03-03T15:00:00Z" });
      await page.clock.pauseAt("2025-03-03T15:00:01Z");
    },
  });

/** Lets requests begin that an event has caused, and expects that `count` scripts have been requested so far. */
async function expectScripts({ page, requests }: OpenPage, count: number): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt").then(() => undefined));
  expect(requests.filter((request) => lateScripts.test(request.url()))).toHaveLength(count);
}

test("adds each script once, 1.5 s after load", async () => {
  const opened = await open("/about");
  const { page } = opened;
  await page.clock.runFor(1400);
  await expectScripts(opened, 0);
  await page.clock.runFor(3200);
  await expectScripts(opened, 3);
  await page.keyboard.press("Shift");
  await expectScripts(opened, 3);
});

test("adds them at once after a press of a key or pointer, but not after one that follows a link", async () => {
  const opened = await open("/about");
  const { page } = opened;
  const link = page.locator("main a[href^='/']").locator("visible=true").first();
  await link.dispatchEvent("pointerdown");
  await link.dispatchEvent("keydown", { key: "Enter", bubbles: true });
  await expectScripts(opened, 0);
  await link.dispatchEvent("keydown", { key: "Tab", bubbles: true });
  await expectScripts(opened, 3);
  const other = await open("/about");
  await other.page.mouse.click(5, 400);
  await expectScripts(other, 3);
});

test("adds them at the first scroll, but not when the browser scrolls to a fragment", async () => {
  const opened = await open("/contact#hours");
  const { page } = opened;
  await until(() => page.evaluate(() => window.scrollY > 0));
  // The browser's own frame, in which it tells of the scroll; then that of the paused clock. Observers are called at the end of a frame.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(100);
  await expectScripts(opened, 0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true });
        window.scrollBy(0, -50);
      }),
  );
  await expectScripts(opened, 3);
});

test.each(["/gallery?item=a", "/blog?q=tv", "/blog?category=a", "/gallery/no-such-project"])(
  "adds them at once on %s, whose state needs them",
  async (path) => {
    const opened = await open(path);
    await expectScripts(opened, 3);
  },
);

test("waits for the end of a page that is still arriving", async () => {
  const { page } = await open("/about");
  const html = await (await page.request.get("/about")).text();
  // The loader runs when the page has no end yet, and a key is pressed.
  const outcome = await page.evaluate(async (text) => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const inner = frame.contentDocument;
    if (!inner) throw new Error("There is no document.");
    const added = () => inner.querySelectorAll("body script[src]").length;
    const half = text.indexOf("<main");
    inner.open();
    inner.write(text.slice(0, half));
    const loader = inner.querySelector<HTMLScriptElement>("script[src*='/loader-']");
    await new Promise((resolve) => loader?.addEventListener("load", resolve));
    frame.contentWindow?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    const before = added();
    inner.write(text.slice(half));
    inner.close();
    return { before, after: added() };
  }, html);
  expect(outcome).toEqual({ before: 0, after: 3 });
});

test("a menu's drawing loads when the menu opens, not before", async () => {
  // A legal page shows no drawing and no map outside of the menus.
  const { page, requests } = await open(first("TextPage").path);
  const drawing = /\/(section|map)[^/]*\.svg$/;
  expect(requests.filter((request) => drawing.test(request.url()))).toEqual([]);
  const menus = [...entries("SectionDrawing").map(() => "services" as const), "areas" as const];
  for (const menu of menus)
    await Promise.all([page.waitForRequest(drawing), menuButton(page, menu).click()]);
});

/** Opens the page at `path` and holds its scripts back until `release` is called. */
async function early(path: string, options: OpenOptions = {}) {
  const { open: send, opened: sent } = gate();
  const { page } = await arrive(path, {
    ...options,
    before: (opening) =>
      opening.route(lateScripts, (route) => sent.then(() => route.continue())),
  });
  return {
    page,
    /** Lets the scripts load and waits for hydration. */
    async release() {
      send();
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    },
  };
}

test("an open menu stays open, and then closes with Escape", async () => {
  const { page, release } = await early("/about");
  await menuButton(page, "services").click();
  await release();
  expect(await page.locator("header details[open]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await until(async () => (await page.locator("header details[open]").count()) === 0);
});

test("an open drawer stays open with its group, and then makes the page inert", async () => {
  const { page, release } = await early("/about", phone);
  await drawerButton(page).tap();
  await drawerGroup(page, "services").tap();
  await release();
  await page.waitForSelector("main[inert]");
  const link = page.locator("#drawer:popover-open details[open] a").first();
  const target = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${target}`);
});

test("Enter on a filter takes effect once, together with typed text, and typing can continue", async () => {
  const { page, release } = await early("/blog");
  const [all = ""] = categoriesOf("Article");
  const [before = "", after = ""] = rareWords().split(" ");
  const field = page.getByRole("searchbox");
  await field.pressSequentially(before);
  const filter = page.getByRole("group").getByRole("button", { name: all, exact: true });
  await filter.focus();
  await page.keyboard.press("Enter");
  await release();
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get("category") === all && searchParams.get("q") === before,
  );
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
  await filter.click();
  await field.press("End");
  await field.pressSequentially(` ${after}`);
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === `${before} ${after}`);
  expect(await field.inputValue()).toBe(`${before} ${after}`);
});

testWith(
  entries("Service", "sitDown")[0]?.path,
  "a service with a room",
  "the room that a visitor has chosen counts, also for the sheet",
  async (path) => {
    const { page, release } = await early(path);
    const room = page.locator("#sit-down");
    await room.getByRole("slider").press("ArrowRight");
    await room.getByRole("radio", { name: "98" }).check();
    await room.getByRole("checkbox").check();
    await room.getByRole("button").click();
    const feet = await room.getByRole("slider").inputValue();
    await release();
    await hasQuery(page, `?feet=${feet}&inches=98&over=fireplace`);
    expect(await room.locator("[aria-live]").textContent()).toContain("mantel");
    const sheet = page.locator("[data-closing-call] [aria-hidden] p");
    expect(await sheet.textContent()).toContain(`98 in at ${feet.replace(".5", "½")} ft`);
  },
);

testWith(
  entries("HomePage", "drawing")[0],
  "a drawing on the home page",
  "day stays chosen in the drawing at night, also after another choice",
  async () => {
    const { page, release } = await early("/");
    await page.clock.setFixedTime("2025-01-06T07:00:00Z");
    const [day, night] = ["by day", "at night"].map((name) =>
      page.getByRole("radio", { name }),
    );
    await night?.check();
    await day?.check();
    await release();
    await page
      .getByText(/^Opens /)
      .first()
      .waitFor();
    expect(await day?.isChecked()).toBe(true);
  },
);

test("taps on a card of the gallery open it in the lightbox once", async () => {
  const { page, release } = await early("/gallery", phone);
  const card = page.locator("main a[data-item]").first();
  const item = await card.getAttribute("data-item");
  await card.tap();
  await card.tap();
  await release();
  await page.locator("dialog[open]").waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("item") === item);
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/gallery");
});

test("a card leads to its page if the scripts do not arrive within 3 s", async () => {
  const { page } = await early("/gallery");
  const card = page.locator("main a[data-item]").first();
  const address = await card.getAttribute("href");
  await card.click();
  await page.waitForURL(`**${address}`);
});
