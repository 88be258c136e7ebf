/**
 * `npm run bench:scale -- [100 1000 10000]`: makes so many articles in a scratch copy and prints what a cold build costs, one without a
 * change and one with an article edited, and the weight of /blog. Figures stand beside those of the site as it is, and the cold build beside
 * that of a plain Gatsby site with the same articles, for comparison. It prints tables and writes them into bench/ (not in git): scale.md
 * and scale.json. It exits with 1 if a figure of 10,000 articles is not as it must be.
 *
 * Pictures for sharing are drawn once in the life of an article and kept after that: what one costs is measured apart, and the builds
 * that are measured find them drawn. Encoded pictures come from the project's store, so build the site first. Linux only: the figures are read from /proc.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { plainBuild } from "./bench/plain-site.mjs";
import { editArticle, makeScratch, type Scratch } from "./bench/scratch.mjs";
import { scaleReport, type Size } from "./bench/scale-report";
import { needless, writtenSince } from "./bench/written";
import { endWithSignals, root } from "./processes.mjs";

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1) || process.platform !== "linux") {
  console.error("Write whole numbers of articles, such as 100 1000. This runs on Linux alone.");
  process.exit(1);
}

const started = Date.now();
const say = (words: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${words}`);

let scratch: Scratch | undefined;
const removeScratch = () => {
  scratch?.remove();
  return Promise.resolve();
};
endWithSignals(removeScratch);

/** Builds a copy with `articles` articles, the project's own if left out, in each of the ways that are measured. */
async function measure(articles?: number): Promise<Size> {
  const copy = (scratch = makeScratch(articles));
  const output = path.join(copy.folder, "public");
  const build = async (name: string) => {
    const cost = await copy.run("scripts/build.mts");
    const { wall, cpu, peak } = cost;
    say(
      `${copy.slugs.length} articles, ${name}: ${wall.toFixed(1)} s, CPU ${cpu.toFixed(1)} s, ${peak.toFixed(0)} MB`,
    );
    return cost;
  };
  await copy.run("scripts/fonts.mts");
  const social = await copy.run("scripts/bench/stock-social-pictures.mts");
  const plain = await plainBuild(copy.folder);
  say(`${copy.slugs.length} articles, plain Gatsby: CPU ${plain.cpu.toFixed(1)} s`);
  const cold = await build("cold");
  await build("settling");
  const unchanged = await build("without a change");
  // One from the middle: it is in no list of the newest.
  const slug = copy.slugs[Math.floor(copy.slugs.length / 2)] ?? "";
  editArticle(copy, slug, 1);
  const moment = Date.now();
  const edited = await build("one article edited");
  const written = writtenSince(output, moment);
  const pages = written.filter((name) => path.basename(name) === "index.html");
  const compressed = (file: string) =>
    gzipSync(readFileSync(path.join(output, file))).length / 1000;
  const size: Size = {
    articles: copy.slugs.length,
    own: articles === undefined,
    social: Number(social.output.trim()),
    cold,
    plain,
    unchanged,
    edited,
    pages,
    needless: needless(output, written, `/blog/${slug}`),
    written: written.length,
    blogHtml: compressed("blog/index.html"),
    blogData: compressed("page-data/blog/page-data.json"),
  };
  await removeScratch();
  return size;
}

try {
  const small = await measure();
  const found: [Size, ...Size[]] = [small];
  for (const articles of sizes.length > 0 ? sizes : [100, 1000, 10_000])
    found.push(await measure(articles));
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
  process.exitCode = met ? 0 : 1;
} finally {
  await removeScratch();
}
