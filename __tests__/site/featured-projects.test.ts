/**
 * The read of the featured projects on the home page, its failures, and how the projects enter (decisions 20 to 22). The page of a project that is
 * newer than the build (decision 13).
 */
import type { Page, Route } from "playwright-core";
import { business, words } from "../support/content";
import { until } from "../support/until";
import {
  hang,
  row,
  rows,
  sendRows,
  sendStatus,
  visitWith,
  type Answer,
  type BackendVisit,
} from "./support/backend";
import { boxOf } from "./support/boxes";
import { pass, passUntil } from "./support/clock";
import { gate } from "./support/page";
import { lateScripts } from "./support/site";
import { arrive, desk, phone, takeMessages, visit } from "./support/visit";

const carousel = "main [aria-roledescription='carousel']";
const titles = ({ page }: Pick<BackendVisit, "page">) =>
  page.locator(`${carousel} h3`).allTextContents();
const projectsEnter = (visited: BackendVisit) =>
  passUntil(visited.page, async () => (await titles(visited)).length > 0);
const readBegins = ({ page, reads }: BackendVisit) => passUntil(page, () => reads.length > 0);
/** The bands of the page; the carousel adds one. */
const bands = ({ page }: BackendVisit) => page.locator("main h2").allTextContents();
const failure = (reason: string) =>
  expect.stringContaining(`error: Featured projects could not be read: ${reason}`);
const warning = (reason: string) =>
  expect.stringContaining(`warning: Featured projects: ${reason}; the row is left out.`);

/** Waits until the page has logged a message, and returns all messages. */
async function messagesOf(visited: BackendVisit): Promise<string[]> {
  const logged = () => visited.console.some((line) => line.includes("Featured projects"));
  await passUntil(visited.page, logged);
  return takeMessages(visited);
}

const html = `<!doctype html>\n<title>502 Bad Gateway</title>\n${"<p>Try again.</p>\n".repeat(99)}`;
const failures: [string, Answer, string][] = [
  ["503", sendStatus(503, "{}"), "503: Service Unavailable"],
  [
    "502 with a page",
    sendStatus(502, html, "text/html"),
    "502: <!doctype html> <title>502 Bad",
  ],
  ["a refusal", sendStatus(401, '{"code":"42501","message":"denied"}'), "401 (42501): denied"],
  ["an object", sendStatus(200, "{}"), "200: the answer is not a list"],
  ["broken JSON", sendStatus(200, '[{"id":'), '200: [{"id":'],
  ["no connection", (route: Route) => route.abort(), "TypeError: Failed to fetch"],
  ["no answer", hang, "no answer within 10 seconds"],
];

test.each(failures)(
  "%s: is tried again three times and then logged once, and the page is whole",
  async (_, answer, reason) => {
    const visited = await visitWith([answer]);
    const before = await bands(visited);
    const messages = await messagesOf(visited);
    expect(messages).toEqual([failure(reason)]);
    expect(messages[0]?.length).toBeLessThan(400);
    expect(visited.reads).toHaveLength(4);
    await pass(visited.page, 60_000);
    expect(visited.reads).toHaveLength(4);
    expect(await bands(visited)).toEqual(before);
    await visited.page.locator("header summary").first().click();
    expect(await visited.page.locator("header details[open] a").first().isVisible()).toBe(true);
  },
);

test("projects appear if a later attempt succeeds", async () => {
  const visited = await visitWith([sendStatus(503, ""), sendRows(...rows(2))]);
  await projectsEnter(visited);
  expect(await titles(visited)).toEqual(["Project 1", "Project 2"]);
  expect(visited.reads).toHaveLength(2);
});

test("a build without a backend asks nothing and logs the client's message", async () => {
  const opened = await visit("/", {
    before: (page) =>
      page.route("**/featured-projects-*.js", async (route) => {
        const script = await (await route.fetch()).text();
        const setting = JSON.stringify(process.env.GATSBY_SUPABASE_URL);
        expect(script).toContain(setting);
        const body = script.replaceAll(setting, '""');
        await route.fulfill({ body, contentType: "text/javascript" });
      }),
  });
  await until(() => opened.console.length > 0);
  expect(takeMessages(opened)).toEqual([failure("supabaseUrl is required.")]);
  expect(opened.requests.filter((request) => request.url().includes("/rest/"))).toEqual([]);
});

test("shows valid rows and logs each invalid one; markup is text, and a missing picture leaves its tile", async () => {
  const markup = "<img src=x onerror='document.title=1'><b>bold</b>";
  const visited = await visitWith([
    sendRows(
      row(2, { title: 7 }),
      row(3, { slug: "../contact" }),
      row(4, { title: markup, thumbnail_image: "missing.jpg" }),
      row(6, { short_caption: null, alt_text: null, sort_order: null, date_completed: null }),
      null,
    ),
  ]);
  const { page } = visited;
  await projectsEnter(visited);
  expect(await titles(visited)).toEqual([markup, "Project 6"]);
  expect(takeMessages(visited)).toEqual([
    warning('row 1 ("project-2"): title is not a text'),
    warning('row 2 ("../contact"): slug is not valid'),
    warning("row 5 (undefined): slug is missing"),
  ]);
  const tiles = page.locator(`${carousel} a > span`);
  await tiles.first().scrollIntoViewIfNeeded();
  await tiles.first().locator("img").waitFor({ state: "detached" });
  const heights = await tiles.evaluateAll((all) => all.map((tile) => tile.clientHeight));
  expect(heights[0]).toBe(heights[1]);
});

/** An answer with these rows that waits until `send` is called. */
function heldRows(count: number): { answer: Answer; send: () => void } {
  const { open: send, opened: sent } = gate();
  return { answer: (route) => sent.then(() => sendRows(...rows(count))(route)), send };
}

/** Scrolls until the position of the carousel is `top` px below the top of the screen, and then sends the rows. */
async function rowsArrive(top: number, { viewport } = desk) {
  const { answer, send } = heldRows(6);
  const visited = await visitWith([answer], "/", { viewport });
  const { page } = visited;
  const voices = page.locator("main section:has(blockquote)");
  await voices.evaluate((section, distance) => {
    const position = (section.previousElementSibling ?? section).getBoundingClientRect().top;
    window.scrollBy({ top: position - distance, behavior: "instant" });
  }, top);
  await readBegins(visited);
  send();
  await (await visited.reads[0]?.response())?.finished();
  return { ...visited, quotation: voices.locator("blockquote").first() };
}

test.each([phone, desk])(
  "projects enter above the screen without moving what is in view: %j",
  async ({ viewport }) => {
    const visited = await rowsArrive(-160, { viewport });
    const position = async () => (await boxOf(visited.quotation)).y;
    const before = await position();
    await projectsEnter(visited);
    // Scroll positions are whole pixels.
    expect(Math.abs((await position()) - before)).toBeLessThan(1);
  },
);

test("projects wait while their position is in view, and enter after it has left the screen", async () => {
  const visited = await rowsArrive(400);
  const { page } = visited;
  for (let second = 0; second < 5; second += 1) await pass(page, 1000);
  expect(await page.locator(carousel).count()).toBe(0);
  await page.evaluate(() => window.scrollBy({ top: -420, behavior: "instant" }));
  await projectsEnter(visited);
});

test("projects enter where their position is in view, once scrolling has stopped and all that follows is below the screen", async () => {
  const visited = await rowsArrive(780);
  const next = visited.page.locator("main section:has(blockquote) h2");
  expect((await boxOf(next)).y).toBeGreaterThan(800);
  await projectsEnter(visited);
  expect((await boxOf(visited.page.locator(carousel))).y).toBeLessThan(800);
});

describe("after leaving the page", () => {
  const go = async ({ page }: BackendVisit, to: "/about" | "/") => {
    await page.locator(`header a[href="${to}"]`).first().click();
    await passUntil(
      page,
      async () => (await page.locator("main blockquote").count()) > 0 === (to === "/"),
    );
  };

  test("a pending read is aborted silently", async () => {
    const visited = await visitWith([hang]);
    await readBegins(visited);
    await go(visited, "/about");
    await until(() => visited.reads[0]?.failure() !== null);
    await pass(visited.page, 60_000);
    expect(visited.reads).toHaveLength(1);
  });

  test("coming back within five minutes asks nothing; coming back later asks once", async () => {
    const visited = await visitWith([sendRows(...rows(3))]);
    await projectsEnter(visited);
    for (const [seconds, reads] of [
      [280, 1],
      [25, 2],
    ] as const) {
      await go(visited, "/about");
      await visited.page.clock.runFor(seconds * 1000);
      await go(visited, "/");
      await projectsEnter(visited);
      await passUntil(visited.page, () => visited.reads.length >= reads);
      expect(visited.reads).toHaveLength(reads);
    }
    expect(await titles(visited)).toEqual(["Project 1", "Project 2", "Project 3"]);
  });
});

describe("the page of a project that is newer than the build", () => {
  const address = "/gallery/project-2";
  const heading = ({ page }: BackendVisit) => page.locator("main h1").innerText();
  const number = (page: Page) =>
    page.locator(`main a[href="tel:${business.phone.e164}"] >> visible=true`);
  /** Waits for the page of the project. */
  const projectAppears = (visited: BackendVisit) =>
    passUntil(visited.page, async () => (await heading(visited)) === "Project 2");

  test("says that it is loading, then shows the project from its row", async () => {
    const { answer, send } = heldRows(3);
    const visited = await visitWith([answer], address);
    const { page } = visited;
    const main = page.locator("main");
    expect(await main.locator("[aria-live]").innerText()).toBe(
      words("ScreenLabels", "projectLoading"),
    );
    send();
    await projectAppears(visited);
    expect(await main.innerText()).toContain(row(2).short_caption);
    expect(await main.locator("img").getAttribute("src")).toMatch(/camera-dome-large\.jpg$/);
    await passUntil(page, async () => (await page.title()).includes("Project 2"));
    const robots = page.locator("meta[name='robots']");
    expect(await robots.getAttribute("content")).toContain("noindex");
    expect(visited.reads).toHaveLength(1);
  });

  test("is looked for from the first paint on, also if the scripts do not arrive", async () => {
    const { page } = await arrive(address, {
      before: async (opening) => {
        await opening.route(lateScripts, (route) => route.abort());
        await opening.route(/\/loader-/, async (route) => {
          await opening.waitForTimeout(700);
          await route.continue();
        });
      },
    });
    // The load event may come before the first paint.
    const ends = await page.waitForFunction(() => {
      const names = ["first-contentful-paint", document.querySelector("script")?.src ?? ""];
      const entries = names.flatMap((name) => performance.getEntriesByName(name));
      const [painted, arrived] = entries.map((entry) => entry.startTime + entry.duration);
      return painted && arrived && { painted, arrived };
    });
    const { painted, arrived } = Object(await ends.jsonValue());
    expect(arrived).toBeGreaterThan(700);
    expect(painted).toBeGreaterThan(arrived);
    expect(await page.locator("h1:visible").allInnerTexts()).toEqual([
      words("GalleryPage", "title"),
    ]);
    expect(await page.locator("main").locator("[aria-live]").innerText()).toBe(
      words("ScreenLabels", "projectLoading"),
    );
    expect(await number(page).isVisible()).toBe(true);
  });

  test.each([
    ["no featured row has the slug", address, 1],
    ["the address cannot be a project's", "/gallery/a/b", 0],
  ])("if %s, shows the 404 screen and logs the missing page", async (_, path, reads) => {
    const visited = await visitWith([sendRows(row(1), row(3))], path);
    await passUntil(visited.page, () =>
      visited.console.some((line) => line.includes("404 Error")),
    );
    expect(await heading(visited)).toBe(words("ScreenLabels", "notFoundTitle"));
    const missing = `error: 404 Error: User attempted to access non-existent route: ${path}`;
    expect(takeMessages(visited)).toEqual([expect.stringContaining(missing)]);
    expect(visited.reads).toHaveLength(reads);
  });

  test("if the read fails, shows the phone number and logs no missing page", async () => {
    const visited = await visitWith([sendStatus(503, "{}")], address);
    const { page } = visited;
    const state = page.locator("main").locator("[aria-live]");
    await passUntil(
      page,
      async () => (await state.innerText()) === words("ScreenLabels", "projectFailed"),
    );
    expect(await number(page).isVisible()).toBe(true);
    expect(takeMessages(visited)).toEqual([
      expect.stringContaining("Featured projects could not be read: 503"),
    ]);
  });

  test("opens from the carousel without another request", async () => {
    const visited = await visitWith([sendRows(...rows(3)), hang]);
    const { page } = visited;
    const link = page.getByRole("link", { name: /Project 2/ });
    await passUntil(page, async () => (await link.count()) > 0);
    await link.click();
    await projectAppears(visited);
    expect(new URL(page.url()).pathname).toBe(address);
    await pass(page, 10_000);
    expect(visited.reads).toHaveLength(1);
  });
});
