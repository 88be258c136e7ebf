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
import { lastOrigin } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import { serveEditor } from "./editor.mjs";
import { startBackendAt } from "./embedded-backend.mjs";
import type { BuildEnvironment } from "./environment.mjs";
import { hasNginx, startNginx } from "./nginx/server.mjs";
import { endWithSignals, root } from "./processes.mjs";

/** The printed JSON: environment variables for the tests, including the build inputs. */
interface TestServers extends BuildEnvironment {
  /** The site that is opened in browsers: the given one, or else the one on nginx, or without nginx the one on the edge. */
  SITE_TEST_URL: string;
  /** The site whose responses are tested: the given one, or the one on the local edge. */
  SITE_TEST_EDGE: string;
  /** The same site on nginx; empty if it is not installed. */
  SITE_TEST_NGINX: string;
  /** How Playwright starts Chromium, in JSON. */
  SITE_TEST_BROWSER: string;
  /** The editor, which the first request builds. */
  SITE_TEST_EDITOR: string;
  /** A file with the content of the site in dist/. */
  SITE_TEST_CONTENT: string;
}

/** The built site, relative to the project. */
const folder = process.argv[2] ?? "dist";
/** The address of a running site; undefined if `folder` is to be served. */
const given = process.env.SITE_TEST_URL?.replace(/\/$/, "") || undefined;
const closing: (() => Promise<void>)[] = [];

async function close(): Promise<void> {
  await Promise.all(closing.map((end) => end()));
}

/** The address of the given site, or else of a new local edge. */
async function openEdge(): Promise<string> {
  if (given) return given;
  const edge = await startEdge(folder);
  closing.push(edge.close);
  return edge.url;
}

async function openEditor(): Promise<string> {
  const editor = await serveEditor(0);
  closing.push(editor.close);
  return editor.url;
}

async function openBackend(url: string): Promise<void> {
  closing.push(await startBackendAt(url));
}

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

async function openNginx(): Promise<string> {
  if (!hasNginx()) return "";
  const nginx = await startNginx(folder);
  closing.push(nginx.close);
  return nginx.url;
}

endWithSignals(close);
process.stdin.resume().once("end", () => {
  void close().then(() => process.exit(0));
});
try {
  const inputs = builtFrom();
  const [SITE_TEST_EDGE, SITE_TEST_NGINX, browser, SITE_TEST_EDITOR] = await Promise.all([
    openEdge(),
    openNginx(),
    browserOptions(),
    openEditor(),
    openBackend(inputs.GATSBY_SUPABASE_URL),
  ]);
  const servers: TestServers = {
    ...inputs,
    // nginx gives the same responses (__tests__/site/answers.test.ts) with a fraction of the processor time.
    SITE_TEST_URL: given ?? (SITE_TEST_NGINX || SITE_TEST_EDGE),
    SITE_TEST_EDGE,
    SITE_TEST_NGINX,
    SITE_TEST_BROWSER: JSON.stringify(browser),
    SITE_TEST_EDITOR,
    SITE_TEST_CONTENT: writeContent(inputs),
  };
  console.log(JSON.stringify(servers));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await close();
  process.exit(1);
}
