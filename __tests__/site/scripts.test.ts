/** The first view costs no script but the small loader, the policy forbids nothing that the site does, and every page hydrates without console messages. */
import type { Request } from "playwright-core";
import { elsewhere, hydrated, loadTime, openPage, quiet } from "./support/page";
import { pages, siteUrl } from "./support/site";
import { inTurns } from "./support/turns";

/** All scripts but the loader, which waits for the first view. */
const scriptsIn = (requests: readonly Request[]) =>
  requests.filter(
    (request) =>
      request.resourceType() === "script" && !/\/loader-\w+\.js$/.test(request.url()),
  );

/** Opens `path`, waits until its scripts are up and quiet, and tells what happened. */
async function visit(path: string) {
  const opened = await openPage(path);
  const { page, console, violations, requests } = opened;
  const loaded = await loadTime(page);
  await hydrated(page, { hurry: false });
  // What the page fetches once it is up belongs to it; when a request that has not ended began, nobody knows.
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
  // Most of a visit is waiting, so that several go on at once; their results are judged one by one.
  const visits = new Map<string, PromiseSettledResult<Awaited<ReturnType<typeof visit>>>>();
  beforeAll(async () => {
    const paths = pages.map(({ path }) => path);
    const results = await Promise.allSettled(inTurns(paths, 4, visit));
    results.forEach((result, index) => visits.set(paths[index] ?? "", result));
  }, 600_000);

  test.each(pages)(
    "$path: scripts after load, no violation, no console message, nothing asked elsewhere",
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

test("a key starts the scripts at once", async () => {
  const { page, requests } = await openPage("/");
  const loaded = await loadTime(page);
  await hydrated(page);
  const started = scriptsIn(requests)[0]?.timing().startTime ?? Number.NaN;
  expect(started - loaded).toBeGreaterThan(0);
  expect(started - loaded).toBeLessThan(1500);
});

test("an unknown path says so in the console, once, and nothing else", async () => {
  const path = "/no-such-page";
  const { page, console, violations } = await openPage(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const log = `error: 404 Error: User attempted to access non-existent route: ${path}`;
  // The line for the document's own status is the browser's.
  const own = console.filter((line) => !line.includes("Failed to load resource"));
  expect(own).toEqual([expect.stringContaining(log)]);
  expect(violations).toEqual([]);
  expect(page.url()).toBe(`${siteUrl}${path}`);
});
