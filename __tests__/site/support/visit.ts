/** Visits that fail if there is any console message or policy violation until the end of the test. */
import { desk, zones } from "./devices";
import { hydrated, openPage, type OpenOptions, type OpenPage } from "./page";

/**
 * Messages of the browser itself: about responses that a test has set up, and that it shows a larger picture, which it has from the window's earlier
 * visit in another size, instead of the preloaded one.
 */
export const ofTheBrowser = /^error: Failed to load resource|was preloaded using link preload/;

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

/** Opens `path` on a desktop screen, in a time zone far from the company's. The scripts start by themselves. */
export async function arrive(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await openPage(path, { ...desk, timezoneId: zones[0], ...options });
  visits.push(opened);
  return opened;
}

/** The same, and waits for hydration. */
export async function visit(path: string, options?: OpenOptions): Promise<OpenPage> {
  const opened = await arrive(path, options);
  if (options?.javaScriptEnabled !== false) await hydrated(opened.page);
  return opened;
}
