/** Browsers that translate the page or have no popovers (iOS 16, Firefox 115), and addresses and service workers that older links and sites left behind. */
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { fill } from "../../src/domain/text";
import {
  amountOf,
  categoriesOf,
  entries,
  first,
  rareWords,
  testWith,
  words,
} from "../support/content";
import { until } from "../support/until";
import { launchedBrowser } from "./support/page";
import { siteUrl } from "./support/site";
import { desk, phone, visit } from "./support/visit";

/** Runs in the page: replaces each text by an element, as Chrome's translation does. React must still renew what changes. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement("font");
    translated.append(document.createElement("font"));
    translated.firstElementChild?.append(`«${text.textContent}»`);
    text.parentNode?.replaceChild(translated, text);
  }
}

/** The text on one line, without the signs of the translation. */
const oneLine = (text: string) => text.replace(/[«»]/g, "").replace(/\s+/g, " ").trim();

testWith(
  entries("Project")[1] && entries("Project"),
  "two projects",
  "in a translated page, Next in the lightbox changes every text",
  async ({ length }) => {
    const { page } = await visit("/gallery");
    await page.locator("main a[data-item]").first().click();
    const dialog = page.getByRole("dialog");
    const next = dialog.getByRole("button", { name: "Next" });
    const text = async () => oneLine(await dialog.innerText());
    await next.click();
    await dialog.getByText(`2 of ${length}`).waitFor();
    const expected = await text();
    await page.goBack();
    await page.locator("main a[data-item]").first().click();
    await dialog.getByText(`1 of ${length}`).waitFor();
    await page.evaluate(translate);
    await next.click();
    await until(async () => (await text()) === expected);
  },
);

test("in a translated page, the count and the list of the blog change with search and filter", async () => {
  const [category = ""] = categoriesOf("Article");
  const amount = amountOf("Article", category);
  const { page } = await visit("/blog");
  const finds = async (count: string, articles: number) => {
    await page.locator("[aria-live]").getByText(count, { exact: true }).waitFor();
    expect(await page.locator("main h2 a").count()).toBe(articles);
    await page.evaluate(translate);
  };
  const field = page.getByRole("searchbox");
  await field.fill(rareWords());
  await finds(words("BlogPage", "oneResult"), 1);
  await field.fill("");
  await page.locator("main [role='group'] button", { hasText: `«${category}»` }).click();
  await finds(fill(words("BlogPage", "results"), { count: String(amount) }), amount);
});

/** The page and its scripts as such a browser reads them: nothing in them has a meaning. */
const withoutPopovers = async (page: Page) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
  await page.route(/\/(about|sitemap|[^/]+\.(js|css))$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/:popover-open/g, ":no-such-state")
      .replace(/ popover(target|targetaction)?=/g, " data-popover$1=");
    await route.fulfill({ response, body });
  });
};

test.each([true, false])(
  "without popovers, the drawer is hidden and Menu leads to a list of the pages (scripts: %s)",
  async (javaScriptEnabled) => {
    // The changed styles and scripts do not have the hashes that the page lists.
    const options = { ...phone, bypassCSP: true, javaScriptEnabled, before: withoutPopovers };
    const { page } = await visit("/about", options);
    expect(await page.locator("#drawer").isVisible()).toBe(false);
    expect(await page.locator("header button:visible").count()).toBe(0);
    await page.locator("header").getByRole("link", { name: "Menu" }).tap();
    await page.waitForURL("**/sitemap");
  },
);

test.each(["/about#100%", "/about?q=%#%E0%A4%A", "/about#%zz"])(
  "the malformed address %s shows its page, unscrolled, and links work",
  async (address) => {
    const { page } = await visit(address);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(page.url()).toBe(siteUrl + address);
    await page.evaluate(() => (window.location.hash = "#50%"));
    await page.locator("footer a[href='/contact']").first().click();
    await page.waitForURL("**/contact");
    await page.goBack();
    await page.waitForURL("**/about*");
    expect(await page.getByRole("alert").count()).toBe(0);
  },
);

/** What a service worker of an older site does: it answers everything from its cache. */
const oldWorker = `self.addEventListener("install", (event) => event.waitUntil(
  caches.open("old").then((cache) => cache.put("/", new Response("<title>old</title>", { headers: { "content-type": "text/html" } })))));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

test.each(["/sw.js", "/service-worker.js"])(
  "the service worker of an older site at %s ends, with its caches, and the page is loaded again once",
  async (address) => {
    let worker = oldWorker;
    let loads = 0;
    const server = http.createServer(({ url }, response) => {
      const script = url === address;
      if (url === "/") loads += 1;
      response.setHeader("content-type", script ? "text/javascript" : "text/html");
      response.end(script ? worker : "<title>new</title>");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const context = await (await launchedBrowser()).newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, address);
    await page.reload();
    expect(await page.title()).toBe("old");
    worker = await (await fetch(siteUrl + address)).text();
    const before = loads;
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update(),
    );
    await page.waitForFunction(() => document.title === "new");
    expect(loads).toBe(before + 1);
    // The next one, without a worker. It would come late if the page reloaded again by itself.
    await page.reload();
    expect(loads).toBe(before + 2);
    const left = async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ];
    expect(await page.evaluate(left)).toEqual([]);
    await context.close();
    server.close();
  },
);

/** Takes units of containers out of styles. */
async function withoutContainers(opened: Page): Promise<void> {
  const addresses = /\/(?!static\/)[^.]*$|\.css$/;
  await opened.route(addresses, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=\d)cq[iwh]\b/g, "unknown");
    await route.fulfill({ response, body });
  });
}

test.each([
  "/",
  "/gallery",
  ...["Article", "Service", "Region"].map((type) => first(type).path),
])(
  "a browser without units of containers (Chrome 104, Safari 15) lays out %s alike",
  async (path) => {
    const { page: newer } = await visit(path);
    const { page: older } = await visit(path, {
      // The styles in the page no longer have the hashes of its policy.
      bypassCSP: true,
      before: withoutContainers,
      warm: true,
    });
    const slide = "[aria-roledescription='slide']";
    if (path === "/") for (const page of [newer, older]) await page.waitForSelector(slide);
    for (const viewport of [desk.viewport, phone.viewport]) {
      for (const page of [newer, older]) await page.setViewportSize(viewport);
      const widths = (page: Page) =>
        page.evaluate(() =>
          [...document.querySelectorAll("h1, h2, main img, main svg")]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect().width),
        );
      await until(async () => (await widths(older)).length === (await widths(newer)).length);
      const [found, expected] = [await widths(older), await widths(newer)];
      const narrower = found.filter((width, index) => width < 0.85 * (expected[index] ?? 0));
      expect(narrower).toEqual([]);
      const left = (selector: string) =>
        older.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
      expect(await left("main h1")).toBeGreaterThanOrEqual(16);
      const heights = await older
        .locator("main a[data-item]")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(250);
    }
  },
);
