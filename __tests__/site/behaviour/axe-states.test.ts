/** axe finds nothing in open or changed states, in a wide and a narrow window. (axe.test.ts and every-page.test.ts check pages as they load.) */
import type { Page } from "playwright-core";
import {
  business,
  categoriesOf,
  amountOf,
  entries,
  literal,
  longArticle,
  menuName,
  words,
} from "../../support/content";
import { axeProblems } from "../support/axe";
import { zones } from "../support/devices";
import { hydrated, openPage } from "../support/page";
import { desk } from "../support/devices";
import { ofTheBrowser } from "../support/visit";

const narrow = { viewport: { width: 360, height: 740 } };
const article = longArticle.path;
const rows = "**/rest/v1/projects*";
const carousel = (page: Page) => page.locator("[aria-roledescription='carousel']");

interface State {
  name: string;
  path: string;
  /** Brings the page into the state and waits until it is reached. */
  enter: (page: Page) => Promise<void>;
  before?: (page: Page) => Promise<unknown>;
  /** The screens on which the state exists; both by default. */
  screens?: (typeof desk)[];
  /** The console message that the site logs in this state, if any. */
  says?: RegExp;
}

const menu = (name: string): State => ({
  name: `the menu “${name}”`,
  path: "/about",
  screens: [desk],
  enter: async (page) => {
    await page
      .locator("header nav summary", { hasText: new RegExp(`^${literal(name)}$`) })
      .click();
    await page.locator("header details[open] a").first().waitFor();
  },
});

/** A list, filtered by its smallest category. */
function filtered(type: "Article" | "Project", path: string, items: string): State {
  const category = categoriesOf(type).at(-1) ?? "";
  return {
    name: `a filter of ${path}`,
    path: `${path}?${new URLSearchParams({ category }).toString()}`,
    enter: async (page) => {
      await page.waitForFunction(
        ([selector, amount]) => document.querySelectorAll(selector).length === amount,
        [items, amountOf(type, category)] as const,
      );
    },
  };
}

const seeCarousel = async (page: Page) => {
  await carousel(page).waitFor({ state: "attached" });
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
};

const states: State[] = [
  menu(menuName("services")),
  menu(menuName("areas")),
  {
    name: "the drawer with its groups open",
    path: "/about",
    screens: [narrow],
    enter: async (page) => {
      await page.locator("header button").click();
      for (const group of await page.locator("#drawer summary").all()) await group.click();
      await page.waitForSelector("main[inert]");
    },
  },
  // One project with a picture only, and one with a video if there is any.
  ...[
    ...entries("Project")
      .filter(({ fields }) => !fields.video)
      .slice(0, 1),
    ...entries("Project", "video").slice(0, 1),
  ].map(({ slug }) => ({
    name: `the lightbox with ${slug}`,
    path: `/gallery?item=${slug}`,
    enter: (page: Page) => page.locator("dialog[open] :is(img, video)").first().waitFor(),
  })),
  filtered("Project", "/gallery", "a[data-item]"),
  filtered("Article", "/blog", "main h2 a"),
  {
    name: "a search that finds nothing",
    path: "/blog?q=no+such+word",
    enter: (page) => page.getByText(words("BlogWords", "empty")).waitFor(),
  },
  {
    name: "a search whose index fails to load",
    path: "/blog?q=a",
    before: (page) => page.route("**/blog/index.json", (route) => route.abort()),
    enter: (page) => page.getByRole("button", { name: words("BlogWords", "retry") }).waitFor(),
  },
  {
    name: "a notification",
    path: article,
    enter: async (page) => {
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.locator("main ~ [role='status'] > p").waitFor();
    },
  },
  {
    name: "the carousel, running",
    path: "/",
    enter: async (page) => {
      await seeCarousel(page);
      await carousel(page).locator("[aria-live='off']").waitFor();
    },
  },
  {
    name: "the carousel, stopped",
    path: "/",
    enter: async (page) => {
      await seeCarousel(page);
      await carousel(page).getByRole("button").first().click();
      await carousel(page).getByRole("button", { name: "Start rotation" }).waitFor();
    },
  },
  {
    name: "a project page while the backend is read",
    path: "/gallery/not-built-yet",
    before: (page) => page.route(rows, () => new Promise(() => undefined)),
    enter: (page) => page.locator("main [role='status']").waitFor(),
  },
  {
    name: "a project that is newer than the build",
    path: "/gallery/not-built-yet",
    before: (page) =>
      page.route(rows, async (route) => {
        const [row] = (await (await route.fetch()).json()) as object[];
        await route.fulfill({ json: [{ ...row, slug: "not-built-yet" }] });
      }),
    enter: (page) => page.locator("main img").waitFor(),
  },
  {
    name: "a project page after the read failed",
    path: "/gallery/not-built-yet",
    before: async (page) => {
      await page.clock.install();
      await page.route(rows, (route) => route.fulfill({ status: 503, json: {} }));
    },
    enter: async (page) => {
      for (let second = 0; second < 10; second += 1) {
        await page.clock.runFor(1000);
        await page.waitForLoadState("networkidle");
      }
      await page.locator(`main a[href="tel:${business.phone.e164}"]`).waitFor();
    },
    says: /Featured projects could not be read/,
  },
  {
    name: "a project page for an unknown slug",
    path: "/gallery/not-built-yet",
    enter: (page) =>
      page.getByRole("heading", { name: words("ScreenWords", "notFoundTitle") }).waitFor(),
    says: /non-existent route/,
  },
];

test.each(states)("finds nothing in $name", async ({ path, enter, before, screens, says }) => {
  for (const screen of screens ?? [desk, narrow]) {
    const { page, console, close } = await openPage(path, {
      ...screen,
      before,
      warm: true,
      timezoneId: zones[1],
      permissions: ["clipboard-write"],
    });
    await hydrated(page);
    await enter(page);
    // Waits until colors have stopped changing.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const said = console.filter((line) => !ofTheBrowser.test(line));
    expect({ screen, found: await axeProblems(page) }).toEqual({ screen, found: [] });
    expect(said.filter((line) => !says?.test(line))).toEqual([]);
    expect(said.length).toBe(says ? 1 : 0);
    await close();
  }
});
