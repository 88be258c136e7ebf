/** The contact page: its two maps, directions, and the week with large text. */
import type { Page } from "playwright-core";
import { mapFrame } from "../../src/domain/map-links";
import { words } from "../support/content";
import { hydrated, openPage } from "./support/page";

const frame = (page: Page) => page.locator("main iframe");
const desk = { viewport: { width: 1280, height: 800 } };

test("directions open a new tab and say so", async () => {
  const { page } = await openPage("/contact", desk);
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});

test("the street map is shown over the drawn map after it has loaded", async () => {
  const { page } = await openPage("/contact", {
    ...desk,
    before: (opening) =>
      opening.route(`${mapFrame}**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
      ),
  });
  await hydrated(page);
  await frame(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    document.querySelector("main iframe")?.checkVisibility({ visibilityProperty: true }),
  );
});

test("offline, the drawn map is visible and the street map is not", async () => {
  const { page } = await openPage("/contact", {
    ...desk,
    before: (opening) =>
      opening.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
      ),
  });
  await hydrated(page);
  await page.locator("main address").scrollIntoViewIfNeeded();
  await frame(page).waitFor({ state: "hidden" });
  expect(await page.locator("main iframe ~ svg, main svg:has(~ iframe)").isVisible()).toBe(
    true,
  );
});

test.each([100, 150, 200])("with text at %s %%, no two weekdays overlap", async (percent) => {
  const { page } = await openPage("/contact", { ...desk, bypassCSP: true });
  await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
  const over = await page.evaluate(() => {
    const names = [...document.querySelectorAll("main ol b")].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    });
    return names.filter((one, index) =>
      names
        .slice(index + 1)
        .some((two) => one.right > two.left && one.left < two.right && one.bottom > two.top),
    ).length;
  });
  expect(over).toBe(0);
});
