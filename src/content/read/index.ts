/**
 * Reads content/ from the disk: every entry with its data and the lines of its values. A file that cannot be read becomes a finding and
 * never an exception. All other checks are in checks/.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../kind";
import { readText } from "./bytes";
import { drawingFields } from "./drawing";
import { asFields } from "./fields";
import { splitFrontMatter } from "./front-matter";
import type { Content, Entry } from "./types";
import { parseYaml, type Parsed } from "./yaml";

export type { Content, Entry, Problem } from "./types";

/** Reads all entries of all `kinds` under `root`/content. */
export function readContent(kinds: readonly Kind[], root: string): Content {
  const content: Content = { entries: [], unread: [], problems: [] };
  for (const kind of kinds) {
    if ("folder" in kind.source) readFolder(kind, kind.source.folder, root, content);
    else if ("list" in kind.source) readList(kind, kind.source, root, content);
    else if ("single" in kind.source) readSingle(kind, kind.source.single, root, content);
    else if ("drawing" in kind.source) readDrawing(kind, kind.source.drawing, root, content);
  }
  return content;
}

function readFolder(kind: Kind, folder: string, root: string, content: Content) {
  for (const name of markdownIn(path.join(root, "content", folder))) {
    const file = `content/${folder}/${name}`;
    const slug = name.replace(/\.md$/, "");
    const entry = readMarkdown(kind, slug, file, root, content);
    if (entry) content.entries.push(entry);
    else content.unread.push({ kind, slug });
  }
}

/** Names of the Markdown files in a folder; empty if the folder does not exist. */
function markdownIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .sort();
  } catch {
    return [];
  }
}

function readMarkdown(
  kind: Kind,
  slug: string,
  file: string,
  root: string,
  { problems }: Content,
): Entry | undefined {
  const text = readText(root, file, "write its fields, or delete it", problems);
  const parts = text === undefined ? undefined : splitFrontMatter(text, file, problems);
  const place = { file, offset: 1, names: namesOf(kind) };
  const parsed = parts && parseYaml(parts.yaml, place, problems);
  const fields = parsed && asFields(parsed, file, problems);
  if (!fields) return undefined;
  const { body, bodyLine } = parts;
  return { kind, slug, file, ...fields, body, bodyLine };
}

function readList(
  kind: Kind,
  { list, key }: { list: string; key: string },
  root: string,
  content: Content,
) {
  const file = `content/${list}`;
  const parsed = readYaml(kind, file, noEntries, root, content);
  if (!parsed || !Array.isArray(parsed.value)) {
    if (parsed)
      content.problems.push({
        file,
        line: parsed.lineOf([]),
        message:
          parsed.value === null
            ? `the file holds no entries; ${noEntries}`
            : "write a list here: every entry begins with a hyphen",
      });
    content.unread.push({ kind, slug: undefined });
    return;
  }
  parsed.value.forEach((item: unknown, index) => {
    const lineOf = (keys: readonly PropertyKey[]) => parsed.lineOf([index, ...keys]);
    const fields = asFields({ value: item, lineOf }, file, content.problems);
    if (!fields) return;
    const slug = String(fields.data[key] ?? index + 1);
    content.entries.push({ kind, slug, file, ...fields, body: "", bodyLine: 1 });
  });
}

function readSingle(kind: Kind, single: string, root: string, content: Content) {
  const file = `content/${single}`;
  const slug = path.basename(single, ".yaml");
  const parsed = readYaml(kind, file, "bring its fields back", root, content);
  const fields = parsed && asFields(parsed, file, content.problems);
  if (fields) content.entries.push({ kind, slug, file, ...fields, body: "", bodyLine: 1 });
  else content.unread.push({ kind, slug });
}

/** The drawing is optional: without a file there is no entry and no finding. */
function readDrawing(kind: Kind, drawing: string, root: string, { entries }: Content) {
  const file = `content/${drawing}`;
  const absolute = path.join(root, file);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) return;
  const slug = path.basename(drawing, ".svg");
  const data = drawingFields(readFileSync(absolute, "utf8"));
  entries.push({ kind, slug, file, data, bare: [], body: "", bodyLine: 1, lineOf: () => 1 });
}

/** The advice for a list without entries. */
const noEntries = "write [] where there are to be no entries, or bring them back";

const namesOf = ({ fields }: Kind) => Object.keys(fields.shape);

/** `ifEmpty` is the advice for an empty file. */
function readYaml(
  kind: Kind,
  file: string,
  ifEmpty: string,
  root: string,
  { problems }: Content,
): Parsed | undefined {
  if (!existsSync(path.join(root, file))) {
    problems.push({
      file,
      line: 1,
      message: "this file is missing; the site needs it, so bring it back",
    });
    return undefined;
  }
  const text = readText(root, file, ifEmpty, problems);
  const place = { file, offset: 0, names: namesOf(kind) };
  return text === undefined ? undefined : parseYaml(text, place, problems);
}
