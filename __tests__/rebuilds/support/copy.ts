/** Copies the project into a temporary folder, to build it with changes. The checkout itself is never changed. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtPages, pageFile } from "../../../scripts/built-pages";
import { commitAll, copyFiles, git } from "../../../scripts/project-copy";
import { pictureStore } from "../../../src/gatsby/pictures/picture-store";

const root = path.resolve(__dirname, "../../..");

export interface Attempt {
  /** Exit code. */
  status: number | null;
  /** The whole output. */
  output: string;
}

export interface Copy {
  folder: string;
  read: (file: string) => string;
  /** The HTML of the page at `address` in dist/. Throws if there is none. */
  html: (address: string) => string;
  write: (file: string, text: string) => void;
  has: (file: string) => boolean;
  remove: (file: string) => void;
  /** Addresses of all pages in dist/, sorted. */
  pages: () => string[];
  /** Resets the copy's files; files that git ignores stay. */
  undo: () => void;
  /** Files that differ from the original state, including new ones. */
  changedFiles: () => string[];
  /** Runs `npm run build`. Returns its output; throws an error with the output if the build fails. */
  build: (environment?: Record<string, string>) => string;
  /** Runs an npm script. Returns its output; throws an error with the output if it fails. */
  run: (script: string, ...args: string[]) => string;
  /** Runs an npm script that may fail. */
  attempt: (script: string, ...args: string[]) => Attempt;
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies all files that git tracks or would track. The first build of the copy is a clean one; it takes encoded pictures from the project's store. */
export function copyProject(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"));
  folders.push(folder);
  copyFiles(root, folder);
  // Social pictures are shared by all copies, so that each is drawn once.
  const drawn = ".build/social-pictures";
  mkdirSync(path.join(root, drawn), { recursive: true });
  mkdirSync(path.join(folder, path.dirname(drawn)), { recursive: true });
  symlinkSync(path.join(root, drawn), path.join(folder, drawn));
  commitAll(folder);
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    html: (address) => readFileSync(path.join(folder, "dist", pageFile(address)), "utf8"),
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    has: (file) => existsSync(path.join(folder, file)),
    remove: (file) => {
      rmSync(path.join(folder, file), { recursive: true });
    },
    undo: () => {
      git(folder, "reset", "--quiet", "--hard");
      git(folder, "clean", "--quiet", "--force", "-d");
    },
    pages: () =>
      builtPages(path.join(folder, "dist"))
        .map((page) => page.path)
        .sort(),
    changedFiles: () =>
      git(folder, "status", "--porcelain", "--untracked-files=all")
        .split("\n")
        .filter(Boolean)
        .map((line) => line.slice(3)),
    build: (environment = {}) => run(folder, ["build"], { ...lastInputs(), ...environment }),
    run: (script, ...args) => run(folder, [script, "--", ...args], {}),
    attempt: (script, ...args) => attempt(folder, [script, "--", ...args], lastInputs()),
  };
}

/** The inputs of the project's latest build. Throws if there is none: without a backend, pages would log errors. */
function lastInputs(): Record<string, string> {
  const note = path.join(root, ".cache/built-from.json");
  if (!existsSync(note)) throw new Error("These tests need a build: npm test makes one.");
  return (JSON.parse(readFileSync(note, "utf8")) as { inputs: Record<string, string> }).inputs;
}

function run(folder: string, args: string[], environment: Record<string, string>): string {
  const { status, output } = attempt(folder, args, environment);
  if (status !== 0) throw new Error(`npm run ${args.join(" ")} failed.\n${output}`);
  return output;
}

function attempt(folder: string, args: string[], environment: Record<string, string>): Attempt {
  const { status, stdout, stderr } = spawnSync("npm", ["run", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PICTURE_STORE: pictureStore(root), ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
