/** Every address of the route table on the edge: what it answers, is called and consists of. And what stands where nothing is. */
import type { Page } from "playwright-core";
import { parse } from "./support/documents";
import { hydrated, openPage, type OpenOptions } from "./support/page";
import { outline } from "./support/routes/outline";
import { routes } from "./support/routes/table";
import { aliases, pages, publicUrl, siteUrl } from "./support/site";
import { business } from "./support/spec/facts";
import { all, attribute, plain, texts } from "./support/spec/query";

/** Pages that editors added after this table was written: entries of the kinds that grow, and further pages of the lists. */
const isLater = (path: string) =>
  /^\/(blog|gallery|service-areas)\/[a-z\d-]+$|^\/(blog|gallery)\/page\/\d+$/.test(path) &&
  !routes.some((route) => route.path === path);
const laterTitles = pages
  .filter(({ path }) => isLater(path))
  .flatMap(({ html }) => texts(parse(html), "h1"));
/** They stand under lists that have a next page. */
const pagers = ["(navigation: Blog)", "(navigation: Gallery)"];
/** They give way to later ones: the oldest article of a list to its next page, a project to a new neighbor. */
const movingTitles = routes
  .filter(({ path }) => /^\/(blog|gallery)\/./.test(path))
  .map(({ h1 }) => h1);

test("the table has every page of the site, but what editors added", () => {
  const known = pages.map(({ path }) => path).filter((path) => !isLater(path));
  expect(routes.map(({ path }) => path).sort()).toEqual(known.sort());
  const other = routes.flatMap(({ path, aliasOf }) => (aliasOf ? [[path, aliasOf]] : []));
  expect(other.sort()).toEqual([...aliases].sort());
});

test.each(routes)("$path", async ({ path, title, h1, sections, aliasOf }) => {
  const answer = await fetch(siteUrl + path, { redirect: "manual" });
  expect(answer.status).toBe(200);
  const page = parse(await answer.text());
  const shown = outline(page);
  const expected = sections.filter(
    (section) => !movingTitles.includes(section) || shown.includes(section),
  );
  expect({
    title: plain(page.title),
    h1: texts(page, "h1"),
    sections: shown.filter((section) => ![...laterTitles, ...pagers].includes(section)),
    canonical: all(page, "link[rel='canonical']").map((link) => attribute(link, "href")),
  }).toEqual({
    title: title.replace("{company}", business.name),
    h1: [h1],
    sections: laterTitles.length > 0 ? expected : sections,
    canonical: [publicUrl + (aliasOf ?? path)],
  });
});

describe("an unknown path", () => {
  const path = "/no/such-page";

  test("answers 404 with the screen for it", async () => {
    const answer = await fetch(siteUrl + path, { redirect: "manual" });
    expect(answer.status).toBe(404);
    const page = parse(await answer.text());
    expect(texts(page, "h1")).toEqual(["404"]);
    expect(texts(page, "main p")).toEqual(["Oops! Page not found"]);
    const link = all(page, "main a").map((each) => [each.textContent, attribute(each, "href")]);
    expect(link).toEqual([["Return to Home", "/"]]);
    expect(all(page, "link[rel='canonical']")).toEqual([]);
  });

  test("is logged once, and its link leads home", async () => {
    const { page, console } = await openPage(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const logged = console.filter((line) => line.includes("non-existent route"));
    expect(logged).toEqual([
      expect.stringContaining(
        `error: 404 Error: User attempted to access non-existent route: ${path}`,
      ),
    ]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${siteUrl}/`);
    // The address changes before the screen does.
    await page.waitForFunction(() => document.querySelector("h1")?.textContent !== "404");
  });
});

/** Runs in the page: whoever looks into the data of /about meets an error like a server's failed answer. */
function failLikeAnswer() {
  const read = JSON.parse.bind(JSON);
  JSON.parse = (text: string): unknown => {
    const page = read(text) as { path?: string; result?: { data?: object } } | null;
    if (page?.path === "/about" && page.result?.data)
      Object.defineProperty(page.result.data, "aboutPage", {
        get() {
          throw { status: 503, statusText: "Service Unavailable" };
        },
      });
    return page;
  };
}

describe("the error screen", () => {
  const wide = { viewport: { width: 1440, height: 900 } };
  const aboutData = "**/page-data/about/page-data.json";
  const aboutLink = (page: Page) =>
    page.locator("header nav").getByRole("link", { name: "About Us" });

  /** Goes from home to /about after `before`; gives back the page when the screen is there. */
  async function goWrong(before: OpenOptions["before"]) {
    const { page } = await openPage("/", { ...wide, before });
    await hydrated(page);
    await aboutLink(page).click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("h1").allInnerTexts()).toEqual(["Unexpected Application Error!"]);
    return page;
  }

  test("shows the status and its text where an error has them", async () => {
    const page = await goWrong(async (opening) => {
      await opening.addInitScript(failLikeAnswer);
    });
    expect(await page.locator("main").innerText()).toContain("503 Service Unavailable");
  });

  test("shows the message of any other error: here, of data with a hole in it", async () => {
    const page = await goWrong(async (opening) => {
      await opening.route(aboutData, async (route) => {
        const data = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...data, result: { data: {}, pageContext: {} } } });
      });
    });
    expect(await page.locator("main").innerText()).toContain("did not arrive whole.");
  });

  test("stands in place of the whole site where nothing of the data is there", async () => {
    const page = await goWrong(async (opening) => {
      await opening.route(aboutData, async (route) => {
        const data = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...data, result: {} } });
      });
    });
    expect(await page.locator("header").count()).toBe(1);
  });

  test("gives way to the page itself where only its data cannot be read", async () => {
    const { page } = await openPage("/", {
      ...wide,
      before: async (opening) => {
        await opening.route(aboutData, (route) => route.fulfill({ body: '{"path":' }));
      },
    });
    await hydrated(page);
    await aboutLink(page).click();
    await page.waitForURL(`${siteUrl}/about`);
    expect(await page.locator("h1").innerText()).toBe("About us");
  });
});
