/** The site works without JavaScript, and if no script can be loaded (decision 29). */
import type { Page } from "playwright-core";
import { dayWords } from "../../src/domain/hours";
import { mapFrame } from "../../src/domain/site";
import { business, first } from "../support/content";
import { drawerButton, drawerGroup } from "./support/input";
import { arrive, phone, visit } from "./support/visit";

const without = { javaScriptEnabled: false };

// A menu before the scripts: late-scripts.test.ts.
test("the drawer opens with a group, and its links work", async () => {
  const region = first("Region");
  const { page } = await visit("/about", { ...phone, ...without });
  await drawerButton(page).tap();
  await drawerGroup(page, "areas").tap();
  await page.locator("#drawer").getByRole("link", { name: region.title, exact: true }).tap();
  await page.waitForURL(`**${region.path}`);
});

test("contact has the hours without a present state, and the street map as a frame", async () => {
  const { page } = await visit("/contact", {
    ...without,
    before: (opening) => opening.route(`${mapFrame}**`, (route) => route.fulfill({ body: "" })),
  });
  const text = await page.locator("main").innerText();
  for (const day of business.hours)
    expect(text.toLowerCase()).toContain(dayWords(day, "–").toLowerCase());
  expect(text).not.toMatch(/Open now|Opens|Today/);
  const map = page.locator("main iframe");
  expect(await map.getAttribute("src")).toMatch(mapFrame);
  // It can be used at once: nothing is over it.
  await map.click({ trial: true });
});

/** Pages with controls that need scripts: filters, search, and the button that copies an article's address. */
const scripted = ["/blog", "/gallery", first("Article").path];
const controls = (page: Page) => page.locator("main :is(button, [role='search'])");

test.each(scripted)("%s has no controls that need scripts", async (path) => {
  const { page } = await visit(path, without);
  for (const control of await controls(page).all())
    expect(await control.isVisible()).toBe(false);
});

test("if every script is missing, pages are readable, and controls that need scripts are hidden after 10 s", async () => {
  // As after a failed deploy.
  const before = (page: Page) =>
    page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  const look = async (path: string) => {
    const { page } = await arrive(path, { before });
    await page.keyboard.press("Shift");
    expect(await page.locator("h1").isVisible()).toBe(true);
    for (const control of await controls(page).all())
      await control.waitFor({ state: "hidden", timeout: 15_000 });
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
  };
  await Promise.all(scripted.map(look));
});
