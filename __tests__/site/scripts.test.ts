/** The first view loads no script but the loader, there are no policy violations, and every page hydrates without console messages. */
import type { Request } from "playwright-core";
import { elsewhere, hydrated, loadTime, openPage, quiet } from "./support/page";
import { pages, siteUrl } from "./support/site";
import { inTurns } from "./support/turns";

/** All scripts except for the loader, which adds them after the first view. */
const scriptsIn = (requests: readonly Request[]) =>
  requests.filter(
    (request) =>
      request.resourceType() === "script" && !/\/loader-\w+\.js$/.test(request.url()),
  );

/** Opens `path`, waits for hydration and idle network, and returns the results. */
async function visit(path: string) {
  const opened = await openPage(path, { prefetching: true });
  const { page, console, violations, requests } = opened;
  const loaded = await loadTime(page);
  await hydrated(page, { hurry: false });
  // Waits for all requests to end, because the start time of a pending request is unknown.
  await quiet(opened);
  await page.context().close();
  const scripts = scriptsIn(requests);
  const early = scripts.filter((request) => request.timing().startTime < loaded);
  return {
    loaded,
    scripts: scripts.length,
    early: early.map((request) => request.url()),
    violations,
    console,
    elsewhere: elsewhere(requests),
  };
}

describe("every page", () => {
  // Visits mostly wait, so four run in parallel; each test then checks one result.
  const visits = new Map<string, PromiseSettledResult<Awaited<ReturnType<typeof visit>>>>();
  beforeAll(async () => {
    const paths = pages.map(({ path }) => path);
    const results = await Promise.allSettled(inTurns(paths, 4, visit));
    results.forEach((result, index) => visits.set(paths[index] ?? "", result));
  }, 600_000);

  test.each(pages)(
    "$path: loads scripts after load, without violations, console messages or requests to other hosts",
    ({ path }) => {
      const result = visits.get(path);
      if (result?.status !== "fulfilled") throw result?.reason;
      const { loaded, scripts, ...rest } = result.value;
      expect(rest).toEqual({ early: [], violations: [], console: [], elsewhere: [] });
      expect(loaded).toBeGreaterThan(0);
      expect(scripts).toBeGreaterThan(0);
    },
  );
});

test("a key press starts the scripts at once", async () => {
  const { page, requests } = await openPage("/");
  const loaded = await loadTime(page);
  await hydrated(page);
  const started = scriptsIn(requests)[0]?.timing().startTime ?? Number.NaN;
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
