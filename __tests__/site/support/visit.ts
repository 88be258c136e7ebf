/** Visits whose console must stay empty to the end, whatever the test does on the page. */
import { desk, zones } from "./devices";
import { hydrated, openPage, type OpenOptions, type OpenPage } from "./page";

/** Lines of the browser itself, about answers that a test has asked for. */
const ofTheBrowser = /^error: Failed to load resource/;

const visits: OpenPage[] = [];

afterEach(() => {
  for (const { page, console, violations } of visits.splice(0)) {
    const said = console.filter((line) => !ofTheBrowser.test(line));
    expect({ url: page.url(), said, violations }).toEqual({
      url: page.url(),
      said: [],
      violations: [],
    });
  }
});

/** Opens `path` on a desk, far from the company's time zone, and leaves its scripts to come by themselves. */
export async function arrive(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await openPage(path, { ...desk, timezoneId: zones[0], ...options });
  visits.push(opened);
  return opened;
}

/** The same with its scripts up. */
export async function visit(path: string, options?: OpenOptions): Promise<OpenPage> {
  const opened = await arrive(path, options);
  if (options?.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}
