/**
 * Serves dist/, or the folder that is named, for the site tests, in a separate process; with DEVELOP_URL, they use that server instead. Also reads
 * content. Prints one line of JSON when all is ready. Ends when its standard input closes, which also happens if its parent is killed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteContent } from "../src/content/index";
import { readInputs } from "../src/gatsby/inputs";
import { browserOptions } from "./browser.mjs";
import { buildEnvironment } from "./build.mjs";
import { builtOrigin } from "./cache.mjs";
import { embeddedInputs, serveBuilt } from "./embedded-backend.mjs";
import { endWithSignals, root } from "./processes.mjs";

endWithSignals();
/** The address of `npm run develop`, if its pages are tested instead. */
const developed = process.env.DEVELOP_URL;
const inputs = developed ? buildEnvironment({}, embeddedInputs) : builtOrigin().inputs;
const backend = inputs.GATSBY_SUPABASE_URL;
if (!developed && !backend)
  throw new Error(
    "dist/ was built without a backend, so pages with featured projects log errors. Build it with `npm start`; end that with Ctrl-C when it prints the address.",
  );
console.error(
  developed
    ? `Testing the development server at ${developed}.`
    : `Testing dist/ as it is, built with the backend ${backend}.`,
);
const serving = developed
  ? Promise.resolve({ url: developed, close: () => Promise.resolve() })
  : serveBuilt(process.argv[2]);
const content = path.join(root, ".build/site-content.json");
mkdirSync(path.dirname(content), { recursive: true });
writeFileSync(content, JSON.stringify(siteContent(root, readInputs({ ...inputs }))));
const browser = await browserOptions();
const site = await serving;
process.stdin.resume().once("end", () => {
  void site.close().finally(() => process.exit());
});
/** Environment variables for the tests, including the build inputs. */
const variables = {
  ...inputs,
  SITE_TEST_URL: site.url,
  // How Playwright starts Chromium.
  SITE_TEST_BROWSER: JSON.stringify(browser),
  // A file with the content of the site in dist/.
  SITE_TEST_CONTENT: content,
};
console.log(JSON.stringify(variables));
