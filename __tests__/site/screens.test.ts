/** The 404 screen and the error screen. */
import type { Page } from "playwright-core";
import { business, menuLabel, words } from "../support/content";
import { hydrated, openPage, type OpenOptions } from "./support/page";
import { siteUrl } from "./support/site";

const screenWords = (name: string) => words("ScreenWords", name);

test("a missing page shows the 404 screen, and its link leads home", async () => {
  const { page } = await openPage("/no/such-page");
  await hydrated(page);
  expect(await page.locator("h1").allInnerTexts()).toEqual([screenWords("notFoundTitle")]);
  expect(await page.locator("main p").allInnerTexts()).toEqual([screenWords("notFoundText")]);
  await page
    .locator("main")
    .getByRole("link", { name: screenWords("notFoundLink") })
    .click();
  await page.waitForURL(`${siteUrl}/`);
  await page.getByRole("heading", { name: words("HomePage", "hero.title") }).waitFor();
});

const aboutData = "**/page-data/about/page-data.json";

/** Runs in the page: reading the data of /about throws an object like a failed HTTP response. */
function throwResponse() {
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

/** Serves the data of /about with another `result`. */
const withResult = (result: object) => (page: Page) =>
  page.route(aboutData, async (route) => {
    const data = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...data, result } });
  });

/** Opens the home page after `before`, and follows the link to /about. */
async function goToAbout(before: OpenOptions["before"]): Promise<Page> {
  const { page } = await openPage("/", { viewport: { width: 1440, height: 900 }, before });
  await hydrated(page);
  await page
    .locator("header nav")
    .getByRole("link", { name: menuLabel("/about") })
    .click();
  return page;
}

test.each([
  [
    "a thrown response",
    (page: Page) => page.addInitScript(throwResponse),
    "503 Service Unavailable",
  ],
  ["incomplete data", withResult({ data: {}, pageContext: {} }), "did not arrive whole."],
  ["no data at all", withResult({}), ""],
])(
  "after %s, the error screen has its title, the reason and the header",
  async (_, before, reason) => {
    const page = await goToAbout(before);
    await page.getByRole("alert").waitFor();
    expect(await page.locator("h1").allInnerTexts()).toEqual([screenWords("errorTitle")]);
    expect(await page.getByRole("alert").innerText()).toContain(reason);
    expect(await page.locator("header").count()).toBe(1);
  },
);

test("without the data of header and footer, the error screen has the phone number and reloads the page", async () => {
  const { page } = await openPage("/about", {
    before: (opening) =>
      opening.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: {} })),
  });
  await page.keyboard.press("Shift");
  const screen = page.getByRole("alert");
  await screen.getByRole("link", { name: business.phone.display }).waitFor();
  expect(await screen.innerText()).not.toMatch(/Gatsby/i);
  expect(await page.locator("header").isVisible()).toBe(true);
  await page.unrouteAll();
  await screen.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: words("AboutPage", "title") }).waitFor();
});

test("a page whose data cannot be parsed loads as a document instead", async () => {
  const page = await goToAbout((opening) =>
    opening.route(aboutData, (route) => route.fulfill({ body: '{"path":' })),
  );
  await page.waitForURL(`${siteUrl}/about`);
  expect(await page.locator("h1").innerText()).toBe(words("AboutPage", "title"));
});
