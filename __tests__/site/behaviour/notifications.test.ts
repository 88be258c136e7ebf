/** The site's only notification, after an article's address was copied (decisions 18 and 19). */
import type { Page } from "playwright-core";
import { longArticle } from "../../support/content";
import { pass } from "../support/clock";
import { desk, phone } from "../support/devices";
import { hasFocus, tabTo } from "../support/keyboard";
import { visit } from "../support/visit";
import { hydrated, openPage, type OpenOptions } from "../support/page";

const article = longArticle.path;
const permissions = ["clipboard-read", "clipboard-write"];
const copy = (page: Page) => page.getByRole("button", { name: /^(Copy link|Link copied)$/ });
const shown = (page: Page) => page.locator("main ~ [role='status'] > p");

/** Opens the article with access to the clipboard. `scripts` counts the requested scripts, except for prefetched templates. */
async function read(options: OpenOptions = {}) {
  const opened = await visit(article, {
    permissions,
    ...options,
  });
  const scripts = () =>
    opened.requests.filter(
      (request) =>
        request.resourceType() === "script" && !request.url().includes("/component---"),
    ).length;
  return { ...opened, scripts };
}

test("keyboard: copies the address, says so on the button and in a status, and keeps focus", async () => {
  const { page, scripts } = await read();
  await page.waitForLoadState("networkidle");
  const before = scripts();
  await tabTo(copy(page));
  await page.keyboard.press("Enter");
  await shown(page).getByText("Link copied").waitFor();
  expect(await copy(page).getAttribute("aria-label")).toBe("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
  expect(await hasFocus(copy(page))).toBe(true);
  // The library loads with the first message.
  expect(scripts()).toBe(before + 1);
});

test("shows at most 3 messages, each for 4,000 ms", async () => {
  const { page } = await read({
    before: async (opened) => {
      await opened.clock.install();
    },
  });
  await copy(page).click();
  await shown(page).first().waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await pass(page, 1000);
  expect(await shown(page).count()).toBe(0);
  for (let time = 0; time < 4; time += 1) {
    await copy(page).evaluate((button: HTMLElement) => button.click());
    await pass(page, 100);
  }
  expect(await shown(page).count()).toBe(3);
  await page.mouse.move(5, 5);
  await pass(page, 3600);
  expect(await shown(page).count()).toBe(3);
  await pass(page, 400);
  expect(await shown(page).count()).toBe(0);
});

test("on a phone a message is above the bar and inside of the screen", async () => {
  const { page } = await read(phone);
  await copy(page).tap();
  const note = shown(page).first();
  await note.waitFor();
  await note.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await note.boundingBox();
  const bar = await page.locator("[data-thumb-bar]").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test("if the library fails to load, the button still shows the message and an error is logged", async () => {
  // Not visit(), which expects an empty console.
  const { page, console } = await openPage(article, { ...desk, permissions });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("The notifications did not load"),
  );
  await copy(page).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  await logged;
  expect(console.filter((line) => !line.includes("Failed to load resource"))).toHaveLength(1);
});
