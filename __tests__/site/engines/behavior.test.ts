/**
 * Every widget of the site, once, as most visitors use it: in WebKit, the engine of iPhones, and with ALL_ENGINES in three engines. Details are
 * tested in Chromium (behaviour/).
 */
import { categoriesOf, testWith } from "../../support/content";
import {
  describeEngines,
  hydrate,
  narrow,
  until,
  wide,
  widgetEngines,
  type Tab,
} from "../support/engines";
import { slow4G } from "../../../scripts/engines/line";
import { endless, type Proxy } from "../../../scripts/engines/proxy";

const count = (tab: Tab, selector: string) =>
  tab.run((list) => document.querySelectorAll(list).length, selector);
const text = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? "", selector);
const attribute = (tab: Tab, selector: string, name: string) =>
  tab.run(
    (wanted, key) => document.querySelector(wanted)?.getAttribute(key) ?? "",
    selector,
    name,
  );
const query = (tab: Tab) => tab.run(() => window.location.search);
const pathname = (tab: Tab) => tab.run(() => window.location.pathname);
const scrollY = (tab: Tab) => tab.run(() => Math.round(window.scrollY));
const focused = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const focus = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** Adds a stylesheet that is loading until the page is left, like those of pages that are prefetched. */
const startStylesheet = (tab: Tab) =>
  tab.run((href) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(sheet);
  }, endless);

const cards = "main a[data-item]";
/** The second category of projects; undefined if there is only one and so no filter. */
const twoFilters = categoriesOf("Project")[1];
const slide = "[aria-roledescription='slide']";

describeEngines((open) => {
  const proxies: Proxy[] = [];
  async function visit(path: string, size = wide) {
    const { tab, proxy } = await open(path, size, { warm: true });
    proxies.push(proxy);
    await hydrate(tab);
    return { tab, proxy };
  }
  // Neither errors nor violations of the policy.
  afterEach(() => expect(proxies.splice(0).flatMap(({ said }) => said)).toEqual([]));

  test("a menu opens and closes by keyboard", async () => {
    const { tab } = await visit("/about");
    await focus(tab, "header nav summary");
    await tab.press("Enter");
    await until(async () => (await count(tab, "header details[open]")) === 1);
    await tab.press("Escape");
    await until(async () => (await count(tab, "header details[open]")) === 0);
  });

  test("the drawer opens, makes the page inert, and closes on a click on a link", async () => {
    const { tab } = await visit("/about", narrow);
    await tab.click("header button[popovertarget]");
    await until(async () => (await count(tab, "#drawer:popover-open")) === 1);
    await until(async () => (await count(tab, "main[inert]")) === 1);
    await tab.click("#drawer a[href='/gallery']");
    await until(async () => (await pathname(tab)) === "/gallery");
    await until(async () => (await count(tab, "#drawer:popover-open, [inert]")) === 0);
  });

  test("Escape closes the drawer and returns focus to the menu button, even while a stylesheet loads", async () => {
    const { tab } = await visit("/about", narrow);
    await tab.click("header button[popovertarget]");
    await until(async () => (await count(tab, "main[inert]")) === 1);
    await startStylesheet(tab);
    await tab.press("Escape");
    await until(async () => (await count(tab, "#drawer:popover-open, [inert]")) === 0);
    await until(() => focused(tab, "header button[popovertarget]"));
  });

  testWith(
    twoFilters,
    "the gallery filters; its lightbox opens, shows the next item, closes and restores focus, even while a stylesheet loads",
    async () => {
      const { tab } = await visit("/gallery");
      const all = await count(tab, cards);
      await tab.click("main button:nth-of-type(2)");
      await until(async () => (await count(tab, cards)) < all);
      await tab.click(cards);
      await until(async () => (await count(tab, "dialog[open] h2")) === 1);
      const first = await text(tab, "dialog h2");
      await tab.press("ArrowRight");
      await until(async () => (await text(tab, "dialog h2")) !== first);
      await startStylesheet(tab);
      await tab.press("Escape");
      await until(async () => (await count(tab, "dialog[open]")) === 0);
      await until(async () => !(await query(tab)).includes("item"));
      await until(() => focused(tab, cards));
    },
  );

  test("the search filters the blog and changes the address while typing", async () => {
    const { tab } = await visit("/blog");
    const title = await text(tab, "main h2 a");
    await focus(tab, "input[type='search']");
    await tab.type(title);
    await until(async () => (await text(tab, "main li h2 a")) === title);
    expect(await count(tab, "main li h2 a")).toBe(1);
    expect(await query(tab)).toContain("q=");
  });

  test("the carousel appears and its button moves it by one", async () => {
    const { tab } = await visit("/");
    await until(async () => (await count(tab, slide)) > 0);
    const label = () => attribute(tab, slide, "aria-label");
    expect(await label()).toMatch(/^1 of /);
    await tab.click("button[aria-label='Next project']");
    await until(async () => /^2 of /.test(await label()));
  });

  test("an article's link is copied, or the button says that copying failed", async () => {
    const { tab } = await visit("/blog");
    await tab.goto(
      new URL(await attribute(tab, "main h2 a", "href"), await tab.run(() => origin)).href,
    );
    await hydrate(tab);
    await tab.click("main button[aria-label='Copy link']");
    await until(async () => /copied|not/i.test(await text(tab, "main ~ [role='status'] > p")));
  });

  testWith(twoFilters, "a click before hydration takes effect after it", async () => {
    const { tab } = await open("/gallery", wide, { speed: slow4G });
    const all = await count(tab, cards);
    await tab.click("main button:nth-of-type(2)");
    expect(await count(tab, "html[data-hydrated]")).toBe(0);
    expect(await count(tab, cards)).toBe(all);
    await hydrate(tab);
    await until(async () => (await count(tab, cards)) < all);
  });

  test("a link navigates without a load and focuses the main part; Back and Forward restore position and history entry", async () => {
    const { tab } = await visit("/blog");
    await tab.run(() => Reflect.set(window, "kept", true));
    await tab.run(() => window.scrollTo(0, 700));
    await until(async () => (await scrollY(tab)) === 700);
    const link = "main li:last-of-type h2 a";
    const path = await attribute(tab, link, "href");
    await tab.click(link);
    await until(async () => (await pathname(tab)) === path);
    const left = await tab.run(
      () => (window.history.state as { key?: string } | null)?.key ?? "",
    );
    await until(async () => (await scrollY(tab)) === 0);
    await until(() => focused(tab, "main"));
    expect(await tab.run(() => Reflect.get(window, "kept") as boolean)).toBe(true);
    await tab.back();
    await until(async () => (await pathname(tab)) === "/blog" && (await scrollY(tab)) > 300);
    await tab.forward();
    await until(async () => (await pathname(tab)) === path);
    expect(left).toBe(
      await tab.run(() => (window.history.state as { key?: string } | null)?.key ?? ""),
    );
  });

  test("without scripts pages are readable, menus open and links work", async () => {
    const { tab } = await open("/gallery", wide, { refuse: /\.js$/ });
    await tab.press("Shift");
    expect(await tab.run(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    await tab.click("header nav summary");
    await until(async () => (await count(tab, "header details[open]")) === 1);
    await tab.click("header details[open] a");
    await until(async () => (await pathname(tab)) !== "/gallery");
    expect(await count(tab, "html[data-hydrated]")).toBe(0);
  });
}, widgetEngines("WebKit"));
