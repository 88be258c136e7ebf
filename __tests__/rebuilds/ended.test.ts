/**
 * A build that is killed in the middle does not harm the next one: killed outright with all that it started, or ended with Ctrl-C. Both
 * begin in the cache of a build that ended well.
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

/** Ends a build of the copy as soon as it says `line`. */
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
    // Ctrl-C reaches the programs of the terminal's group; whoever kills a container, all.
    if (signal === "SIGINT") process.kill(-pid, signal);
    else for (const each of [...below(pid), pid]) process.kill(each, signal);
  });
  await once(build, "close");
  expect(ended).toBe(true);
}

/** Other words on a page: the build has something to do. */
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
] as const)(
  "the build after one that got $signal at “$line” has every page",
  async (moment) => {
    const round = moment.signal.length;
    edit(round);
    await endAt(moment.line, moment.signal);
    expect(copy.has(".cache/built-from.json")).toBe(false);
    copy.build();
    expect(copy.html("/about")).toContain(`About us, round ${round}`);
    expect(inStore()).toBe(pictures);
  },
);
