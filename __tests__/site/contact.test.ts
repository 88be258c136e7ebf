/** The contact page: the street map over the drawn one, and directions (decision 25). */
import type { Page, Route } from "playwright-core";
import { mapFrame } from "../../src/domain/site";
import { words } from "../support/content";
import { until } from "./support/page";
import { takeMessages, visit } from "./support/visit";

/** Opens the page where requests for the street map are handled by `answer`, and scrolls to it. */
async function withMap(answer: (route: Route) => Promise<void>) {
  const opened = await visit("/contact", {
    before: (page: Page) => page.route(`${mapFrame}**`, answer),
  });
  expect(opened.requests.some((request) => request.url().startsWith(mapFrame))).toBe(false);
  await opened.page.locator("main address").scrollIntoViewIfNeeded();
  await opened.page.locator("main object").waitFor({ state: "attached" });
  return opened;
}

test("the street map loads when it comes into view, and directions open a new tab and say so", async () => {
  const { page } = await withMap((route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await until(async () => (await page.frames()[1]?.title()) === "Map");
  const link = page.getByRole("link", {
    name: `${words("ContactPage", "directions")} (opens in a new tab)`,
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
});

test.each(["blockedbyclient", "internetdisconnected"])(
  "%s: the drawn map stays visible, without an error page",
  async (reason) => {
    const opened = await withMap((route) => route.abort(reason));
    const { page, requests } = opened;
    await until(() =>
      requests.some((request) => request.url().startsWith(mapFrame) && request.failure()),
    );
    await until(() => page.frames().length === 1);
    expect(await page.locator("main div:has(~ div > object) svg").isVisible()).toBe(true);
    expect(takeMessages(opened)).toEqual([]);
  },
);
