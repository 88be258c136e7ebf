/** What engines may treat differently, once, as most visitors use it. Details are tested in Chromium (__tests__/site). */
import { entries } from "../support/content";
import { describeEngines, phone } from "./support/describe-engines";
import { until } from "../support/until";
import type { Engine } from "./support/engine";

const count = (page: Engine, selector: string) =>
  page.run((matched) => document.querySelectorAll(matched).length, selector);
const text = (page: Engine, selector: string) =>
  page.run((matched) => document.querySelector(matched)?.textContent?.trim() ?? "", selector);
const attribute = (page: Engine, selector: string, name: string) =>
  page.run(
    (matched, key) => document.querySelector(matched)?.getAttribute(key) ?? "",
    selector,
    name,
  );
const focus = (page: Engine, selector: string) =>
  page.run((matched) => document.querySelector<HTMLElement>(matched)?.focus(), selector);
// Not :focus, which matches nothing in WebKit on a virtual screen, where no window is active.
const hasFocus = (page: Engine, selector: string) =>
  page.run((matched) => document.activeElement?.matches(matched) ?? false, selector);
const pathname = (page: Engine) => page.run(() => window.location.pathname);
const query = (page: Engine) => page.run(() => window.location.search);
const scrollTop = (page: Engine) => page.run(() => Math.round(window.scrollY));

const projects = "main a[data-item]";
const articles = "main h2 a";
/** The letters in the drawing of the home page. */
const letters = entries("Service", "key").map(
  ({ fields }) => (fields.key as { letter: string }).letter,
);

describeEngines((visit, _, test, name) => {
  test("a menu opens and closes by keyboard", async () => {
    const page = await visit("/about");
    await focus(page, "header nav summary");
    await page.press("Enter");
    await until(async () => (await count(page, "header details[open]")) === 1);
    await page.press("Escape");
    await until(async () => (await count(page, "header details[open]")) === 0);
  });

  test("the drawer makes the page inert; Escape closes it and returns focus to its button; a link in it opens its page and closes it", async () => {
    const page = await visit("/about", phone);
    await page.click("header button[popovertarget]");
    await until(async () => (await count(page, "#drawer:popover-open")) === 1);
    await until(async () => (await count(page, "main[inert]")) === 1);
    await page.press("Escape");
    await until(async () => (await count(page, "#drawer:popover-open, [inert]")) === 0);
    await until(() => hasFocus(page, "header button[popovertarget]"));
    await page.click("header button[popovertarget]");
    await page.click("#drawer a[href='/gallery']");
    await until(async () => (await pathname(page)) === "/gallery");
    await until(async () => (await count(page, "#drawer:popover-open, [inert]")) === 0);
  });

  test("the search finds an article while its title is typed", async () => {
    const page = await visit("/blog");
    const title = await text(page, articles);
    await focus(page, "input[type='search']");
    await page.type(title);
    await until(async () => (await text(page, "main li h2 a")) === title);
    expect(await count(page, "main li h2 a")).toBe(1);
    await until(async () => (await query(page)).includes("q="));
  });

  test("the lightbox opens, shows the next project, closes on Escape and returns focus", async () => {
    const page = await visit("/gallery");
    await page.click(projects);
    await until(async () => (await count(page, "dialog[open] h2")) === 1);
    const first = await text(page, "dialog h2");
    await page.press("ArrowRight");
    await until(async () => (await text(page, "dialog h2")) !== first);
    await page.press("Escape");
    await until(async () => (await count(page, "dialog[open]")) === 0);
    await until(async () => !(await query(page)).includes("item"));
    await until(() => hasFocus(page, projects));
  });

  // Safari allows 100 changes within ten seconds, and then throws. Firefox's driver has switched its limit off.
  if (name === "WebKit")
    test("gallery and search follow the visitor while the engine refuses changes of the address", async () => {
      const page = await visit("/gallery");
      const item = await attribute(page, projects, "data-item");
      const useUp = () =>
        page.run(() => {
          try {
            for (let left = 300; left > 0; left -= 1)
              window.history.replaceState(window.history.state, "");
            return false;
          } catch {
            return true;
          }
        });
      await visit(`/gallery?item=${item}`);
      await until(async () => (await count(page, "dialog[open] h2")) === 1);
      const first = await text(page, "dialog h2");
      expect(await useUp()).toBe(true);
      await page.press("ArrowRight");
      await until(async () => (await text(page, "dialog h2")) !== first);
      await page.click("dialog button[aria-label='Close']");
      await until(async () => (await count(page, "dialog")) === 0);
      await page.click(projects);
      await until(async () => (await text(page, "dialog[open] h2")) === first);
      await until(async () => (await query(page)) === `?item=${item}`);
      await page.press("Escape");
      await until(async () => (await query(page)) === "");
      await visit("/blog?q=");
      const title = await text(page, "main li:last-of-type h2 a");
      expect(await useUp()).toBe(true);
      await focus(page, "input[type='search']");
      await page.type(title);
      await until(async () => (await text(page, articles)) === title);
      await until(async () => (await query(page)).includes("q="));
    });

  test("the carousel appears with the backend's projects, and its button shows the next one", async () => {
    const page = await visit("/");
    const label = () => attribute(page, "[aria-roledescription='slide']", "aria-label");
    await until(async () => (await label()).startsWith("1 of "));
    await page.click("button[aria-label='Next project']");
    await until(async () => (await label()).startsWith("2 of "));
  });

  test("the seam of a drawn hero follows the arrow keys", async () => {
    const page = await visit("/");
    const clip = () =>
      page.run(() => {
        const built = document.querySelector("main div:has(> picture, > img):has(+ div input)");
        return built ? getComputedStyle(built).clipPath : "";
      });
    const before = await clip();
    expect(before).toMatch(/^inset/);
    await focus(page, "main input[type='range']");
    await page.press("ArrowRight");
    await until(async () => (await clip()) !== before);
  });

  test("a link opens its page without a load and moves focus to the main part; Back restores the position", async () => {
    const page = await visit("/blog");
    await page.run(() => Reflect.set(window, "sameDocument", true));
    await page.run(() => window.scrollTo({ top: 700, behavior: "instant" }));
    const link = "main li:last-of-type h2 a";
    const path = await attribute(page, link, "href");
    await page.click(link);
    await until(async () => (await pathname(page)) === path);
    await until(() => hasFocus(page, "main"));
    await until(async () => (await scrollTop(page)) === 0);
    expect(await page.run(() => Reflect.has(window, "sameDocument"))).toBe(true);
    await page.back();
    await until(async () => (await pathname(page)) === "/blog");
    await until(async () => (await scrollTop(page)) > 300);
  });

  const [, , chosen] = letters;
  if (chosen)
    test("the letter in the address stays chosen after Back from another page", async () => {
      const page = await visit("/");
      const isLit = (letter: string) =>
        page.run(
          (name) => getComputedStyle(document.body).getPropertyValue(name) === "visible",
          `--on-${letter.toLowerCase()}`,
        );
      // As a click on the letter does, which WebKit's driver refuses in a drawing.
      await page.run((hash) => window.location.assign(hash), `#run-${chosen.toLowerCase()}`);
      await until(() => isLit(chosen));
      const top = await scrollTop(page);
      await page.run(() =>
        document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
      );
      await until(async () => (await pathname(page)) === "/about");
      await page.back();
      await until(async () => (await pathname(page)) === "/");
      await until(() => isLit(chosen));
      await until(async () => Math.abs((await scrollTop(page)) - top) < 3);
    });
});
