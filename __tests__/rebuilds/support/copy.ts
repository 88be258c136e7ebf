/** Copies of the project that a test edits and builds. The checkout itself stays as it is. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { builtPages, pageFile } from "../../../scripts/built-pages";
import { filesUnder } from "../../../src/content/read/disk";
import { storeFolder } from "../../../src/gatsby/store";
import { runCommand } from "../../support/program";
import { temporaryFolder } from "../../support/temporary-folder";

// Each build takes minutes.
jest.setTimeout(900_000);

const root = path.resolve(__dirname, "../../..");

export type Copy = ReturnType<typeof copyProject>;

/**
 * Copies the files that git tracks or would track. Encoded pictures are shared with the project, so that no copy makes them again.
 * @param packages "linked" shares the packages, too. webpack then numbers some modules by the path of the copy.
 */
export function copyProject(packages: "linked" | "copied" = "linked") {
  const folder = temporaryFolder();
  const inCopy = (file: string) => path.join(folder, file);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8" });

  for (const file of git(root, "ls-files", "-z", "-co", "--exclude-standard").split("\0"))
    // git also lists deleted files.
    if (file && lstatSync(path.join(root, file), { throwIfNoEntry: false }))
      cpSync(path.join(root, file), inCopy(file), { verbatimSymlinks: true });
  const [from, to] = [path.join(root, "node_modules"), inCopy("node_modules")];
  if (packages === "linked") symlinkSync(from, to);
  else cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  const author = ["-c", "user.name=copy", "-c", "user.email=copy@localhost"];
  git(folder, ...author, "commit", "--quiet", "--message", "copy");

  /** The environment in which `npm run build` starts in the copy. */
  const environment = (others?: Record<string, string>): NodeJS.ProcessEnv => ({
    ...process.env,
    ...lastInputs(),
    PICTURE_STORE: storeFolder(root),
    ...others,
  });
  const read = (file: string) => readFileSync(inCopy(file), "utf8");
  const write = (file: string, text: string) => writeFileSync(inCopy(file), text);
  /** Runs an npm script that may fail. */
  const attempt = (script: string, others?: Record<string, string>) =>
    runCommand("npm", ["run", script], folder, environment(others));
  return {
    folder,
    environment,
    read,
    write,
    attempt,
    remove: (file: string) => rmSync(inCopy(file), { recursive: true }),
    /** Replaces `from` in a file. Throws if the file has no such text, so that no test runs without its edit. */
    edit: (file: string, from: RegExp, to: string) => {
      const text = read(file);
      if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}`);
      write(file, text.replace(from, to));
    },
    /** Runs `npm run build`. Returns its output; throws an error with the output if the build fails. */
    build: (others?: Record<string, string>): string => {
      const { status, output } = attempt("build", others);
      if (status !== 0) throw new Error(`The build failed.\n${output}`);
      return output;
    },
    /** The texts of all files in dist/ whose names match. */
    texts: (names: RegExp) =>
      filesUnder(inCopy("dist"))
        .filter((name) => names.test(name))
        .map((name) => [name, read(`dist/${name}`)] as const),
    /** The addresses of all pages in dist/. */
    pages: () => builtPages(inCopy("dist")),
    /** The page at `address` in dist/. */
    page: (address: string): Document =>
      new JSDOM(read(`dist/${pageFile(address)}`)).window.document,
  };
}

/** The inputs of the project's latest build. Throws if there is none: without a backend, pages would log errors. */
function lastInputs(): Record<string, string> {
  const note = path.join(root, ".cache/built-from.json");
  if (!existsSync(note)) throw new Error("These tests need a build: npm test makes one.");
  return (JSON.parse(readFileSync(note, "utf8")) as { inputs: Record<string, string> }).inputs;
}
