/**
 * `npm test`: runs every check of the project against one build, which is made at the same time as the checks that need none. Continues after
 * failures; the last line counts them. With names of checks that need no build, runs those only.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { dataOf } from "../src/content/index";
import { buildEnvironment } from "./build.mjs";
import { embeddedInputs } from "./embedded-backend.mjs";
import { endWithSignals, exitCode, packageCommand, root, start } from "./processes.mjs";

interface Result {
  passed: number;
  failed: number;
  /** All that are skipped, also for the reasons in `leftOut`. */
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
  testResults: { assertionResults: { status: string; title: string }[] }[];
  /** Test files that failed to run. */
  numRuntimeErrorTestSuites: number;
}

/** Tests that are skipped because content lacks what they need, and what that is (testWith in __tests__/support/content.ts). */
const leftOut: string[] = [];

const passed: Result = { passed: 1, failed: 0, skipped: 0 };
const failed: Result = { passed: 0, failed: 1, skipped: 0 };

/** Ignores build inputs in the environment, so that tests give the same results everywhere. */
const env = { ...process.env, ...buildEnvironment({}) };

const announce = (name: string) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);

/** A step that counts as one test. Its output is printed at its end, because another step may run at the same time. */
function command(name: string, args: string[], inputs: NodeJS.ProcessEnv = env): Step {
  const check = async () => {
    const stdio = ["ignore", "pipe", "pipe"] as const;
    const child = start(process.execPath, args, { env: inputs, stdio: [...stdio] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(chunk));
    const code = await exitCode(child);
    announce(name);
    process.stdout.write(Buffer.concat(output));
    return code === 0 ? passed : failed;
  };
  return { name, check };
}

/** The tests of some of jest's projects, counted by jest. */
function tests(name: string, ...projects: string[]): Step {
  const args = [packageCommand("jest"), "--selectProjects", ...projects, "--ci", "--json"];
  const check = async () => {
    announce(name);
    // jest writes for readers to standard error.
    const child = start(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const report = json(child.stdout as Readable) as Promise<JestReport>;
    const [code, counts] = await Promise.all([exitCode(child), report]);
    leftOut.push(
      ...counts.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(
          ({ status, title }) => status === "pending" && title.includes(", left out without "),
        )
        .map(({ title }) => title),
    );
    const broken = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return {
      passed: counts.numPassedTests,
      // jest can also fail because it finds no test or a server does not start.
      failed: broken === 0 && code !== 0 ? 1 : broken,
      skipped: counts.numPendingTests + counts.numTodoTests,
    };
  };
  return { name, check };
}

const typescript = (script: string) => ["--import", "tsx", `scripts/${script}.mts`];

/** Those of a build with the embedded backend, the address in business.yaml and the current time. */
const inputs = { ...process.env, ...buildEnvironment({}, embeddedInputs) };

/** The steps that need no build, in the order in which they are most likely to fail. */
const checks: Step[] = [
  command("format", [packageCommand("prettier"), "--check", "--log-level=warn", "."]),
  command("lint", [packageCommand("eslint"), "--max-warnings=0", "."]),
  command("styles", [packageCommand("stylelint"), "src/**/*.css"]),
  command("unused", [packageCommand("knip"), "--no-progress"]),
  command("content", ["--require", "tsx/cjs", "scripts/check-content.cts"]),
  tests("unit tests", "unit"),
];

/** The build generates the types of queries. */
const builds: Step[] = [
  command("build", typescript("build"), inputs),
  command("types", [packageCommand("typescript-7", "tsc"), "--noEmit"]),
];

/** Whether content says that its words are those of the specification (decision 37). */
const spec = dataOf(root, "Business").spec === true;

const smoke = command("smoke", typescript("smoke"));
const siteTests = tests("site tests", "site", "engines", ...(spec ? ["spec"] : []));

/** Programs that some tests need; .ci/run installs them. */
const programs = ["firefox-esr", "WebKitWebDriver", "Xvfb", "java", "exiftool"];

const isInstalled = (name: string) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, name)));

/** The results of the steps so far, in the columns of the printed table. */
const rows: ({ step: string; seconds: number } & Result)[] = [];

/** Runs these steps one after the other. */
async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const { name, check } of steps) {
    const started = Date.now();
    const result = await check().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return failed;
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    rows.push({ step: name, seconds, ...result });
  }
}

const total = (key: keyof Result) => rows.reduce((sum, row) => sum + row[key], 0);

endWithSignals();
const names = process.argv.slice(2);
if (names.length > 0) {
  await runInOrder(checks.filter(({ name }) => names.includes(name)));
  process.exit(total("failed") > 0 ? 1 : 0);
}
// At once, because most of these programs use one core.
await Promise.all([runInOrder(checks), runInOrder(builds)]);
const isBuilt = rows.some((row) => row.step === "build" && row.failed === 0);
if (isBuilt) await Promise.all([runInOrder([smoke]), runInOrder([siteTests])]);
else console.log("The site tests were left out: there is no build to test.");
console.table(rows);
for (const name of programs.filter((each) => !isInstalled(each)))
  console.log(`Left out: tests that need ${name}. On Debian, .ci/run installs it.`);
for (const title of leftOut) console.log(`Skipped: ${title}.`);
if (!spec)
  console.log(
    "Without the tests of the specification's words: content/business.yaml has no line `spec: true`.",
  );
console.log(
  `${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`,
);
// Where all programs are installed, only content may be a reason.
const unexpected = process.env.CI ? total("skipped") - leftOut.length : 0;
process.exitCode = total("failed") + unexpected > 0 ? 1 : 0;
