/** @jest-environment node */
/** Steps of workflows that have code of their own. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { runCommand } from "../support/program";
import { temporaryFolder } from "../support/temporary-folder";

test.each([
  [44, ""],
  [45, "::warning::The last commit is 45 days old"],
])("the nightly deploy after %i days without a commit prints “%s”", (days, warning) => {
  const { jobs } = parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as {
    jobs: { deploy: { steps: { name?: string; run?: string }[] } };
  };
  const step = jobs.deploy.steps.find(({ name }) => name?.startsWith("Warn before"));
  const folder = temporaryFolder();
  const date = new Date(Date.now() - (days + 0.5) * 24 * 60 * 60 * 1000).toISOString();
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  const git = "git init -q && git -c user.name=a -c user.email=b commit -q --allow-empty -m c";
  expect(runCommand("bash", ["-ec", git], folder, env)).toEqual({ status: 0, output: "" });
  const { status, output } = runCommand("bash", ["-ec", step?.run ?? "exit 1"], folder);
  expect([status, output.slice(0, warning.length || undefined)]).toEqual([0, warning]);
});
