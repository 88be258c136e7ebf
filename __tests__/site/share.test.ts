/** Sharing an article, and the site's only notification (decisions 18 and 19). */
import type { Page } from "playwright-core";
import { longArticle, words } from "../support/content";
import { boxOf } from "./support/boxes";
import { pass } from "./support/clock";
import { hasFocus, tabTo } from "./support/input";
import type { OpenOptions } from "./support/page";
import { publicUrl } from "./support/site";
import { phone, visit } from "./support/visit";

const copy = (page: Page) => page.getByRole("button", { name: /^(Copy link|Link copied)$/ });
const notes = (page: Page) => page.locator("main ~ [role='status'] > p");
const read = (options: OpenOptions = {}) =>
  visit(longArticle.path, { permissions: ["clipboard-read", "clipboard-write"], ...options });

test("keyboard: copies the address, says so on the button and in a status, and keeps focus", async () => {
  const { page } = await read();
  await tabTo(copy(page));
  await page.keyboard.press("Enter");
  await notes(page).getByText("Link copied").waitFor();
  expect(await copy(page).textContent()).toBe("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    publicUrl + longArticle.path,
  );
  expect(await hasFocus(copy(page))).toBe(true);
});

/** Ways in which copying fails; they run in the page before its own scripts. */
const refusals = {
  "the clipboard refuses": () => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  },
  "there is no clipboard, as without https": () =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
};

test.each(Object.entries(refusals))(
  "if %s, the button and a notification say so, and the address is selected",
  async (_, refuse) => {
    const { page } = await read({ before: (opening) => opening.addInitScript(refuse) });
    const failed = words("BlogPage", "copyFailed");
    await copy(page).click();
    await page.getByRole("button", { name: failed }).waitFor();
    await notes(page).getByText(failed).waitFor();
    const selected = () => page.evaluate(() => String(window.getSelection()));
    expect(await selected()).toBe(publicUrl + longArticle.path);
  },
);

test("at most 3 notifications are visible, each for 4,000 ms", async () => {
  const { page } = await read({ before: (opening) => opening.clock.install() });
  await copy(page).click();
  await notes(page).first().waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await pass(page, 1000);
  expect(await notes(page).count()).toBe(0);
  for (let time = 0; time < 4; time += 1) {
    await copy(page).dispatchEvent("click");
    await pass(page, 100);
  }
  expect(await notes(page).count()).toBe(3);
  await page.mouse.move(5, 5);
  await pass(page, 3600);
  expect(await notes(page).count()).toBe(3);
  await pass(page, 400);
  expect(await notes(page).count()).toBe(0);
});

test("on a phone a notification is above the bar and inside of the screen", async () => {
  const { page } = await read(phone);
  await copy(page).tap();
  const note = notes(page).first();
  await note.waitFor();
  await note.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await boxOf(note);
  expect(box.bottom).toBeLessThanOrEqual((await boxOf(page.locator("[data-thumb-bar]"))).y);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(390);
});
