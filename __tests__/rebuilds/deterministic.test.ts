/**
 * The files of a build depend on the commit and the build's inputs only: not on the folder, the machine's time zone, the host, or earlier
 * builds in the folder, complete or not.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../../src/content/read/disk";
import { runCommand } from "../support/program";
import { until } from "../support/until";
import { copyProject, type Copy } from "./support/copy";

/** The two time zones have different dates, and Maryland has another year than one of them. */
const moment = { BUILD_TIME: "2025-12-31T23:30:00-05:00" };
const west = { ...moment, TZ: "America/Los_Angeles" };
/** With NETLIFY, Gatsby installs Netlify's adapter unless gatsby-config has one. */
const east = { ...moment, TZ: "Pacific/Kiritimati", NETLIFY: "true" };

/** The process ids of all descendants of `pid`. */
function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  const ids = children.split(" ").filter(Boolean).map(Number);
  return ids.flatMap((id) => [id, ...descendants(id)]);
}

/** Kills a build and all its processes as soon as it prints `line`, as the end of a container does. */
async function killedBuild(copy: Copy, line: string): Promise<void> {
  const build = spawn("npm", ["run", "build"], {
    cwd: copy.folder,
    env: copy.environment(west),
  });
  const { pid = 0 } = build;
  let killed: number[] = [];
  build.stdout.on("data", (data: Buffer) => {
    if (killed.length > 0 || !data.toString().includes(line)) return;
    killed = [...descendants(pid), pid];
    for (const id of killed) process.kill(id, "SIGKILL");
  });
  await once(build, "close");
  if (killed.length === 0) throw new Error(`The build never printed “${line}”.`);
  // Until the system has removed a killed process, it still counts as running.
  await until(() => killed.every((id) => !existsSync(`/proc/${id}`)));
}

test("a build after a killed one is byte-identical to a clean one elsewhere", async () => {
  const [used, fresh] = [copyProject("copied"), copyProject("copied")];
  used.build(west);
  for (const copy of [used, fresh])
    copy.edit("content/pages/about.yaml", /^title: .*$/m, "title: Another title");

  await killedBuild(used, "Building HTML renderer");
  expect(existsSync(path.join(used.folder, ".cache/built-from.json"))).toBe(false);
  used.build(west);
  expect(fresh.build(east)).toContain("Using dist adapter");

  const [one = "", two = ""] = [used, fresh].map(({ folder }) => path.join(folder, "dist"));
  expect(filesUnder(one).length).toBeGreaterThan(used.pages().length);
  expect(runCommand("diff", ["-rq", one, two], ".")).toEqual({ status: 0, output: "" });
  expect(used.page("/about").querySelector("h1")?.textContent).toBe("Another title");
});
