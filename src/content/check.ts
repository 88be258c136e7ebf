/**
 * Judges content: all findings at once, each with file, line and what would be right. `npm run check:content` and the build say the
 * same words, because both call this.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { FieldMeta } from "./fields";
import { pagesOf } from "./pages";
import type { Content, Entry, Problem } from "./read";
import { describe, eachField } from "./walk";

/** Every problem of `content`, ordered by file and line. `root` is the project's root. */
export function checkContent(content: Content, root: string): Problem[] {
  const problems = [
    ...content.problems,
    ...content.entries.flatMap(checkFields),
    ...checkRelations(content.entries),
    ...checkFiles(content.entries, root),
    ...checkAddresses(content.entries),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function checkFields(entry: Entry): Problem[] {
  const result = entry.kind.fields.safeParse(entry.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => describeIssue(issue, entry));
}

function describeIssue(issue: z.core.$ZodIssue, entry: Entry): Problem[] {
  const at = { file: entry.file, line: entry.lineOf(issue.path) };
  const field = issue.path.map(String).join(" › ");
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(describe(entry.kind.fields, issue.path)?.shape ?? {});
    return issue.keys.map((key) => ({
      file: entry.file,
      line: entry.lineOf([...issue.path, key]),
      message: `“${key}” is not a field of ${entry.kind.type}${field && ` › ${field}`}; the fields here are ${known.join(", ")}`,
    }));
  }
  return [{ ...at, message: `${field}: ${issue.message}` }];
}

function checkRelations(entries: Entry[]): Problem[] {
  const known = new Set(
    entries.flatMap((entry) => [
      `${entry.kind.type} slug ${entry.slug}`,
      ...Object.entries(entry.data).map(
        ([key, value]) => `${entry.kind.type} ${key} ${String(value)}`,
      ),
    ]),
  );
  return entries.flatMap((entry) =>
    eachField(entry.kind.fields, entry.data)
      .filter(({ meta, value }) => meta.relation && typeof value === "string")
      .filter(({ meta, value }) => {
        const { kind, by } = meta.relation as NonNullable<FieldMeta["relation"]>;
        return !known.has(`${kind} ${by} ${String(value)}`);
      })
      .map(({ meta, value, keys }) => ({
        file: entry.file,
        line: entry.lineOf(keys),
        message: `${keys.join(" › ")}: there is no ${meta.relation?.kind ?? ""} whose ${meta.relation?.by ?? ""} is “${String(value)}”`,
      })),
  );
}

function checkFiles(entries: Entry[], root: string): Problem[] {
  const named = entries.flatMap((entry) =>
    eachField(entry.kind.fields, entry.data)
      .filter(({ meta, value }) => meta.file && typeof value === "string")
      .map(({ meta, value, keys }) => ({
        entry,
        keys,
        file: `content/${meta.file ?? ""}/${String(value)}`,
      })),
  );
  const pictures = entries
    .filter((entry) => entry.kind.type === "Picture")
    .map((entry) => ({
      entry,
      keys: ["file"],
      file: `content/pictures/${String(entry.data.file)}`,
    }));
  return [...named, ...pictures]
    .filter(({ file }) => !existsSync(path.join(root, file)))
    .map(({ entry, keys, file }) => ({
      file: entry.file,
      line: entry.lineOf(keys),
      message: `there is no file ${file}; put it there or write another name`,
    }));
}

function checkAddresses(entries: Entry[]): Problem[] {
  const taken = new Map<string, Entry>();
  const problems: Problem[] = [];
  for (const page of pagesOf(entries)) {
    const { entry } = page;
    for (const [address, keys] of [
      [page.path, []],
      ...page.aliases.map((alias, index) => [alias, ["aliases", index]]),
      ...page.redirectFrom.map((old, index) => [old, ["redirectFrom", index]]),
    ] as [string, PropertyKey[]][]) {
      const first = taken.get(address);
      if (first) {
        problems.push({
          file: entry.file,
          line: entry.lineOf(keys),
          message: `${address} is already an address of ${first.file}; write another one`,
        });
      } else taken.set(address, entry);
    }
  }
  return problems;
}
