/** Serves a build of a copy with its backend and a browser, as the site tests do. */
import { startProgram } from "../../support/program";

export interface Served {
  /** Address of the site. */
  url: string;
  /** WebSocket address of the browser for playwright. */
  browser: string;
  close: () => Promise<void>;
}

/** @param folder the copy's folder. @param built the folder with the built site, relative to the copy. */
export async function serve(folder: string, built = "dist"): Promise<Served> {
  const { line, close } = await startProgram("scripts/test-servers.mts", [built], folder);
  const addresses = JSON.parse(line) as { SITE_TEST_URL: string; SITE_TEST_BROWSER: string };
  return { url: addresses.SITE_TEST_URL, browser: addresses.SITE_TEST_BROWSER, close };
}
