/** Copies of the project that a test edits and builds. The checkout itself stays as it is. */
import { execFileSync, spawnSync, type SpawnOptions } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import { builtPages, pageFile } from "../../../scripts/built-pages";
import { storeFolder } from "../../../src/gatsby/store";

// Each build takes minutes.
jest.setTimeout(900_000);

const root = path.resolve(__dirname, "../../..");

export interface Attempt {
  /** The exit code. */
  status: number | null;
  /** What the program printed. */
  output: string;
}

export interface Copy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Replaces `from` in a file. Throws if the file has no such text, so that no test runs without its edit. */
  edit: (file: string, from: RegExp, to: string) => void;
  /** Runs `npm run build`. Returns its output; throws an error with the output if the build fails. */
  build: (environment?: Record<string, string>) => string;
  /** Runs an npm script that may fail. */
  attempt: (script: string) => Attempt;
  /** How `npm run build` starts in the copy. */
  options: (environment?: Record<string, string>) => SpawnOptions;
  /** The addresses of all pages in dist/. */
  pages: () => string[];
  /** The page at `address` in dist/. */
  page: (address: string) => Document;
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies the files that git tracks or would track. Encoded pictures are shared with the project, so that no copy makes them again. */
export function copyProject(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"));
  folders.push(folder);
  const inCopy = (file: string) => path.join(folder, file);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8" });

  for (const file of git(root, "ls-files", "-z", "-co", "--exclude-standard").split("\0"))
    // git also lists deleted files.
    if (file && lstatSync(path.join(root, file), { throwIfNoEntry: false }))
      cpSync(path.join(root, file), inCopy(file), { verbatimSymlinks: true });
  symlinkSync(path.join(root, "node_modules"), inCopy("node_modules"));
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=copy", "-c", "user.email=copy@localhost"];
  git(folder, ...author, "commit", "--quiet", "--message", "copy");

  const options = (environment = {}) => ({
    cwd: folder,
    env: { ...process.env, ...lastInputs(), PICTURE_STORE: storeFolder(root), ...environment },
  });
  const attempt = (script: string, environment?: Record<string, string>): Attempt => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", script], {
      ...options(environment),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, output: stdout + stderr };
  };
  const copy: Copy = {
    folder,
    read: (file) => readFileSync(inCopy(file), "utf8"),
    write: (file, text) => writeFileSync(inCopy(file), text),
    remove: (file) => rmSync(inCopy(file), { recursive: true }),
    edit: (file, from, to) => {
      const text = copy.read(file);
      if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}`);
      copy.write(file, text.replace(from, to));
    },
    build: (environment) => {
      const { status, output } = attempt("build", environment);
      if (status !== 0) throw new Error(`The build failed.\n${output}`);
      return output;
    },
    attempt,
    options,
    pages: () => builtPages(inCopy("dist")).map((page) => page.path),
    page: (address) => new JSDOM(copy.read(`dist/${pageFile(address)}`)).window.document,
  };
  return copy;
}

/** The inputs of the project's latest build. Throws if there is none: without a backend, pages would log errors. */
function lastInputs(): Record<string, string> {
  const note = path.join(root, ".cache/built-from.json");
  if (!existsSync(note)) throw new Error("These tests need a build: npm test makes one.");
  return (JSON.parse(readFileSync(note, "utf8")) as { inputs: Record<string, string> }).inputs;
}
