/** The page's scripts start early if the visitor acts, and a missing page says so once in the console. (every-page.test.ts checks every page.) */
import { hydrated, isLateScript, loadTime, openPage } from "./support/page";
import { siteUrl } from "./support/site";

test("a key press starts the scripts at once", async () => {
  const { page, requests } = await openPage("/", { warm: false });
  const loaded = await loadTime(page);
  await hydrated(page);
  const started = requests.find(isLateScript)?.timing().startTime ?? Number.NaN;
  expect(started - loaded).toBeGreaterThan(0);
  expect(started - loaded).toBeLessThan(1500);
});

test("a missing page logs one line", async () => {
  const path = "/no-such-page";
  const { page, console, violations } = await openPage(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const log = `error: 404 Error: User attempted to access non-existent route: ${path}`;
  // Without the browser's own message about the status of the document.
  const own = console.filter((line) => !line.includes("Failed to load resource"));
  expect(own).toEqual([expect.stringContaining(log)]);
  expect(violations).toEqual([]);
  expect(page.url()).toBe(`${siteUrl}${path}`);
});
