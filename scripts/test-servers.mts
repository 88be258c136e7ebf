/**
 * Serves dist/, or the folder that is named, for the site tests, in a separate process. Also reads content. Prints one line of JSON when all
 * is ready. Ends when its standard input closes, which also happens if its parent is killed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteContent } from "../src/content/index";
import { readInputs } from "../src/gatsby/inputs";
import { browserOptions } from "./browser.mjs";
import { builtOrigin, type BuildEnvironment } from "./cache.mjs";
import { serveBuilt } from "./embedded-backend.mjs";
import { endWithSignals, root } from "./processes.mjs";

/** The printed JSON: environment variables for the tests, including the build inputs. */
interface TestServers extends BuildEnvironment {
  SITE_TEST_URL: string;
  /** How Playwright starts Chromium, in JSON. */
  SITE_TEST_BROWSER: string;
  /** A file with the content of the site in dist/. */
  SITE_TEST_CONTENT: string;
}

endWithSignals();
const { inputs } = builtOrigin();
const backend = inputs.GATSBY_SUPABASE_URL;
console.error(
  `Testing dist/ as it is, built ${backend ? `with the backend ${backend}` : "without a backend"}.`,
);
const content = path.join(root, ".build/site-content.json");
mkdirSync(path.dirname(content), { recursive: true });
writeFileSync(content, JSON.stringify(siteContent(root, readInputs({ ...inputs }))));
const site = await serveBuilt(process.argv[2]);
process.stdin.resume().once("end", () => {
  void site.close().finally(() => process.exit());
});
const servers: TestServers = {
  ...inputs,
  SITE_TEST_URL: site.url,
  SITE_TEST_BROWSER: JSON.stringify(await browserOptions()),
  SITE_TEST_CONTENT: content,
};
console.log(JSON.stringify(servers));
