/** Pages with links in view are prefetched; links within the site navigate without loading a document. */
import type { Page } from "playwright-core";
import { until } from "../../support/until";
import {
  entries,
  linkedArticles,
  literal,
  longArticle,
  menuLinks,
  present,
  testWith,
  words,
} from "../../support/content";
import { hydrated, loadTime, quiet, type OpenOptions, type OpenPage } from "../support/page";
import * as visits from "../support/visit";

const article = longArticle.path;

/** The visits of these tests prefetch; otherwise they are those of support/visit.ts. */
const arrive = (path: string, options?: OpenOptions) =>
  visits.arrive(path, { prefetching: true, ...options });
const visit = (path: string, options?: OpenOptions) =>
  visits.visit(path, { prefetching: true, ...options });

/** Paths of pages whose data was requested, in order, except for the current page. */
const asked = ({ page, requests }: OpenPage) =>
  requests
    .map((request) =>
      new URL(request.url()).pathname.match(/^\/page-data(\/.+)\/page-data\.json$/),
    )
    .flatMap((found) => (found?.[1] ? [found[1].replace(/^\/index$/, "/")] : []))
    .filter((path) => path !== new URL(page.url()).pathname);

/** Time limit for prefetches, in ms: a busy browser is rarely idle, and prefetching waits for that. */
const patience = 30_000;

/** Waits until all of `paths` were requested. */
const askedFor = (opened: OpenPage, paths: readonly string[]) =>
  until(() => paths.every((path) => asked(opened).includes(path)), patience);

/** Paths of pages with visible links: those in the viewport and those below it. */
const linked = (page: Page) =>
  page.evaluate(() => {
    const pages = { inView: [] as string[], below: [] as string[] };
    for (const link of document.querySelectorAll("a[href^='/']:not([data-unsure])")) {
      const { pathname } = new URL(link.getAttribute("href") ?? "", document.baseURI);
      const { top, bottom, width } = link.getBoundingClientRect();
      if (width === 0 || !link.checkVisibility() || /\.|^\/$/.test(pathname)) continue;
      if (pathname === location.pathname) continue;
      if (top < innerHeight && bottom > 0) pages.inView.push(pathname);
      else pages.below.push(pathname);
    }
    const below = pages.below.filter((path) => !pages.inView.includes(path));
    return { inView: [...new Set(pages.inView)], below: [...new Set(below)] };
  });

/** Marks the document, so that a later check can tell whether it was replaced. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "marked") === true);
const heading = (page: Page, words: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: words }).waitFor();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("prefetches pages with links in the viewport after load, and others when their links enter it", async () => {
  const opened = await visit("/about");
  const { inView, below } = await linked(opened.page);
  expect(inView.length).toBeGreaterThan(1);
  expect(below.length).toBeGreaterThan(2);
  await askedFor(opened, inView);
  await quiet(opened);
  expect(asked(opened).filter((path) => below.includes(path))).toEqual([]);
  await opened.page.locator("footer").scrollIntoViewIfNeeded();
  await askedFor(opened, (await linked(opened.page)).inView);
});

test("a prefetched page opens offline", async () => {
  const opened = await visit("/about");
  const { page } = opened;
  const other = present(
    menuLinks.find(({ to }) => to !== "/about"),
    "second menu item",
  );
  await askedFor(opened, [other.to]);
  await quiet(opened);
  await page.context().setOffline(true);
  await page.locator("header nav").getByRole("link", { name: other.label }).click();
  await page.waitForURL(`**${other.to}`);
  await page.locator("h1", { hasNotText: words("AboutPage", "title") }).waitFor();
});

test("a link to the current page scrolls to its top without a new document or history entry", async () => {
  const { page } = await visit("/about");
  await mark(page);
  const steps = await page.evaluate(() => history.length);
  await page.locator("footer").scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(300);
  await page.locator("footer a[href='/about']").first().click();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("prefetches nothing while the page still loads, even if its scripts run", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const opened = await arrive("/about", {
    before: async (page) => {
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() === "image") await held;
        await route.continue();
      });
      // Presses a key until the loader has arrived and starts the scripts.
      await page.addInitScript(() => {
        const pressing = setInterval(() => {
          window.dispatchEvent(new Event("keydown"));
          if (document.documentElement.dataset.hydrated) clearInterval(pressing);
        }, 50);
      });
      page.once("request", () =>
        page
          .waitForSelector("html[data-hydrated]", { state: "attached" })
          .then(() => page.waitForTimeout(1000))
          .finally(release),
      );
    },
  });
  const own = /\/page-data\/(about|app-data|sq)\b/;
  const ofOthers = () =>
    opened.requests.filter(
      (request) => request.url().includes("/page-data/") && !own.test(request.url()),
    );
  await until(() => ofOthers().length > 2, patience);
  await quiet(opened);
  const loaded = await loadTime(opened.page);
  const others = ofOthers();
  const early = others.filter((request) => request.timing().startTime < loaded);
  expect(early.map((request) => request.url())).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "with the connection %j prefetches nothing until a link is pressed",
  async (connection) => {
    const opened = await visit("/about", {
      before: (page) =>
        page.addInitScript(
          (value) => Object.defineProperty(navigator, "connection", { value }),
          connection,
        ),
    });
    const { page } = opened;
    await quiet(opened);
    expect(asked(opened)).toEqual([]);
    expect(await kindsAsked(page)).toBe(0);
    const link = page.locator("main").getByRole("link").locator("visible=true").first();
    // A touch event: Gatsby's own links prefetch when a mouse is over them.
    await link.dispatchEvent("pointerdown", { button: 0, bubbles: true });
    await quiet(opened);
    expect(asked(opened)).toEqual([await link.getAttribute("href")]);
  },
);

/** The number of scripts and styles of other templates that were prefetched. */
const kindsAsked = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.initiatorType === "fetch" &&
            entry.name.includes("/component---"),
        ).length,
  );

test("prefetches the code of all templates during hydration", async () => {
  const opened = await arrive("/about", {
    before: (each) =>
      each.addInitScript(() => {
        const ask = window.fetch;
        window.fetch = (...what) => {
          const early = document.documentElement.dataset.hydrated === undefined;
          if (what[0] === "/chunk-map.json") Reflect.set(window, "askedEarly", early);
          return ask(...what);
        };
      }),
  });
  const { page } = opened;
  await hydrated(page, { hurry: false });
  await quiet(opened);
  expect(await page.evaluate(() => Reflect.get(window, "askedEarly"))).toBe(true);
  expect(await kindsAsked(page)).toBeGreaterThan(10);
});

test("prefetches at most 20 pages per page", async () => {
  const opened = await visit("/sitemap", {
    viewport: { width: 1280, height: 3000 },
  });
  const { inView } = await linked(opened.page);
  // Includes the home page, which linked() leaves out.
  const wanted = Math.min(20, inView.length + 1);
  await until(() => asked(opened).length >= wanted, patience);
  await quiet(opened);
  expect(asked(opened)).toHaveLength(wanted);
});

testWith(
  linkedArticles,
  "a link in a text navigates without a new document and starts at the top; Back and Forward restore the scroll position",
  async ({ from, to }) => {
    const { page } = await visit(from.path);
    await mark(page);
    const link = page.locator(`main p a[href='${to.path}']`).first();
    await link.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(400);
    await link.click();
    await heading(page, to.title);
    expect(new URL(page.url()).pathname).toBe(to.path);
    expect(await scrollY(page)).toBe(0);
    await page.evaluate(async () => {
      window.scrollTo(0, 300);
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await page.goBack();
    await heading(page, from.title);
    expect(Math.abs((await scrollY(page)) - left)).toBeLessThan(3);
    await page.goForward();
    await heading(page, to.title);
    expect(await scrollY(page)).toBe(300);
    expect(await isMarked(page)).toBe(true);
  },
);

test("a reload keeps the scroll position", async () => {
  const { page } = await visit(article);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await hydrated(page);
  // On a busy machine, fonts that load after the browser has restored the position move the text by some lines.
  expect(Math.abs((await scrollY(page)) - 900)).toBeLessThan(120);
});

testWith(
  entries("Town")[0],
  "a place on a map navigates without a new document",
  async ({ path, title }) => {
    const { page } = await visit("/service-areas");
    await mark(page);
    const place = page.locator(`main svg a[href='${path}']`).first();
    await place.dispatchEvent("click", { button: 0, bubbles: true, cancelable: true });
    await heading(page, new RegExp(literal(title)));
    expect(await isMarked(page)).toBe(true);
  },
);

/** Opens an article, replaces the address of its first related service with `address`, and clicks it. */
async function followed(address: string, options?: OpenOptions) {
  const { page, console } = await visit(article, options);
  await mark(page);
  const link = page.locator("aside a[href^='/services/']").first();
  await link.evaluate((element, href) => element.setAttribute("href", href), address);
  await page.locator(`aside a[href='${address}']`).click();
  return { page, console };
}

test("a link with a hash leads to that element of another page", async () => {
  const { page } = await followed("/about#main");
  await heading(page, words("AboutPage", "title"));
  expect(page.url()).toMatch(/#main$/);
  expect(await isMarked(page)).toBe(true);
});

test("a link to a missing page shows the 404 screen", async () => {
  const { page, console } = await followed("/no-such-page");
  await heading(page, words("ScreenWords", "notFoundTitle"));
  expect(new URL(page.url()).pathname).toBe("/no-such-page");
  const own = console.splice(0).filter((line) => !line.includes("Failed to load resource"));
  expect(own).toEqual([expect.stringContaining("404 Error")]);
});

test("a link to a document outside of the build loads that document", async () => {
  const { page } = await followed("/old-address", {
    before: (each) =>
      each.route("**/old-address", (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Another document</h1>" }),
      ),
  });
  await heading(page, "Another document");
  expect(await isMarked(page)).toBe(false);
});

test("a click with Ctrl is left to the browser", async () => {
  const { page } = await visit(article);
  await page.evaluate(() =>
    addEventListener("click", (click) => {
      document.body.dataset.prevented = String(click.defaultPrevented);
      // Keeps the browser from opening a tab, which Playwright sometimes does not report.
      click.preventDefault();
    }),
  );
  const link = page.locator("aside a[href^='/services/']").first();
  const prevented = () => page.evaluate(() => document.body.dataset.prevented);
  await link.click({ modifiers: ["Control"] });
  expect(await prevented()).toBe("false");
  expect(new URL(page.url()).pathname).toBe(article);
  // Without Ctrl the site navigates by itself.
  await link.click();
  expect(await prevented()).toBe("true");
});
