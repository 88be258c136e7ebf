/**
 * A build that is interrupted does not harm the next one. It is either killed with all its child processes or ended with Ctrl-C, in a copy with the cache of
 * a complete build.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pictureStore } from "../../src/gatsby/pictures/picture-store";
import { copyProject, type Copy } from "./support/copy";

let copy: Copy;
let pictures: number;

const store = pictureStore(path.resolve("."));
const inStore = () =>
  readdirSync(store, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(avif|webp)$/.test(name),
  ).length;

/** Process ids of all descendants of `pid`, from /proc. */
function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children
    .split(" ")
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...below(child)]);
}

/** Interrupts a build of the copy as soon as it prints `line`. */
async function endAt(line: string, signal: "SIGKILL" | "SIGINT"): Promise<void> {
  const build = spawn("npm", ["run", "build"], {
    cwd: copy.folder,
    detached: true,
    env: { ...process.env, PICTURE_STORE: store },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const pid = build.pid ?? 0;
  let ended = false;
  build.stdout.on("data", (data: Buffer) => {
    if (ended || !data.toString().includes(line)) return;
    ended = true;
    // Ctrl-C signals the processes of the terminal's group; killing a container kills all.
    if (signal === "SIGINT") process.kill(-pid, signal);
    else for (const each of [...below(pid), pid]) process.kill(each, signal);
  });
  await once(build, "close");
  expect(ended).toBe(true);
}

/** Changes a page, so that the build has work to do. */
function edit(round: number): void {
  const file = "content/pages/about.yaml";
  copy.write(
    file,
    copy.read(file).replace(/^title: .*$/m, `title: Another title, round ${round}`),
  );
}

beforeAll(() => {
  copy = copyProject();
  copy.build();
  pictures = inStore();
});

test.each([
  { line: "Building HTML renderer", signal: "SIGKILL" },
  { line: "write out redirect data", signal: "SIGINT" },
] as const)("a build is complete after one that got $signal at “$line”", async (moment) => {
  const round = moment.signal.length;
  edit(round);
  await endAt(moment.line, moment.signal);
  expect(copy.has(".cache/built-from.json")).toBe(false);
  copy.build();
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(copy.html("/about")) ?? [];
  expect(heading).toBe(`Another title, round ${round}`);
  expect(inStore()).toBe(pictures);
});
