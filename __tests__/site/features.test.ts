/**
 * Uses every feature of the site, on the edge. There are no policy violations and no console messages, and requests go only to the site, its backend and,
 * if in view, the map.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import {
  categoriesOf,
  entries,
  longArticle,
  menuLinks,
  testWith,
  words,
} from "../support/content";
import { mapFrame } from "../../src/domain/map-links";
import { elsewhere, hydrated, openPage, type OpenPage } from "./support/page";
import { edgeUrl } from "./support/site";

const wide = { viewport: { width: 1440, height: 900 }, baseURL: edgeUrl };
const narrow = { viewport: { width: 390, height: 844 }, baseURL: edgeUrl };

/** The map is another site's page, so tests fulfill its request themselves. */
async function answerMap(page: Page): Promise<void> {
  await page.route(`${mapFrame}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
}

/** Opens `path`, uses it, and returns violations, console messages and requests to other hosts. */
async function used(path: string, size: typeof wide, act: (page: Page) => Promise<unknown>) {
  const opened: OpenPage = await openPage(path, {
    ...size,
    before: answerMap,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await hydrated(opened.page);
  await act(opened.page);
  await opened.page.waitForLoadState("networkidle");
  const { violations, console, requests } = opened;
  return { violations, console, elsewhere: elsewhere(requests, edgeUrl) };
}

const nothing = { violations: [], console: [], elsewhere: [] };
const open = (page: Page) => page.locator("dialog[open]");

test("uses menus, navigates to each page, and loads the pictures at its end", async () => {
  const result = await used("/", wide, async (page) => {
    for (const menu of await page.locator("header summary").all()) await menu.click();
    await page.keyboard.press("Escape");
    for (const { label, to } of menuLinks) {
      await page.locator("header nav").getByRole("link", { name: label, exact: true }).click();
      await page.waitForURL(`${edgeUrl}${to}`);
      await page.locator("footer").scrollIntoViewIfNeeded();
    }
    await page.goBack();
    await page.waitForURL(`${edgeUrl}${menuLinks.at(-2)?.to ?? "/"}`);
  });
  expect(result).toEqual(nothing);
});

testWith(menuLinks.at(-1), "uses the drawer of narrow screens", async (last) => {
  const result = await used("/about", narrow, async (page) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    for (const group of await page.locator("#drawer summary").all()) await group.click();
    await page.locator("#drawer").getByRole("link", { name: last.label, exact: true }).click();
    await page.waitForURL(`${edgeUrl}${last.to}`);
  });
  expect(result).toEqual(nothing);
});

test("uses the carousel", async () => {
  const result = await used("/", wide, async (page) => {
    await page.locator("footer").scrollIntoViewIfNeeded();
    const carousel = page.locator("[aria-roledescription='carousel']");
    await carousel.scrollIntoViewIfNeeded();
    for (const name of ["Next project", "Previous project", "Stop rotation"])
      await carousel.getByRole("button", { name }).click();
  });
  expect(result).toEqual(nothing);
});

test("uses filter and lightbox of the gallery with pictures and video", async () => {
  const result = await used("/gallery", wide, async (page) => {
    const [category = "", ...others] = categoriesOf("Project");
    // Filters exist only if there are at least two categories.
    for (const name of others.length > 0 ? [category, words("GalleryWords", "all")] : [])
      await page.getByRole("button", { name, exact: true }).click();
    await page.locator("[data-item]").first().click();
    const items = await page.locator("[data-item]").count();
    for (let item = 1; item < items; item += 1) {
      await open(page).getByRole("button", { name: "Next" }).click();
      const video = open(page).locator("video");
      if (await video.count()) await video.evaluate((each: HTMLVideoElement) => each.load());
    }
    await page.keyboard.press("Escape");
    await open(page).waitFor({ state: "detached" });
  });
  expect(result).toEqual(nothing);
});

test("uses filter and search of the blog", async () => {
  const result = await used("/blog", wide, async (page) => {
    await page.getByRole("searchbox").fill("camera");
    await page.waitForURL("**/blog?*q=camera*");
    await page.getByRole("searchbox").fill("nothing of the kind");
    await page.getByRole("heading", { name: words("BlogWords", "empty") }).waitFor();
  });
  expect(result).toEqual(nothing);
});

test("shares an article and shows the notification", async () => {
  const result = await used(longArticle.path, wide, async (page) => {
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("status").getByText("Link copied").waitFor();
  });
  expect(result).toEqual(nothing);
});

test("the map loads only on the contact page, when it is in view", async () => {
  const { page, requests } = await openPage("/contact", { ...wide, before: answerMap });
  await hydrated(page);
  await page.locator("main address").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const addresses = requests.map((request) => request.url());
  expect(addresses.filter((url) => url.startsWith(mapFrame))).toHaveLength(1);
  expect(elsewhere(requests, edgeUrl)).toEqual([]);
  const other = await openPage("/about", wide);
  await hydrated(other.page);
  const others = other.requests.map((request) => request.url());
  expect(others.filter((url) => url.includes("openstreetmap"))).toEqual([]);
});

/** A sample row of the backend for which the gallery has no entry. */
const newer = readFileSync("supabase/seed.sql", "utf8")
  .match(/^ *\(?\s*'[a-z0-9]+(-[a-z0-9]+)+'/gm)
  ?.map((row) => row.replace(/[^a-z0-9-]/g, ""))
  .find((slug) => entries("Project").every((project) => project.slug !== slug));

testWith(newer, "opens a project that is newer than the build", async (slug) => {
  const result = await used(`/gallery/${slug}`, wide, (page) =>
    page.waitForLoadState("networkidle"),
  );
  expect([result.violations, result.elsewhere]).toEqual([[], []]);
});
