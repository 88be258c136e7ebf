/**
 * `npm run new:company -- --name "…" --state AZ …`: writes a content folder for another company. It passes the check, and texts to be
 * replaced begin with “Replace this”. Asks for missing options on a terminal. `--folder DIR` writes the content there. `--replace` replaces
 * content/ and renames the project, unless uncommitted changes would be lost. docs/another-company.md describes the next steps.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { checkAll, inLines, launchFindings, readAll } from "../src/content/index";
import { wallClock } from "../src/domain/wall-clock";
import { companyOf, questions, type Answers } from "./new-company/answers";
import { contentOf, type Files } from "./new-company/content";
import { namedFiles, writeNames } from "./new-company/names";
import { timeZoneOf } from "./new-company/places";
import { seedFile, seedFindings, seedOf } from "./new-company/seed";
import { root } from "./processes.mjs";
import { git } from "./project-copy";

const keys = Object.keys(questions) as (keyof Answers)[];

interface Options extends Partial<Answers> {
  folder?: string;
  replace?: boolean;
  help?: boolean;
}

function readOptions(): Options {
  const options = Object.fromEntries(
    [...keys, "folder"].map((key) => [key, { type: "string" as const }]),
  );
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { ...options, replace: flag, help: flag } });
  return values as Options;
}

/** What `--help` prints: each option with its question and an example. */
function help(): string {
  const lines = keys.map((key) => {
    const { asks, example } = questions[key];
    const optional = "otherwise" in questions[key] ? " (optional)" : "";
    return `--${key} "${example}"`.padEnd(42) + `${asks}${optional}`;
  });
  return [
    ...lines,
    "--replace".padEnd(42) + "Replaces content/ and renames the project",
    "--folder somewhere".padEnd(42) + "Writes the content there and changes nothing else",
  ].join("\n");
}

/** Asks for the options that are missing, or uses their defaults. */
async function answersFrom(given: Partial<Answers>): Promise<Answers> {
  const missing = keys.filter(
    (key) => given[key] === undefined && !("otherwise" in questions[key]),
  );
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(
      `Missing: ${missing.map((key) => `--${key} "${questions[key].example}"`).join(" ")}`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Answers> = {};
  for (const key of keys) {
    const { asks, example, otherwise } = { otherwise: undefined, ...questions[key] };
    answers[key] =
      given[key] ?? otherwise ?? (await terminal.question(`${asks} (such as ${example}): `));
  }
  terminal.close();
  return answers as Answers;
}

/** Throws an error with the reason if nothing may be written to `folder`. */
function refuse(folder: string, replace: boolean): void {
  if (!replace) {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(
        `${folder} is not empty, and this command overwrites nothing. Choose another --folder, or write --replace to replace content/.`,
      );
    return;
  }
  const changed = lost();
  if (changed)
    throw new Error(
      `Uncommitted changes in these files would be lost. Commit the files or delete them first:\n${changed}`,
    );
}

/** The uncommitted changes in files that would be replaced. */
function lost(): string {
  try {
    const files = ["content", ...namedFiles];
    return git(root, "status", "--porcelain", "--ignored", "--", ...files).trimEnd();
  } catch {
    throw new Error(
      "--replace needs a git repository, so that the old content can be restored. Write: git init && git add --all && git commit -m start",
    );
  }
}

/** Writes `files` to a new folder and checks them there. Returns the folder that holds content/. */
function writeChecked(files: Files): string {
  mkdirSync(path.join(root, ".build"), { recursive: true });
  const folder = mkdtempSync(path.join(root, ".build", "new-company-"));
  for (const [name, text] of files) {
    const file = path.join(folder, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const findings = checkAll(folder);
  if (findings.length > 0) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `The content for these answers has mistakes:\n${inLines(findings).join("\n")}`,
    );
  }
  return folder;
}

function place(scratch: string, folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(path.join(scratch, "content"), folder);
}

async function main(): Promise<void> {
  const { folder: wanted, replace = false, help: asked = false, ...given } = readOptions();
  if (asked) {
    console.log(help());
    return;
  }
  if (replace && wanted !== undefined)
    throw new Error("Write either --folder or --replace. --replace always replaces content/.");
  const folder = path.resolve(root, wanted ?? "content");
  refuse(folder, replace);
  const company = companyOf(await answersFrom(given));
  const today = wallClock(new Date(), timeZoneOf(company.state)).date;
  const scratch = writeChecked(await contentOf(company, today, path.join(root, "content")));
  const seed = replace ? seedOf(readAll(scratch)) : "";
  const left = launchFindings(scratch).length + seedFindings(seed).length;
  try {
    if (replace) {
      writeNames(root, company);
      writeFileSync(path.join(root, seedFile), seed);
    }
    place(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (folder !== path.join(root, "content")) {
    console.log(
      `${folder} has the content of ${company.name}. The site still shows content/. Once these files are there, npm run check:launch lists their ${left} placeholders.`,
    );
    return;
  }
  console.log(`content/ is the content of ${company.name}.

1. npm start                 builds the site and shows it.
2. npm run check:launch      lists the ${left} placeholders that you need to replace, with file and line.
3. npm run check:content     lists mistakes.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
