/** axe finds nothing in what opens or changes, in a wide and a narrow window. Pages as they load: every-page.test.ts. */
import type { Page } from "playwright-core";
import { categoriesOf, entries, longArticle, words, type Menu } from "../support/content";
import { axeProblems } from "./support/accessibility";
import { row, sendRows, visitWith } from "./support/backend";
import { passUntil } from "./support/clock";
import { menuButton } from "./support/input";
import { desk, visit } from "./support/visit";

const narrow = { viewport: { width: 360, height: 740 } };

async function expectNoProblems(page: Page, part: string) {
  await page.locator(part).first().waitFor();
  // Waits until colors have stopped changing.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
  );
  const [size, problems] = [page.viewportSize(), await axeProblems(page, part)];
  expect({ size, problems }).toEqual({ size, problems: [] });
}

interface State {
  name: string;
  path: string;
  /** What has opened or changed. */
  part: string;
  /** Brings the page into the state and waits until it is reached. */
  enter: (page: Page) => Promise<unknown>;
  /** The screens on which the state exists; both by default. */
  screens?: (typeof desk)[];
}

const menu = (name: Menu): State => ({
  name: `the menu of ${name}`,
  path: "/about",
  part: "header",
  screens: [desk],
  enter: async (page) => {
    await menuButton(page, name).click();
    await page.locator("header details[open] a").first().waitFor();
  },
});

/** A list, filtered by its smallest category. */
const filtered = (type: "Article" | "Project", path: string): State => ({
  name: `a filter of ${path}`,
  path: `${path}?${new URLSearchParams({ category: categoriesOf(type).at(-1) ?? "" }).toString()}`,
  part: "main",
  enter: (page) =>
    page.locator("main [role='group'] button:not(:first-child)[aria-pressed='true']").waitFor(),
});

const states: State[] = [
  menu("services"),
  menu("areas"),
  {
    name: "the drawer with its groups open",
    path: "/about",
    part: "#drawer",
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
    part: "dialog",
    enter: (page: Page) => page.locator("dialog[open] :is(img, video)").first().waitFor(),
  })),
  filtered("Project", "/gallery"),
  filtered("Article", "/blog"),
  {
    name: "a search that finds nothing",
    path: "/blog?q=no+such+word",
    part: "main",
    enter: (page) => page.getByText(words("BlogPage", "empty")).waitFor(),
  },
  {
    name: "a notification",
    path: longArticle.path,
    part: "main ~ [role='status']:has(p)",
    enter: (page) => page.getByRole("button", { name: "Copy link" }).click(),
  },
];

test.each(states)("$name", async ({ path, part, enter, screens = [desk, narrow] }) => {
  for (const screen of screens) {
    const { page, close } = await visit(path, { ...screen, permissions: ["clipboard-write"] });
    await enter(page);
    await expectNoProblems(page, part);
    await close();
  }
});

test("a project that is newer than the build", async () => {
  for (const screen of [desk, narrow]) {
    const { page, close } = await visitWith([sendRows(row(2))], "/gallery/project-2", screen);
    await passUntil(page, async () => (await page.locator("main img").count()) > 0);
    // axe waits for timers.
    await page.clock.resume();
    await expectNoProblems(page, "main");
    await close();
  }
});
