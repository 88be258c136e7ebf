/** What a visitor does before the scripts have loaded is not lost. */
import { categoriesOf, rareWords } from "../support/content";
import { until } from "../support/until";
import { drawerButton, drawerGroup, menuButton } from "./support/input";
import { gate, lateScripts, type OpenOptions } from "./support/page";
import { arrive, phone } from "./support/visit";

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
