/** The 404 screen and the error screen. */
import type { Page } from "playwright-core";
import { business, menuLabel, words } from "../support/content";
import { parse } from "./support/documents";
import { hydrated, openPage, type OpenOptions } from "./support/page";
import { all, attribute, plain, texts } from "./support/query";
import { edgeUrl, siteUrl } from "./support/site";

const missing = {
  title: words("ScreenWords", "notFoundTitle"),
  text: words("ScreenWords", "notFoundText"),
  link: words("ScreenWords", "notFoundLink"),
};

describe("a missing page", () => {
  const path = "/no/such-page";

  test("responds with 404 and the 404 screen", async () => {
    const answer = await fetch(edgeUrl + path, { redirect: "manual" });
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

/** Runs in the page: reading the data of /about throws an object like a failed HTTP response. */
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

  /** Navigates from home to /about after `before`, and waits for the error screen. */
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

  test("shows the status and status text of a thrown response", async () => {
    const page = await goWrong(async (opening) => {
      await opening.addInitScript(failLikeAnswer);
    });
    expect(await page.locator("main").innerText()).toContain("503 Service Unavailable");
  });

  test("shows the message of any other error, such as incomplete data", async () => {
    const page = await goWrong(async (opening) => {
      await opening.route(aboutData, async (route) => {
        const data = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...data, result: { data: {}, pageContext: {} } } });
      });
    });
    expect(await page.locator("main").innerText()).toContain("did not arrive whole.");
  });

  test("replaces the whole page if all of its data is missing", async () => {
    const page = await goWrong(async (opening) => {
      await opening.route(aboutData, async (route) => {
        const data = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...data, result: {} } });
      });
    });
    expect(await page.locator("header").count()).toBe(1);
  });

  test("keeps header and phone number, and offers a reload, if the data of header and footer is missing", async () => {
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

  test("is not shown if page data cannot be parsed; the page loads as a document instead", async () => {
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
