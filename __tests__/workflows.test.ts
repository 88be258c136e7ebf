/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { parseDocument } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
}
interface Workflow {
  name: string;
  on: Record<string, { cron?: string }[] | { branches?: string[] } | null>;
  permissions: object;
  concurrency: { group: string };
  jobs: Record<
    string,
    { permissions: object; "timeout-minutes": number; if?: string; steps: Step[] }
  >;
}

const folder = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const document = parseDocument(text, { strict: true });
  return { file, text, problems: document.errors, workflow: document.toJS() as Workflow };
});
const named = (file: string) => workflows.find((each) => each.file === file)?.workflow;
const runs = (workflow: Workflow | undefined) =>
  Object.values(workflow?.jobs ?? {}).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );

test.each(workflows)(
  "$file is valid YAML with minimal permissions and timeouts",
  ({ problems, workflow }) => {
    expect(problems).toEqual([]);
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency.group).toBeTruthy();
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toEqual({ contents: "read" });
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(120);
    }
  },
);

test.each(workflows)("$file only calls existing npm scripts and .ci/run", ({ workflow }) => {
  const called = runs(workflow);
  expect(called.length).toBeGreaterThan(0);
  for (const line of called.filter((each) => each !== "bash .ci/run")) {
    const [, script = ""] =
      /^npm (?:run )?([\w:]+)(?: -- (?:local|"\$SITE_URL"))?$/.exec(line) ?? [];
    expect([line, script === "ci" || script in scripts]).toEqual([line, true]);
  }
});

/** The values of `uses:` in `text`. */
const usesOf = (text: string) =>
  [...text.matchAll(/uses: (.*)/g)].map(([, uses]) => uses ?? "");

test.each(workflows)(
  "$file pins actions by commit and names the tag in a comment",
  ({ text }) => {
    const pinned =
      /^actions\/(checkout|setup-node|cache|upload-artifact)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    const uses = usesOf(text);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  },
);

test("all workflows use the same commit of an action", () => {
  const uses = new Set(workflows.flatMap(({ text }) => usesOf(text)));
  const actions = new Set([...uses].map((line) => line.split("@")[0]));
  expect(uses.size).toBe(actions.size);
});

test.each(workflows)(
  "$file stores no token in the checkout and uses the Node version of .nvmrc",
  ({ workflow }) => {
    for (const { steps } of Object.values(workflow.jobs)) {
      const inputsOf = (action: string) =>
        steps
          .filter(({ uses }) => uses?.startsWith(`actions/${action}@`))
          .map((step) => step.with);
      expect(inputsOf("checkout")).toEqual([
        expect.objectContaining({ "persist-credentials": false }),
      ]);
      expect(inputsOf("setup-node")).toEqual([
        expect.objectContaining({ "node-version-file": ".nvmrc" }),
      ]);
    }
  },
);

test.each(workflows)("$file restores the caches of the last build", ({ workflow }) => {
  for (const { steps } of Object.values(workflow.jobs)) {
    const [cache, pictures, ...others] = steps
      .filter(({ uses }) => uses?.startsWith("actions/cache"))
      .map((step) => step.with);
    expect(String(cache?.path).trim().split("\n")).toEqual([
      ".cache",
      "public",
      "dist",
      ".build",
    ]);
    expect(cache?.key).toBe(`${cache?.["restore-keys"]}\${{ github.run_id }}`);
    expect(pictures).toEqual({
      path: ".pictures",
      key: "pictures-${{ runner.os }}-${{ github.run_id }}",
      "restore-keys": "pictures-${{ runner.os }}-",
    });
    expect(others).toEqual([]);
  }
});

test("a pull request is checked and tested; a push to main is deployed; a build runs every night", () => {
  const check = named("check.yml");
  expect(Object.keys(check?.on ?? {})).toEqual(["pull_request"]);
  expect(runs(check)).toEqual([
    "npm ci",
    "npm run check:content",
    "npm run build",
    "npm run check:site -- local",
  ]);
  expect(Object.keys(named("test.yml")?.on ?? {})).toEqual(["pull_request"]);
  expect(runs(named("test.yml"))).toEqual(["bash .ci/run"]);

  const nightly = named("nightly.yml");
  expect(nightly?.on.schedule).toHaveLength(1);
  expect(runs(nightly)).toEqual([
    "npm ci",
    "bash .ci/run",
    "npm run test:builds",
    // A separate job that builds 10,000 articles.
    "npm ci",
    "npm run build",
    "npm run bench:smoke",
  ]);

  const preview = named("preview.yml");
  expect(Object.keys(preview?.on ?? {})).toEqual(["pull_request", "workflow_dispatch"]);
  expect(runs(preview)).toEqual(["npm ci", "npm run build", "npm run deploy:preview"]);
  // Pull requests of forks would run without secrets.
  expect(preview?.jobs.preview?.if).toContain("head.repo.full_name == github.repository");

  const deploy = named("deploy.yml");
  expect(deploy?.on.push).toEqual({ branches: ["main"] });
  const [{ cron = "" } = {}] = deploy?.on.schedule as { cron?: string }[];
  const [minute, hour, ...daily] = cron.split(" ");
  expect(daily).toEqual(["*", "*", "*"]);
  // After midnight in Maryland in winter and summer: 5:00 UTC or later.
  expect(Number(hour) * 60 + Number(minute)).toBeGreaterThanOrEqual(5 * 60);
  const steps = runs(deploy);
  expect(steps).toEqual([
    "npm ci",
    "npm run build",
    "npm run check:site -- local",
    "npm run check:browser",
    "npm run sbom",
    "npm run deploy",
    'npm run check:site -- "$SITE_URL"',
  ]);
});
