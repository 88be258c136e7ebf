/** Interaction before the scripts load is not lost, and loading them moves nothing. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import {
  amountOf,
  categoriesOf,
  literal,
  longArticle,
  menuName,
  rareWords,
} from "../../support/content";
import { phone } from "../support/devices";
import { lateScripts } from "../support/late-scripts";
import { isLateScript, loadTime, type OpenOptions } from "../support/page";
import { siteUrl } from "../support/site";
import { arrive } from "../support/visit";

const article = longArticle.path;
const [project = ""] = categoriesOf("Project");
const [category = ""] = categoriesOf("Article");

/** Serves the site; the end of a page, from `</main>` on, is sent when `end` resolves. */
async function serveSlowly(end: Promise<void>) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl + (request.url ?? "/"));
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const middle = type.startsWith("text/html") ? body.indexOf("</main>") : 0;
      if (middle > 0) {
        response.write(body.subarray(0, middle));
        await end;
      }
      response.end(body.subarray(middle));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Opens the page at `path` and holds its scripts back until `release` is called. */
async function early(path: string, options: OpenOptions = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await arrive(path, {
    ...options,
    before: async (opened) => {
      await opened.route(lateScripts, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  return {
    page,
    /** Lets the scripts load and waits for hydration. */
    async release() {
      release();
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    },
  };
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const count = (page: Page, selector: string, wanted: number) =>
  page.waitForFunction(([list, number]) => document.querySelectorAll(list).length === number, [
    selector,
    wanted,
  ] as const);

test("an open menu stays open and then closes with Escape", async () => {
  const { page, release } = await early("/about");
  const services = page.locator("header nav summary", {
    hasText: new RegExp(`^${literal(menuName("services"))}$`),
  });
  await services.click();
  await release();
  expect(await page.locator("header details[open]").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.locator("header details[open]").count()).toBe(0);
});

test("an open drawer stays open with its group, and then traps focus", async () => {
  const { page, release } = await early("/about", phone);
  await page.locator("header").getByRole("button", { name: "Menu" }).tap();
  await page.locator("#drawer summary").first().tap();
  await release();
  expect(await page.locator("#drawer:popover-open details[open]").count()).toBe(1);
  await page.waitForSelector("main[inert]");
  const link = page.locator("#drawer details[open] a").first();
  const target = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${target}`);
});

// Filters exist only if there are at least two categories.
if (categoriesOf("Project").length > 1)
  test.each(["tap", "click"] as const)(
    "a %s on a filter takes effect after hydration",
    async (way) => {
      const { page, release } = await early("/gallery", phone);
      await page.getByRole("button", { name: project, exact: true })[way]();
      await release();
      await count(page, "main a[data-item]", amountOf("Project", project));
    },
  );

test("Enter on a filter takes effect after hydration, together with typed text", async () => {
  const { page, release } = await early("/blog");
  await page.getByRole("searchbox").pressSequentially("a");
  const filter = page.getByRole("group").getByRole("button", { name: category, exact: true });
  await filter.focus();
  await page.keyboard.press("Enter");
  await release();
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get("category") === category && searchParams.get("q") === "a",
  );
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
});

test("typed text stays and filters the list, and typing can continue", async () => {
  const { page, release } = await early("/blog");
  const field = page.getByRole("searchbox");
  const pair = rareWords();
  const [before = "", after = ""] = pair.split(" ");
  await field.pressSequentially(before);
  await release();
  await count(page, "main h2 a", 1);
  await field.press("End");
  await field.pressSequentially(` ${after}`);
  await page.waitForURL(({ searchParams }) => searchParams.get("q") === pair);
  expect(await field.inputValue()).toBe(pair);
});

test("a press while the page still arrives starts the scripts when it has arrived", async () => {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site = await serveSlowly(end);
  try {
    let pressed: Promise<void> | undefined;
    const { page, requests } = await arrive(`${site.url}/about`, {
      before: (opened) => {
        pressed = (async () => {
          await opened.waitForFunction(() => "earlyClicks" in window);
          await opened.keyboard.press("Shift");
          expect(await opened.locator("body script[src]").count()).toBe(0);
          release();
        })();
        return Promise.resolve();
      },
    });
    await pressed;
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    const late = requests.filter(isLateScript);
    const starts = late.map((request) => request.timing().startTime);
    expect(starts.length).toBeGreaterThan(2);
    // Without the press, they would start 1.5 s after it.
    expect(Math.min(...starts)).toBeLessThan((await loadTime(page)) + 1000);
  } finally {
    site.close();
  }
});

test("a link is an ordinary navigation", async () => {
  const { page } = await early("/gallery");
  await page.locator("main a[data-item]").first().click();
  await page.waitForURL(/\/gallery\/[a-z\d-]+$/);
});

test("hydration does not move the scroll position: on the first load, after a reload, and with a hash", async () => {
  for (const address of [article, `${article}#main`]) {
    const { page, release } = await early(address);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await release();
    await page.waitForLoadState("networkidle");
    expect(await scrollY(page)).toBe(900);
    // The browser has stored the first position; this visit scrolls to another one before hydration.
    await page.unrouteAll();
    await page.reload({ waitUntil: "load" });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.waitForFunction(() => window.scrollY === 1500);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await scrollY(page)).toBe(1500);
  }
});
