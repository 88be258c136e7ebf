import { runCommand } from "../support/program";

const program = `
import wrangler from "wrangler";
import { edgeRules } from "./scripts/edge.mjs";
const other = { overrides: { assets: { directory: "static" } } }; // dist/ need not exist.
const { modulesRules, ...rules } = wrangler.unstable_getMiniflareWorkerOptions("wrangler.jsonc", undefined, other).workerOptions;
delete rules.assets.directory;
const isSet = (value) => typeof value !== "object" || Object.values(value).flat().length > 0;
const set = Object.fromEntries(Object.entries(rules).filter(([, value]) => isSet(value)));
console.log(JSON.stringify([set, edgeRules()]));
`;

test("rules of wrangler.jsonc reach the local edge as wrangler converts them, and no others are set", () => {
  const { output } = runCommand(process.execPath, ["--input-type=module", "-e", program], ".");
  const [expected, rules] = JSON.parse(output) as [object, object];
  expect(rules).toEqual(expected);
});
