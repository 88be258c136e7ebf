/** If an optional part or its script fails, the rest of the page still works. */
import type { Page } from "playwright-core";
import { entries, longArticle } from "../support/content";
import { hydrated, openPage } from "./support/page";
import { siteUrl } from "./support/site";

interface Fault {
  /** The name of the part in the console's message. */
  part: string;
  path: string;
  /** Runs in the page before its own scripts and breaks what the part needs. */
  fault: () => void;
  /** Interaction that makes the page need the part. */
  use?: (page: Page) => Promise<void>;
  /** Checks after the failure. */
  then?: (page: Page) => Promise<void>;
}

const faults: readonly Fault[] = [
  {
    part: "opening hours",
    path: "/contact",
    fault: () => {
      Date.prototype.getUTCDay = () => {
        throw new Error("no day");
      };
    },
  },
  {
    part: "share buttons",
    path: longArticle.path,
    fault: () =>
      Object.defineProperty(Navigator.prototype, "share", {
        get() {
          throw new Error("no sheet");
        },
      }),
  },
  {
    part: "lightbox",
    path: "/gallery",
    fault: () => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("no dialog");
      };
    },
    use: (page) => page.locator("[data-item]").first().click(),
    then: async (page) => {
      // The cards work as links again.
      await page.locator("[data-item]").first().click();
      await page.waitForURL(`${siteUrl}/gallery/*`);
    },
  },
  {
    part: "search",
    path: "/blog",
    fault: () => {
      window.URLSearchParams = class {
        constructor() {
          throw new Error("no query");
        }
      } as unknown as typeof URLSearchParams;
    },
    then: async (page) => {
      expect(await page.locator("main h2 a[href^='/blog/']").count()).toBe(
        Math.min(entries("Article").length, 12),
      );
    },
  },
  {
    part: "carousel",
    path: "/",
    fault: () => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes("motion")) throw new Error("no media");
        return ask(query);
      };
    },
  },
];

test.each(faults)("the $part can fail alone", async ({ part, path, fault, use, then }) => {
  const { page, console } = await openPage(path, {
    before: async (opening) => {
      await opening.addInitScript(fault);
    },
  });
  const heading = await page.locator("h1").innerText();
  await hydrated(page);
  const words = `The ${part} failed and is left out.`;
  const told = console.some((line) => line.includes(words))
    ? undefined
    : page.waitForEvent("console", (message) => message.text() === words);
  await use?.(page);
  await told;
  expect(await page.locator("h1").innerText()).toBe(heading);
  expect(await page.getByRole("alert").count()).toBe(0);
  for (const landmark of ["header", "main", "footer"])
    expect(await page.locator(landmark).first().isVisible()).toBe(true);
  await then?.(page);
});

test("a late script that is broken affects only its own part", async () => {
  const { page, console } = await openPage("/", {
    before: async (opening) => {
      await opening.route("**/featured-projects-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "not( a script" }),
      );
    },
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(console.length).toBeGreaterThan(0);
  expect(await page.locator("[aria-roledescription='carousel']").count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.locator("footer a[href='/about']").first().click();
  await page.waitForURL(`${siteUrl}/about`);
});

test("if the lightbox's script is broken, a click on a card leads to its page", async () => {
  const { page, console } = await openPage("/gallery", {
    before: async (opening) => {
      await opening.route("**/lightbox-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "not( a script" }),
      );
    },
  });
  await hydrated(page);
  const card = page.locator("[data-item]").first();
  const path = await card.getAttribute("href");
  // A scripted click without hover, so that only the click loads the script.
  await card.evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(`${siteUrl}${path}`);
  expect(console.join()).toContain("The lightbox did not load and is left out.");
  await page.goBack();
  await page.waitForURL(`${siteUrl}/gallery`);
  await card.waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});
