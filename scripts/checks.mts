/**
 * `npm test`: runs every check of the project against one build. What needs no build runs beside it. Continues after failures; the last line counts
 * them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { dataOf } from "../src/content/index";
import { buildSite } from "./build.mjs";
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
  /** @param said receives the step's output, which is printed at once if left out. */
  check: (said?: string[]) => Promise<Result>;
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

/** Runs Node with these arguments; collects its output in `said` if given. Returns its exit code. */
function node(args: string[], said?: string[]): Promise<number> {
  if (!said) return run(process.execPath, args, { env });
  const child = start(process.execPath, args, { env, quiet: true });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** A step other than a test run counts as one test. */
function command(name: string, args: string[]): Step {
  const check = async (said?: string[]) => ((await node(args, said)) === 0 ? passed : failed);
  return { name, check };
}

/** The tests of some of jest's projects, counted by jest. */
function tests(name: string, ...projects: string[]): Step {
  const report = path.join(root, ".build", `${projects.join("-")}.json`);
  const options = ["--selectProjects", ...projects, "--ci", "--json", `--outputFile=${report}`];
  return {
    name,
    check: async (said) => {
      mkdirSync(path.dirname(report), { recursive: true });
      rmSync(report, { force: true });
      const code = await node([packageCommand("jest"), ...options], said);
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

/** Builds with the embedded backend, the address in business.yaml and the current time. */
async function build(): Promise<Result> {
  const backend = await startEmbeddedBackend();
  try {
    await buildSite(buildEnvironment({}, backend));
    return passed;
  } finally {
    await backend.close();
  }
}

const typescript = ["--import", "tsx"];
let built = false;

/** They need no build, and run beside it. */
const besideBuild: Step[] = [
  command("format", [packageCommand("prettier"), "--check", "--log-level=warn", "."]),
  command("lint", [packageCommand("eslint"), "--max-warnings=0", "."]),
  command("styles", [packageCommand("stylelint"), "src/**/*.css"]),
  command("unused", [packageCommand("knip"), "--no-progress"]),
  command("licenses", [...typescript, "scripts/check-licenses.mts"]),
  command("content", [...typescript, "scripts/check-content.mts"]),
  tests("unit tests", "unit"),
];

const building: Step[] = [
  {
    name: "build",
    check: async () => {
      const result = await build();
      built = true;
      return result;
    },
  },
  // Runs after the build, which generates the types of queries.
  command("types", [packageCommand("typescript", "tsc"), "--noEmit"]),
];

/** Whether content says that its words are those of the specification (decision 37). */
const spec = dataOf(root, "Business").spec === true;

const siteTests = tests("site tests", "site", ...(spec ? ["spec"] : []));
const testing: Step = {
  name: siteTests.name,
  check: async () => {
    if (built) return siteTests.check();
    console.log("Skipped: there is no build to test.");
    return skipped;
  },
};

interface Row {
  name: string;
  seconds: string;
  result: Result;
}

/** Runs one step after the other. With `late`, prints the output of each when it ends, because other steps print at the same time. */
async function runSteps(steps: Step[], late = false): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, check } of steps) {
    const heading = `\n── ${name} ${"─".repeat(60 - name.length)}`;
    const said: string[] | undefined = late ? [] : undefined;
    if (!late) console.log(heading);
    const started = Date.now();
    const result = await check(said).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return failed;
    });
    const row = { name, seconds: ((Date.now() - started) / 1000).toFixed(1), result };
    rows.push(row);
    console.log((said ? `${heading}\n${said.join("")}` : "") + line(row));
  }
  return rows;
}

/** Runs all steps. Sets the exit code to 1 if anything failed, or, with CI set, was skipped. */
export async function runChecks(): Promise<void> {
  endWithSignals();
  const both = [runSteps(besideBuild, true), runSteps(building)];
  const rows = (await Promise.all(both)).flat();
  rows.push(...(await runSteps([testing])));
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

function line(row: Row): string {
  const { passed: good, failed: bad, skipped: left } = row.result;
  const word = bad > 0 ? "FAILED" : good > 0 ? "passed" : "left out";
  const counts =
    good + bad + left > 1 ? ` (${good} passed, ${bad} failed, ${left} skipped)` : "";
  return `${row.name.padEnd(12)} ${row.seconds.padStart(6)} s  ${word}${counts}`;
}
