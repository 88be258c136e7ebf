/**
 * Runs what the site tests need, in a separate process: the backend that dist/ was built for, and the local edge. Also reads content.
 * Prints one line of JSON with their addresses when all are ready. Stops them when its standard input closes, which also happens if its parent
 * is killed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteContent } from "../src/content/index";
import { readInputs } from "../src/gatsby/inputs";
import { browserOptions } from "./browser.mjs";
import { lastOrigin, type BuildEnvironment } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import { startBackendOf } from "./embedded-backend.mjs";
import { endWithSignals, root } from "./processes.mjs";

/** The printed JSON: environment variables for the tests, including the build inputs. */
interface TestServers extends BuildEnvironment {
  SITE_TEST_URL: string;
  /** How Playwright starts Chromium, in JSON. */
  SITE_TEST_BROWSER: string;
  /** A file with the content of the site in dist/. */
  SITE_TEST_CONTENT: string;
}

/** The built site, relative to the project. */
const folder = process.argv[2] ?? "dist";
const closing: (() => Promise<void>)[] = [];
let closed: Promise<unknown> | undefined;
/** The end of the input and that of the parent may both call it. */
const close = async () => {
  closed ??= Promise.all(closing.map((end) => end()));
  await closed;
};

/** The inputs of the build in dist/. Throws if there is none. */
function builtFrom(): BuildEnvironment {
  const origin = lastOrigin();
  if (origin?.command !== "build")
    throw new Error("dist/ does not contain a finished build. Run npm run build, or npm test.");
  const { GATSBY_SUPABASE_URL: backend } = origin.inputs;
  console.error(
    `Testing dist/ as it is, built ${backend ? `with the backend ${backend}` : "without a backend"}.`,
  );
  return origin.inputs;
}

function writeContent(inputs: BuildEnvironment): string {
  const file = path.join(root, ".build/site-content.json");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(siteContent(root, readInputs({ ...inputs }))));
  return file;
}

endWithSignals(close);
process.stdin.resume().once("end", () => {
  void close().then(() => process.exit(0));
});
try {
  const inputs = builtFrom();
  const backend = await startBackendOf(inputs);
  if (backend) closing.push(backend.close);
  const edge = await startEdge(folder, backend?.proxy);
  closing.push(edge.close);
  const servers: TestServers = {
    ...inputs,
    SITE_TEST_URL: edge.url,
    SITE_TEST_BROWSER: JSON.stringify(await browserOptions()),
    SITE_TEST_CONTENT: writeContent(inputs),
  };
  console.log(JSON.stringify(servers));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await close();
  process.exit(1);
}
