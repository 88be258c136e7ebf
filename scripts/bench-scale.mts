/**
 * `npm run bench:scale`: builds scratch copies of the project with its own articles and with 1,000, each beside a plain Gatsby site with the
 * same articles, and checks the limits of docs/architecture.md, "Size". `-- 100 500` builds other numbers of articles. `-- --smoke 10000` only
 * makes one cold build, without limits. Prints tables, writes them to bench/scale.md and bench/scale.json (not in git), and exits with 1 if a
 * limit is exceeded.
 *
 * A social picture is rendered once in the life of its article and then kept. Its cost is therefore measured separately, and the measured
 * builds find all of them rendered. Encoded pictures come from the project's store, so build the site first. Linux only: reads /proc.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { plainBuild } from "./bench/plain-site.mjs";
import { editArticle, makeScratch, type Scratch } from "./bench/scratch.mjs";
import { scaleReport, type Size } from "./bench/scale-report";
import { needless, writtenSince } from "./bench/written";
import { weights } from "./bench/weights";
import { endWithSignals, root } from "./processes.mjs";

const smoke = process.argv.includes("--smoke");
const sizes = process.argv
  .slice(2)
  .filter((argument) => argument !== "--smoke")
  .map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1) || process.platform !== "linux") {
  console.error("Arguments must be numbers of articles, such as 100 1000. Runs on Linux only.");
  process.exit(1);
}

const started = Date.now();
const log = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${text}`);

let scratch: Scratch | undefined;
const removeScratch = () => {
  scratch?.remove();
  return Promise.resolve();
};
endWithSignals(removeScratch);

/** Returns a function that builds `copy` and logs the cost. */
const buildOf = (copy: Scratch) => async (name: string) => {
  const cost = await copy.run("scripts/build.mts");
  const { wall, cpu, peak } = cost;
  log(
    `${copy.slugs.length} articles, ${name}: ${wall.toFixed(1)} s, CPU ${cpu.toFixed(1)} s, ${peak.toFixed(0)} MB`,
  );
  return cost;
};

/** Makes one cold build with `articles` articles; throws if it fails. */
async function smokeTest(articles: number): Promise<void> {
  const copy = (scratch = makeScratch(articles));
  await copy.run("scripts/fonts.mts");
  await copy.run("scripts/bench/stock-social-pictures.mts");
  await buildOf(copy)("cold");
  await removeScratch();
}

/** Measures all kinds of builds of a copy with `articles` articles; with the project's own if left out. */
async function measure(articles?: number): Promise<Size> {
  const copy = (scratch = makeScratch(articles));
  const output = path.join(copy.folder, "public");
  const build = buildOf(copy);
  await copy.run("scripts/fonts.mts");
  const social = await copy.run("scripts/bench/stock-social-pictures.mts");
  const plain = await plainBuild(copy.folder);
  log(`${copy.slugs.length} articles, plain Gatsby: CPU ${plain.cpu.toFixed(1)} s`);
  const check = await copy.run("scripts/check-content.mts");
  log(`${copy.slugs.length} articles, check: ${check.wall.toFixed(1)} s`);
  const cold = await build("cold");
  await build("settling");
  const unchanged = await build("without a change");
  const weightsBefore = weights(output);
  // An article from the middle, which is in no list of the newest.
  const slug = copy.slugs[Math.floor(copy.slugs.length / 2)] ?? "";
  editArticle(copy, slug, 1);
  const moment = Date.now();
  const edited = await build("one article edited");
  const written = writtenSince(output, moment);
  const pages = written.filter((name) => path.basename(name) === "index.html");
  const size: Size = {
    articles: copy.slugs.length,
    own: articles === undefined,
    social: Number(social.output.trim()),
    check: check.wall,
    cold,
    plain,
    unchanged,
    edited,
    pages,
    needless: needless(output, written, `/blog/${slug}`),
    written: written.length,
    weights: weightsBefore,
  };
  await removeScratch();
  return size;
}

/** Measures the site as it is and the larger ones; writes and prints the report. Returns whether all limits are met. */
async function report(): Promise<boolean> {
  const small = await measure();
  const found: [Size, ...Size[]] = [small];
  for (const articles of sizes.length > 0 ? sizes : [1000]) found.push(await measure(articles));
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}`;
  const { text, met } = scaleReport(
    found,
    `${new Date(started).toISOString()}, Node ${process.version}, ${machine}, ${Math.round((Date.now() - started) / 1000)} s.`,
  );
  const folder = path.join(root, "bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "scale.md"), `${text}\n`);
  writeFileSync(path.join(folder, "scale.json"), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`\n${text}\n\nwritten to bench/scale.md and bench/scale.json`);
  return met;
}

try {
  if (smoke)
    for (const articles of sizes.length > 0 ? sizes : [10_000]) await smokeTest(articles);
  else process.exitCode = (await report()) ? 0 : 1;
} finally {
  await removeScratch();
}
