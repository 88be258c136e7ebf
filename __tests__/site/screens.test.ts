/** What stands where nothing is to be shown: the screen for missing pages, and the one for errors. */
import type { Page } from "playwright-core";
import { business, menuLabel, words } from "../support/content";
import { parse } from "./support/documents";
import { hydrated, openPage, type OpenOptions } from "./support/page";
import { all, attribute, plain, texts } from "./support/query";
import { siteUrl } from "./support/site";

const missing = {
  title: words("ScreenWords", "notFoundTitle"),
  text: words("ScreenWords", "notFoundText"),
  link: words("ScreenWords", "notFoundLink"),
};

describe("an unknown path", () => {
  const path = "/no/such-page";

  test("answers 404 with the screen for it", async () => {
    const answer = await fetch(siteUrl + path, { redirect: "manual" });
    expect(answer.status).toBe(404);
    const page = parse(await answer.text());
    expect(texts(page, "h1")).toEqual([plain(missing.title)]);
    expect(texts(page, "main p")).toEqual([plain(missing.text)]);
    const link = all(page, "main a").map((each) => [each.textContent, attribute(each, "href")]);
    expect(link).toEqual([[missing.link, "/"]]);
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
    await page.getByRole("link", { name: missing.link }).click();
    await page.waitForURL(`${siteUrl}/`);
    // The address changes before the screen does.
    await page.waitForFunction(
      (title) => document.querySelector("h1")?.textContent !== title,
      missing.title,
    );
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
    page.locator("header nav").getByRole("link", { name: menuLabel("/about") });

  /** Goes from home to /about after `before`; returns the page when the screen is there. */
  async function goWrong(before: OpenOptions["before"]) {
    const { page } = await openPage("/", { ...wide, before });
    await hydrated(page);
    await aboutLink(page).click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("h1").allInnerTexts()).toEqual([
      words("ScreenWords", "errorTitle"),
    ]);
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

  test("keeps header, number and a way on where the data of header and footer is missing", async () => {
    const { page } = await openPage("/about", {
      ...wide,
      before: (opening) =>
        opening.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: {} })),
    });
    await page.keyboard.press("Shift");
    const screen = page.getByRole("alert");
    await screen.waitFor();
    expect(await screen.innerText()).toContain("did not arrive whole.");
    expect(await screen.innerText()).not.toMatch(/Gatsby/i);
    expect(await page.locator("header").isVisible()).toBe(true);
    await screen.getByRole("link", { name: business.phone.display }).waitFor();
    await page.unrouteAll();
    await screen.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction(
      (title) => document.querySelector("h1")?.textContent === title,
      [words("AboutPage", "title")].join(),
    );
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
    expect(await page.locator("h1").innerText()).toBe(words("AboutPage", "title"));
  });
});
