/** The 404 screen, the error screen, and parts of a page that fail alone (decisions 15 and 29d). */
import type { Page } from "playwright-core";
import { business, menuLabel, words } from "../support/content";
import { until } from "../support/until";
import { hydrated, openPage } from "./support/page";
import { siteUrl } from "./support/site";
import { phone, takeMessages, visit } from "./support/visit";

const aboutData = "**/page-data/about/page-data.json";
const aboutTitle = words("AboutPage", "title");
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

// All but the first are malformed.
test.each(["/no/such-page", "/%E0%A4%A", "/gallery/%", "/100%"])(
  "the missing page %s shows the 404 screen, is logged once, and its link leads home",
  async (path) => {
    const opened = await visit(path);
    const { page, console } = opened;
    await until(() => console.some((line) => line.includes("404 Error")));
    await page.waitForLoadState("networkidle");
    const logged = `error: 404 Error: User attempted to access non-existent route: ${path}`;
    expect(takeMessages(opened)).toEqual([expect.stringContaining(logged)]);
    await heading(page, words("ScreenLabels", "notFoundTitle"));
    await page.getByText(words("ScreenLabels", "notFoundText")).waitFor();
    await page.getByRole("link", { name: words("ScreenLabels", "notFoundLink") }).click();
    await page.waitForURL(`${siteUrl}/`);
    await page.locator("main blockquote").first().waitFor();
  },
);

const follow = (page: Page, path: string) =>
  page
    .locator("header nav")
    .getByRole("link", { name: menuLabel(path) })
    .click();

// Not visit(), which expects an empty console: React logs what it catches.
test("a page with incomplete data shows the error screen with its reason, which ends on the next page", async () => {
  const { page } = await openPage("/", {
    before: (opening) =>
      opening.route(aboutData, async (route) => {
        const data = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...data, result: { data: {}, pageContext: {} } } });
      }),
  });
  await hydrated(page);
  await follow(page, "/about");
  const screen = page.getByRole("alert");
  await screen.getByText("did not load.").waitFor();
  const titles = await page.locator("h1").allInnerTexts();
  expect(titles).toEqual([words("ScreenLabels", "errorTitle")]);
  await screen.getByRole("link", { name: business.phone.display }).waitFor();
  await screen.getByRole("button", { name: words("ScreenLabels", "errorReload") }).waitFor();
  await follow(page, "/gallery");
  await heading(page, words("GalleryPage", "title"));
  expect(await screen.count()).toBe(0);
});

test("data that cannot be parsed makes the browser load the page as a document", async () => {
  const { page } = await visit("/", {
    before: (opening) =>
      opening.route(aboutData, (route) => route.fulfill({ body: '{"path":' })),
  });
  await follow(page, "/about");
  await page.waitForURL("**/about");
  await heading(page, aboutTitle);
});

test("without the data of header and footer, header and phone number stay, and a reload mends it", async () => {
  const { page } = await openPage("/about", {
    ...phone,
    before: (opening) =>
      opening.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: {} })),
  });
  await page.keyboard.press("Shift");
  const screen = page.getByRole("alert");
  await screen.waitFor();
  expect(await screen.innerText()).toContain("did not load.");
  expect(await screen.innerText()).not.toMatch(/Gatsby/i);
  expect(await page.locator("header").isVisible()).toBe(true);
  // There is no drawer that it could open.
  expect(await page.locator("header").getByRole("button", { name: "Menu" }).count()).toBe(0);
  await screen.getByRole("link", { name: business.phone.display }).waitFor();
  await page.unrouteAll();
  await screen.getByRole("button", { name: "Reload" }).click();
  await heading(page, aboutTitle);
});

/** Optional parts with their pages, and what stays; the function runs in the page before its own scripts and breaks what the part needs. */
const parts: [part: string, path: string, rest: string, fault: () => void][] = [
  [
    "opening hours",
    "/contact",
    "main ol li",
    () => void Reflect.deleteProperty(Date.prototype, "getUTCDay"),
  ],
  [
    "carousel",
    "/",
    "main blockquote",
    () => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (query.includes("motion")) throw new Error("no media");
        return matchMedia(query);
      };
    },
  ],
];

test.each(parts)("the %s can fail alone", async (part, path, rest, fault) => {
  const { page, console } = await openPage(path, {
    before: (opening) => opening.addInitScript(fault),
  });
  const title = await page.locator("h1").innerText();
  await hydrated(page);
  await until(() =>
    console.some((line) => line.includes(`The ${part} failed and is left out.`)),
  );
  expect(await page.locator("h1").innerText()).toBe(title);
  expect(await page.getByRole("alert").count()).toBe(0);
  for (const visible of ["header", rest, "footer"])
    expect(await page.locator(visible).first().isVisible()).toBe(true);
});

test("if the lightbox's script is broken, a card leads to its page", async () => {
  const opened = await visit("/gallery", {
    before: (opening) =>
      opening.route("**/lightbox-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "not( a script" }),
      ),
  });
  // By script without a pointer, so that only the click loads the script.
  await opened.page.locator("[data-item]").first().dispatchEvent("click");
  await opened.page.waitForURL(/\/gallery\/[a-z\d-]+$/);
  expect(takeMessages(opened).join()).toContain("The lightbox failed and is left out.");
});
