/** Browsers without popovers (iOS 16, Firefox 115), and addresses and service workers that older links and sites have left behind. */
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { phone } from "./support/devices";
import { launchedBrowser, until } from "./support/page";
import { edgeUrl, siteUrl } from "./support/site";
import { takeMessages, visit } from "./support/visit";

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

test.each(["/%E0%A4%A", "/gallery/%", "/100%"])(
  "the malformed address %s shows the 404 screen and is logged",
  async (address) => {
    const opened = await visit(address);
    await until(() => opened.console.some((line) => line.includes("404 Error")));
    expect(takeMessages(opened)).toEqual([expect.stringContaining(`route: ${address}`)]);
  },
);

test("/favicon.ico is a picture", async () => {
  const icon = await fetch(`${edgeUrl}/favicon.ico`);
  expect(icon.headers.get("content-type")).toMatch(/^image\//);
  const png = Buffer.from(await icon.arrayBuffer()).subarray(22);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 48, height: 48 });
});

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
    worker = await (await fetch(edgeUrl + address)).text();
    const before = loads;
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update(),
    );
    await page.waitForFunction(() => document.title === "new");
    await page.waitForTimeout(500);
    expect(loads).toBe(before + 1);
    const left = async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ];
    expect(await page.evaluate(left)).toEqual([]);
    await context.close();
    server.close();
  },
);
