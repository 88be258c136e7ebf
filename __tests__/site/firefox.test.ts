/**
 * The site in another engine: Firefox as Debian packages it, driven by WebDriver BiDi. Where there is none, the tests say so and are
 * left out; FIREFOX names one elsewhere.
 */
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { kinds } from "./support/kinds";
import { siteUrl } from "./support/site";

const firefox = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const there = existsSync(firefox);
if (!there) console.log(`Left out: there is no Firefox at ${firefox}.`);

/** Windows as wide as a desk's, and as narrow as Firefox makes them. */
const desk = 1280;
const narrow = 450;

/** One browser for each width: an older Firefox does not know the command that changes it. */
const browsers = new Map<number, Browser>();
const said: string[] = [];

async function browserOf(width: number): Promise<Browser> {
  const browser =
    browsers.get(width) ??
    (await puppeteer.launch({
      browser: "firefox",
      executablePath: firefox,
      defaultViewport: null,
      args: [`--width=${width}`, "--height=900"],
    }));
  browsers.set(width, browser);
  return browser;
}

/** The page at `path` in a window of that width, with its scripts up; what its console says goes to `said`. */
async function open(path: string, width = desk): Promise<Page> {
  const page = await (await browserOf(width)).newPage();
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(siteUrl + path, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]");
  return page;
}

/** Waits until `check` holds, asking from outside: puppeteer's own waiting runs a text as code, which the policy forbids. */
async function until(check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${String(check)}`);
    await wait(50);
  }
}

/** Asked of the page: of an address that it writes itself puppeteer is not told. */
const query = (page: Page) => page.evaluate(() => window.location.search);
const count = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.length);

(there ? describe : describe.skip)("in Firefox", () => {
  afterEach(async () => {
    for (const browser of browsers.values())
      for (const page of (await browser.pages()).slice(1)) await page.close();
    expect(said.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    for (const browser of browsers.values()) await browser.close();
  });

  test.each(kinds.filter((path) => path !== "/no-such-page"))(
    "%s hydrates without a word, and nothing sticks out",
    async (path) => {
      const page = await open(path, narrow);
      expect(await page.$eval("h1", (heading) => heading.checkVisibility())).toBe(true);
      const [width, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(width).toBe(room);
    },
  );

  test("menus open and close by keys", async () => {
    const page = await open("/about");
    const summary = await page.$("header nav summary");
    await summary?.focus();
    await page.keyboard.press("Enter");
    expect(await count(page, "header details[open]")).toBe(1);
    await page.keyboard.press("Escape");
    expect(await count(page, "header details[open]")).toBe(0);
  });

  test("the drawer opens, keeps the rest inert, and closes on a link", async () => {
    const page = await open("/about", narrow);
    await page.click("header button");
    await page.waitForSelector("main[inert]");
    await page.click('#drawer a[href="/gallery"]');
    await page.waitForSelector("a[data-item]");
    expect(await count(page, "#drawer:popover-open, [inert]")).toBe(0);
  });

  test("the gallery filters, and its lightbox opens, goes on and closes", async () => {
    const page = await open("/gallery");
    await page.click("main button:nth-of-type(2)");
    await until(async () => (await count(page, "a[data-item]")) < 6);
    await page.click("a[data-item]");
    await page.waitForSelector("dialog[open] h2");
    const title = () => page.$eval("dialog h2", (heading) => heading.textContent);
    const first = await title();
    await page.keyboard.press("ArrowRight");
    await until(async () => (await title()) !== first);
    await page.keyboard.press("Escape");
    await until(async () => !(await query(page)).includes("item"));
    expect(await page.evaluate(() => document.activeElement?.matches("a[data-item]"))).toBe(
      true,
    );
  });

  test("the blog's search finds as one types", async () => {
    const page = await open("/blog");
    await page.type("input[type='search']", "parking pad");
    await until(async () => (await count(page, "main h2 a")) === 1);
    expect(await query(page)).toBe("?q=parking+pad");
  });

  test("the carousel enters, and Next moves it", async () => {
    const page = await open("/");
    await page.waitForSelector("[aria-roledescription='carousel']");
    const first = () =>
      page.$eval("[aria-roledescription='slide']", (slide) => slide.getAttribute("aria-label"));
    expect(await first()).toBe("1 of 6");
    await page.$eval("button[aria-label='Next project']", (button) => button.click());
    await until(async () => (await first()) === "2 of 6");
  });
});
