/** Renames a copy of this project, because a copy with the original names could be deployed over the original. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Company } from "./answers";

interface Change {
  file: string;
  pattern: RegExp;
  by: string;
}

/** The files besides content/ that are changed. */
export const namedFiles = [
  "package.json",
  "package-lock.json",
  "wrangler.jsonc",
  "supabase/config.toml",
  "supabase/seed.sql",
];

/**
 * Writes names that are derived from `company` into the files of the project in `root`.
 * @throws if a file has no such line.
 */
export function writeNames(root: string, { name, slug }: Company): void {
  const project = `${slug}-website`;
  const changes: Change[] = [
    { file: "package.json", pattern: /^ {2}"name": .*$/m, by: `  "name": "${project}",` },
    {
      file: "package.json",
      pattern: /^ {2}"description": .*$/m,
      by: `  "description": ${JSON.stringify(`Public website of ${name}`)},`,
    },
    { file: "package-lock.json", pattern: /^ {2}"name": .*$/m, by: `  "name": "${project}",` },
    {
      file: "package-lock.json",
      pattern: /^ {6}"name": .*$/m,
      by: `      "name": "${project}",`,
    },
    { file: "wrangler.jsonc", pattern: /^ {2}"name": .*$/m, by: `  "name": "${project}",` },
    {
      file: "supabase/config.toml",
      pattern: /^project_id = .*$/m,
      by: `project_id = "${project}"`,
    },
  ];
  for (const { file, pattern, by } of changes) {
    const absolute = path.join(root, file);
    const text = readFileSync(absolute, "utf8");
    if (!pattern.test(text))
      throw new Error(`${file} has no line for the name; restore it from git first.`);
    writeFileSync(
      absolute,
      text.replace(pattern, () => by),
    );
  }
}
