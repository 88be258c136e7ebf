/**
 * `npm run lighthouse -- [--categories=seo,accessibility] [path …]`: runs Lighthouse on the current dist/, on the local edge, for all pages or
 * the given ones. Every selected category must score 100 on every page.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { blockedUrls, browserOptions } from "./browser.mjs";
import { builtPages } from "./built-pages";
import { serveBuilt } from "./embedded-backend.mjs";
import { endWithSignals, freePort, root } from "./processes.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { categories: { type: "string", default: "seo,accessibility,best-practices" } },
});
const categories = values.categories.split(",");

const addresses = positionals.length > 0 ? positionals : builtPages(path.join(root, "dist"));

const port = await freePort(9222);
const browser = await chromium.launch(await browserOptions(port));
const site = await serveBuilt();
const close = async () => {
  await Promise.all([browser.close(), site.close()]);
};
endWithSignals(close);

let worst = 100;
for (const address of addresses) {
  const result = await lighthouse(`${site.url}${address}`, {
    port,
    onlyCategories: categories,
    blockedUrlPatterns: blockedUrls,
    logLevel: "error",
    output: "json",
  });
  const { categories: scores = {}, audits = {} } = result?.lhr ?? {};
  const points = categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100));
  worst = Math.min(worst, ...points);
  console.log(`${points.map((point) => String(point).padStart(3)).join(" ")}  ${address}`);
  const counted = categories.flatMap((name) => scores[name]?.auditRefs ?? []);
  for (const { id, weight } of counted) {
    const audit = audits[id];
    const failed = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
    if (failed) console.log(`      ${id}: ${audit?.title ?? ""} ${audit?.displayValue ?? ""}`);
  }
}
console.log(`lighthouse: ${categories.join(", ")}; the lowest score is ${worst}`);
await close();
process.exit(worst < 100 ? 1 : 0);
