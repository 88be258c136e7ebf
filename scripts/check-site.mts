/**
 * `npm run check:site -- https://www.example.com`, after a deploy: requests every address of this checkout's content from that host and lists
 * all responses that are not as expected. `-- local` checks the local edge, which serves the current dist/. Exits with 1 if there are any, and
 * prints how to go back to the version before.
 */
import { readInputs } from "../src/gatsby/inputs";
import { siteContent } from "../src/content/index";
import { securityPath } from "../src/domain/files";
import { reportsTo } from "../src/gatsby/files/security-txt";
import { siteOf } from "../src/gatsby/heads/site";
import { ask } from "./answers/ask";
import { differences } from "./answers/differences";
import { expiryProblems } from "./answers/security-txt";
import { answersOf, formsOf } from "./answers/table";
import { lastOrigin } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import { readEnvFile } from "./environment.mjs";
import { endWithSignals, root } from "./processes.mjs";

const [address = ""] = process.argv.slice(2);
const local = address === "local";

/** Compares the host at `server` with the table; returns the number of requests and the differences. */
async function check(server: string) {
  // dist/ has its own build inputs and may be older than today.
  const inputs = readInputs({ ...process.env, ...(local && lastOrigin()?.inputs) });
  const { nodes, hidden } = siteContent(root, inputs);
  const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const pages = nodes
    .map(({ fields }) => fields)
    .filter(({ path }) => typeof path === "string")
    .map(({ path, ...fields }) => ({ path: String(path), fields }));
  const paths = pages.flatMap(({ path, fields }) => [path, ...strings(fields.aliases)]);
  const security = reportsTo(siteOf(nodes).business) !== undefined;
  const home = await ask(server, "/").then(({ body }) => body);
  const answers = [
    ...answersOf({
      pages: paths,
      old: new Map(
        pages.flatMap(({ path, fields }) =>
          strings(fields.redirectFrom).map((old) => [old, path] as const),
        ),
      ),
      hidden: inputs.drafts ? [] : hidden.flatMap((page) => page.paths),
      files: [...new Set(home.match(/\/(?:static\/[\w./-]+|[\w-]+-[0-9a-f]{20}\.js)/g))],
      security,
    }),
    ...formsOf(paths),
  ];
  const found = await differences(server, answers, inputs.drafts);
  const expiring = security
    ? expiryProblems((await ask(server, securityPath)).body, new Date())
    : [];
  return { count: answers.length, found: [...found, ...expiring] };
}

if (!local && !/^https?:\/\/[^/]+\/?$/.test(address)) {
  console.error("Missing address: npm run check:site -- https://www.example.com (or: local)");
  process.exit(1);
}
endWithSignals();
readEnvFile();
const edge = local ? await startEdge() : undefined;
try {
  const { count, found } = await check(edge?.url ?? address.replace(/\/$/, ""));
  for (const difference of found) console.log(difference);
  console.log(
    found.length === 0
      ? `site: ${count} addresses respond as expected`
      : `site: ${found.length} response(s) are not as expected`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`site: ${address} does not respond (${(error as Error).message})`);
  process.exitCode = 1;
} finally {
  await edge?.close();
}
if (process.exitCode === 1 && !local)
  console.log("site: to go back to the previous version on Cloudflare: npx wrangler rollback");
