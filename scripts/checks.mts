/**
 * `npm test`: runs every check of the project against one build, which is made at the same time as the checks that need none. Continues after
 * failures; the last line counts them.
 */
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { dataOf } from "../src/content/index";
import { startEmbeddedBackend } from "./embedded-backend.mjs";
import { buildEnvironment } from "./environment.mjs";
import { endWithSignals, packageCommand, root, run, start } from "./processes.mjs";
import { missingPrograms } from "./tested-programs.mjs";

interface Result {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  check: () => Promise<Result>;
}

/** The part of jest's report that is used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that failed to run. */
  numRuntimeErrorTestSuites: number;
}

const passed: Result = { passed: 1, failed: 0, skipped: 0 };
const failed: Result = { passed: 0, failed: 1, skipped: 0 };
const skipped: Result = { passed: 0, failed: 0, skipped: 1 };

/** Ignores build inputs in the environment, so that tests give the same results everywhere. */
const env = { ...process.env, ...buildEnvironment({}) };

/** A step other than a test run counts as one test. Its output is printed at its end, because another step may run at the same time. */
function command(name: string, args: string[], inputs: NodeJS.ProcessEnv = env): Step {
  const check = async () => {
    const child = start(process.execPath, args, { env: inputs, quiet: true });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => said.push(chunk));
    const [code] = (await once(child, "close")) as [number | null];
    announce(name);
    process.stdout.write(Buffer.concat(said));
    return code === 0 ? passed : failed;
  };
  return { name, check };
}

/** The tests of some of jest's projects, counted by jest. */
function tests(name: string, ...projects: string[]): Step {
  const report = path.join(root, ".build", `${projects.join("-")}.json`);
  const options = ["--selectProjects", ...projects, "--ci", "--json", `--outputFile=${report}`];
  return {
    name,
    check: async () => {
      announce(name);
      mkdirSync(path.dirname(report), { recursive: true });
      rmSync(report, { force: true });
      const code = await run(process.execPath, [packageCommand("jest"), ...options], { env });
      if (!existsSync(report)) return failed;
      const counts = JSON.parse(readFileSync(report, "utf8")) as JestReport;
      const broken = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
      return {
        passed: counts.numPassedTests,
        // jest can also fail because it finds no test or a server does not start.
        failed: broken === 0 && code !== 0 ? 1 : broken,
        skipped: counts.numPendingTests + counts.numTodoTests,
      };
    },
  };
}

const typescript = ["--import", "tsx"];

/** Builds with the embedded backend, the address in business.yaml and the current time. */
async function build(): Promise<Result> {
  const backend = await startEmbeddedBackend();
  const inputs = { ...process.env, ...buildEnvironment({}, backend) };
  try {
    return await command("build", [...typescript, "scripts/build.mts"], inputs).check();
  } finally {
    await backend.close();
  }
}

/** The steps that need no build, in the order in which they are most likely to fail. */
const checks: Step[] = [
  command("format", [packageCommand("prettier"), "--check", "--log-level=warn", "."]),
  command("lint", [packageCommand("eslint"), "--max-warnings=0", "."]),
  command("styles", [packageCommand("stylelint"), "src/**/*.css"]),
  command("unused", [packageCommand("knip"), "--no-progress"]),
  command("licenses", [...typescript, "scripts/check-licenses.mts"]),
  command("content", [...typescript, "scripts/check-content.mts"]),
  tests("unit tests", "unit"),
];

/** The build generates the types of queries. */
const builds: Step[] = [
  { name: "build", check: build },
  command("types", [packageCommand("typescript", "tsc"), "--noEmit"]),
];

/** Whether content says that its words are those of the specification (decision 37). */
const spec = dataOf(root, "Business").spec === true;

const siteTests = tests("site tests", "site", ...(spec ? ["spec"] : []));

/** Stands for the site tests after a failed build. */
const withoutBuild: Step = {
  name: siteTests.name,
  check: () => {
    console.log("Skipped: there is no build to test.");
    return Promise.resolve(skipped);
  },
};

/** What has run so far. */
const rows: { name: string; seconds: string; result: Result }[] = [];

const announce = (name: string) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);

/** Runs these steps one after the other. */
async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const { name, check } of steps) {
    const started = Date.now();
    const result = await check().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return failed;
    });
    rows.push({ name, seconds: ((Date.now() - started) / 1000).toFixed(1), result });
    console.log(line(rows.at(-1)));
  }
}

/** Runs all steps. Sets the exit code to 1 if anything failed, or, with CI set, was skipped. */
export async function runChecks(): Promise<void> {
  endWithSignals();
  // At once, because most of these programs use one core.
  await Promise.all([inTurn(checks), inTurn(builds)]);
  const built = rows.some(({ name, result }) => name === "build" && result.failed === 0);
  await inTurn([built ? siteTests : withoutBuild]);
  console.log(`\n${rows.map(line).join("\n")}\n`);
  for (const missing of missingPrograms()) console.log(missing);
  // The owner has chosen to leave them out, so they do not count as skipped.
  if (!spec)
    console.log(
      "Without the tests of the specification's words: content/business.yaml has no line `spec: true`.",
    );
  const total = (key: keyof Result) => rows.reduce((sum, { result }) => sum + result[key], 0);
  console.log(
    `${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`,
  );
  const leftOut = process.env.CI ? total("skipped") : 0;
  process.exitCode = total("failed") + leftOut > 0 ? 1 : 0;
}

function line(row: { name: string; seconds: string; result: Result } | undefined): string {
  if (!row) return "";
  const { passed: good, failed: bad, skipped: left } = row.result;
  const word = bad > 0 ? "FAILED" : good > 0 ? "passed" : "left out";
  const counts =
    good + bad + left > 1 ? ` (${good} passed, ${bad} failed, ${left} skipped)` : "";
  return `${row.name.padEnd(12)} ${row.seconds.padStart(6)} s  ${word}${counts}`;
}
