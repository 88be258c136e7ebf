/** Serves a build of a copy with its backend, as the site tests do. */
import type { LaunchOptions } from "playwright-core";
import { startProgram } from "../../support/program";

export interface Served {
  /** Address of the site on the edge. */
  url: string;
  /** How Playwright starts the browser. */
  browser: LaunchOptions;
  close: () => Promise<void>;
}

/** @param folder the copy's folder. @param built the folder with the built site, relative to the copy. */
export async function serve(folder: string, built = "dist"): Promise<Served> {
  const { line, close } = await startProgram("scripts/test-servers.mts", [built], folder);
  const addresses = JSON.parse(line) as { SITE_TEST_EDGE: string; SITE_TEST_BROWSER: string };
  const browser = JSON.parse(addresses.SITE_TEST_BROWSER) as LaunchOptions;
  return { url: addresses.SITE_TEST_EDGE, browser, close };
}
