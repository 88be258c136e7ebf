/**
 * `npm run check:browser -- [--folder=dist] [path …]`, before a deploy: serves the built site like its host, and opens the given pages, or one of
 * every kind, in Chromium. Each page must have its styles and hydrate, a click on a link must be a client navigation, and the home page must
 * show the backend's projects. The console must stay empty, which includes violations of the Content-Security-Policy. Exits with 1 otherwise.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "./browser.mjs";
import { lastOrigin } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import { missingFiles } from "./guard/files";
import { pagesOfEveryKind } from "./guard/pages";
import { problemsOf } from "./guard/visit";
import { endWithSignals, root } from "./processes.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: "string", default: "dist" } },
});
const folder = path.resolve(root, values.folder);
const noPage = "/no-such-page";
const withBackend = Boolean(lastOrigin()?.inputs.GATSBY_SUPABASE_URL);

const problems = missingFiles(root, folder);
const addresses = positionals.length > 0 ? positionals : [...pagesOfEveryKind(folder), noPage];

const edge = await startEdge(folder);
const browser = await launchBrowser();
const close = async () => {
  await Promise.all([edge.close(), browser.close()]);
};
endWithSignals(close);
for (const address of addresses) {
  const home = address === "/";
  problems.push(
    ...(await problemsOf(browser, {
      site: edge.url,
      path: address,
      missing: address === noPage,
      projects: home && withBackend,
    })),
  );
}
await close();
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `browser: ${addresses.length} pages work`
    : `browser: ${problems.length} problem(s); this build must not be published`,
);
process.exit(problems.length === 0 ? 0 : 1);
