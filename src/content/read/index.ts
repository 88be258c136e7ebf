/**
 * Reads content/ from the disk: every entry with its data and the lines of its values. A file that cannot be read becomes a finding and
 * never an exception. All other checks are in checks/.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../kind";
import { readText } from "./bytes";
import { drawingFields } from "./drawing";
import { adviceIfEmpty, parseFile, type ContentFile } from "./parse";
import type { Content } from "./types";

export type { Content, Entry, Problem } from "./types";

/** Reads all entries of all `kinds` under `root`/content. */
export function readContent(kinds: readonly Kind[], root: string): Content {
  const content: Content = { entries: [], unread: [], problems: [] };
  for (const kind of kinds) {
    if ("folder" in kind.source) readFolder(kind, kind.source.folder, root, content);
    else if ("list" in kind.source)
      readYaml({ kind, file: `content/${kind.source.list}` }, root, content);
    else if ("single" in kind.source)
      readYaml({ kind, file: `content/${kind.source.single}` }, root, content);
    else if ("drawing" in kind.source) readDrawing(kind, kind.source.drawing, root, content);
  }
  return content;
}

function readFolder(kind: Kind, folder: string, root: string, content: Content) {
  for (const name of markdownIn(path.join(root, "content", folder)))
    readFile({ kind, file: `content/${folder}/${name}` }, root, content);
}

/** Names of the Markdown files in a folder; empty if the folder does not exist. */
function markdownIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".md") && !name.startsWith("."))
      .sort();
  } catch {
    return [];
  }
}

function readFile(source: ContentFile, root: string, content: Content) {
  const text = readText(root, source.file, adviceIfEmpty(source.kind), content.problems);
  parseFile(source, text, content);
}

/** Reads a YAML file, which must exist. */
function readYaml(source: ContentFile, root: string, content: Content) {
  if (existsSync(path.join(root, source.file))) {
    readFile(source, root, content);
    return;
  }
  content.problems.push({
    file: source.file,
    line: 1,
    message: "this file is missing; the site needs it, so bring it back",
  });
  parseFile(source, undefined, content);
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
