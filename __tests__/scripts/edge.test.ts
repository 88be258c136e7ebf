/** @jest-environment node */
/** The local edge has the rules of production. */
import { execFileSync } from "node:child_process";

/** wrangler's own conversion of a configuration, without what Miniflare ignores or the build decides. */
const program = `
import wrangler from "wrangler";
import { edgeRules } from "./scripts/edge.mjs";
// dist/ need not exist.
const overrides = { assets: { directory: "static" } };
const { workerOptions, main } = wrangler.unstable_getMiniflareWorkerOptions("wrangler.jsonc", undefined, { overrides });
const { modulesRules, ...rules } = workerOptions;
delete rules.assets.directory;
const isSet = (value) => typeof value !== "object" || Object.values(value).flat().length > 0;
const set = Object.fromEntries(Object.entries(rules).filter(([, value]) => isSet(value)));
console.log(JSON.stringify({ wrangler: { main, ...set }, edge: edgeRules() }));
`;

test("rules of wrangler.jsonc reach the engine as wrangler converts them, and no others are set", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  const { wrangler, edge } = JSON.parse(output) as { wrangler: object; edge: object };
  expect(edge).toEqual(wrangler);
});
