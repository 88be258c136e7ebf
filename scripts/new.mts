/**
 * `npm run new:article -- "Title"`, also for a project, a town or a service: creates a draft that passes the check, for an editor to fill in.
 * Never overwrites a file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import slugify from "@sindresorhus/slugify";
import { companyDay, readAll } from "../src/content/index";
import { root } from "./processes.mjs";
import { newEntry } from "./scaffold/entry";

/** Creates the entry and returns a message about the next steps. Throws an error with a message for the editor. */
function create(command: string, title: string): string {
  if (!title)
    throw new Error(
      `Write the title in quotation marks: npm run new:${command} -- "The title"`,
    );
  // Keeps words together: TVs becomes tvs, not t-vs.
  const slug = slugify(title, { decamelize: false });
  const entries = readAll(root);
  const today = companyDay(entries, new Date());
  const { file, text, address } = newEntry(command, slug, {
    title,
    today,
    entries,
  });
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  try {
    writeFileSync(absolute, text, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`${file} already exists. Choose another title, or edit that file.`);
  }
  return `${file} was created.

1. Replace every value that says “Replace this”, and the text under the fields.
2. npm run check:content   lists mistakes.
3. Delete the line “draft: true”. The page is then published at ${address}.`;
}

const [command = "", ...words] = process.argv.slice(2);
try {
  console.log(create(command, words.join(" ").trim()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
