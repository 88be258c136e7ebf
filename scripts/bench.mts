/**
 * `npm run bench -- [--runs=9] [--pages=/,/gallery] [--only=simulated,throttled,clicks,bytes,slow,all-pages]`: measures the current dist/
 * and compares it to the limit: the same HTML without scripts. One local server serves both over HTTP/2 with brotli. Prints tables of
 * figures, ratios and verdicts, and writes them to bench/ (not in git): bench.md, and bench.json with every single value. Exits with 1 if a
 * figure does not meet its requirement. Times are only meaningful on a machine without other load.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { allPages } from "./bench/all-pages.mjs";
import type { Part } from "./bench/bench";
import { bytes } from "./bench/bytes.mjs";
import { clicks } from "./bench/clicks.mjs";
import { addresses } from "./bench/pages";
import { report } from "./bench/report";
import type { Row } from "./bench/result";
import { startBenchServer } from "./bench/server.mjs";
import { simulated } from "./bench/simulated.mjs";
import { slow } from "./bench/slow.mjs";
import { throttled } from "./bench/throttled.mjs";
import { launchBrowser } from "./browser.mjs";
import { lastOrigin } from "./cache.mjs";
import { startBackendOfBuild } from "./embedded-backend.mjs";
import { freePort } from "./ports.mjs";
import { endWithSignals, root } from "./processes.mjs";

/** The parts, in their order. */
const parts: Readonly<Record<string, Part>> = {
  bytes,
  simulated,
  throttled,
  clicks,
  slow,
  "all-pages": allPages,
};

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    pages: { type: "string" },
    only: { type: "string", default: Object.keys(parts).join(",") },
  },
});
const wanted = values.only.split(",");
const unknown = wanted.filter((name) => !(name in parts));
const origin = lastOrigin();
const mistake =
  unknown.length > 0
    ? `There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`
    : origin?.command !== "build" &&
      "dist/ does not contain a finished build. Run npm run build.";
if (mistake) {
  console.error(mistake);
  process.exit(1);
}

const started = Date.now();
const say = (words: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${words}`);

say("reading and compressing dist/");
const server = await startBenchServer(path.join(root, "dist"));
const debuggingPort = await freePort(9222);
const closeBackend = await startBackendOfBuild();
const browser = await launchBrowser(debuggingPort, server.browserArgs);
const close = async () => {
  await Promise.all([browser.close(), closeBackend()]);
};
endWithSignals(close);

const known = addresses(root, { ...process.env, ...origin?.inputs });
const rows: Row[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  const found = await part({
    browser,
    debuggingPort,
    say,
    runs: Number(values.runs),
    addresses: known,
    pages: values.pages?.split(",") ?? known.measured,
    origin: server.origin,
  });
  rows.push(...found);
}

const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}`;
const head = [
  `${new Date(started).toISOString()}, Chromium ${browser.version()}, Node ${process.version}, ${machine}, ${values.runs} runs, ${Math.round((Date.now() - started) / 1000)} s.`,
];
const tables = report(rows, head);
const folder = path.join(root, "bench");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "bench.md"), `${tables}\n`);
writeFileSync(path.join(folder, "bench.json"), `${JSON.stringify({ head, rows }, null, 2)}\n`);
console.log(`\n${tables}\n\nwritten to bench/bench.md and bench/bench.json`);
await close();
process.exit(rows.some(({ met }) => met === false) ? 1 : 0);
