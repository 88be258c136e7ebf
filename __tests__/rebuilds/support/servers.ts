import type { LaunchOptions } from "playwright-core";
import { startProgram } from "../../support/program";

export interface Served {
  /** The site's address. */
  url: string;
  /** How Playwright starts the browser. */
  browser: LaunchOptions;
  close: () => Promise<void>;
}

/** Serves the built folder `built` of a copy with its backend, as the site tests do. */
export async function serve(folder: string, built = "dist"): Promise<Served> {
  const { line, close } = await startProgram("scripts/test-servers.mts", [built], folder);
  const addresses = JSON.parse(line) as { SITE_TEST_EDGE: string; SITE_TEST_BROWSER: string };
  const browser = JSON.parse(addresses.SITE_TEST_BROWSER) as LaunchOptions;
  return { url: addresses.SITE_TEST_EDGE, browser, close };
}
