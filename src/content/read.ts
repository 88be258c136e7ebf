/**
 * Reads content/ from the disk: every entry with its data and the lines that its values stand on. Nothing is judged here beyond what
 * does not parse; check.ts judges.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { LineCounter, parseDocument, type Document } from "yaml";
import type { Kind } from "./kind";

export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what would be right. */
  message: string;
}

export interface Entry {
  kind: Kind;
  /** The file name without ending, the value of the list's key, or the name of a single file. */
  slug: string;
  /** Path from the project's root. */
  file: string;
  /** The entry's fields as they stand in the file; empty strings and nulls are left out. */
  data: Record<string, unknown>;
  /** Markdown under the front matter; empty for YAML. */
  body: string;
  /** Line on which the value at `keys` stands, or the nearest line above it that exists. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

export interface Content {
  entries: Entry[];
  problems: Problem[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads all entries of all `kinds` under `root`/content. */
export function readContent(kinds: readonly Kind[], root: string): Content {
  const content: Content = { entries: [], problems: [] };
  for (const kind of kinds) {
    if ("folder" in kind.source) readFolder(kind, kind.source.folder, root, content);
    else if ("list" in kind.source) readList(kind, kind.source, root, content);
    else if ("single" in kind.source) readSingle(kind, kind.source.single, root, content);
  }
  return content;
}

function readFolder(kind: Kind, folder: string, root: string, content: Content) {
  const absolute = path.join(root, "content", folder);
  if (!existsSync(absolute)) return;
  const names = readdirSync(absolute)
    .filter((name) => name.endsWith(".md"))
    .sort();
  for (const name of names) {
    const file = `content/${folder}/${name}`;
    const source = readFileSync(path.join(absolute, name), "utf8");
    const match = frontMatter.exec(source);
    if (!match) {
      content.problems.push({
        file,
        line: 1,
        message:
          "the file must begin with its fields between two lines of three hyphens (---)",
      });
      continue;
    }
    const yaml = match[1] ?? "";
    const parsed = parse(yaml, file, 1, content.problems);
    if (!parsed) continue;
    const bodyLine = match[0].split("\n").length;
    content.entries.push({
      kind,
      slug: name.replace(/\.md$/, ""),
      file,
      data: asRecord(parsed.document.toJS()),
      body: source.slice(match[0].length),
      lineOf: parsed.lineOf,
      bodyLine,
    });
  }
}

function readList(
  kind: Kind,
  { list, key }: { list: string; key: string },
  root: string,
  content: Content,
) {
  const parsed = parseFile(list, root, content.problems);
  if (!parsed) return;
  const items: unknown = parsed.document.toJS() ?? [];
  if (!Array.isArray(items)) {
    content.problems.push({
      file: parsed.file,
      line: 1,
      message: "write a list here: every entry begins with a hyphen",
    });
    return;
  }
  items.forEach((item: unknown, index) => {
    const data = asRecord(item);
    content.entries.push({
      kind,
      slug: String(data[key] ?? index + 1),
      file: parsed.file,
      data,
      body: "",
      lineOf: (keys) => parsed.lineOf([index, ...keys]),
      bodyLine: 1,
    });
  });
}

function readSingle(kind: Kind, single: string, root: string, content: Content) {
  const parsed = parseFile(single, root, content.problems);
  if (!parsed) return;
  content.entries.push({
    kind,
    slug: path.basename(single, ".yaml"),
    file: parsed.file,
    data: asRecord(parsed.document.toJS()),
    body: "",
    lineOf: parsed.lineOf,
    bodyLine: 1,
  });
}

function parseFile(name: string, root: string, problems: Problem[]) {
  const file = `content/${name}`;
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    problems.push({ file, line: 1, message: "this file is missing; the site needs it" });
    return undefined;
  }
  const parsed = parse(readFileSync(absolute, "utf8"), file, 0, problems);
  return parsed && { ...parsed, file };
}

/** Parses YAML; `offset` lines stand above it in the file. Gives nothing back where it does not parse, and says why. */
function parse(yaml: string, file: string, offset: number, problems: Problem[]) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  for (const error of document.errors) {
    problems.push({
      file,
      line: counter.linePos(error.pos[0]).line + offset,
      message: `this is not YAML: ${error.message}`,
    });
  }
  if (document.errors.length > 0) return undefined;
  return { document, lineOf: lineFinder(document, counter, offset) };
}

function lineFinder(document: Document, counter: LineCounter, offset: number) {
  return (keys: readonly PropertyKey[]) => {
    for (let length = keys.length; length > 0; length -= 1) {
      const node = document.getIn(keys.slice(0, length), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (range) return counter.linePos(range[0]).line + offset;
    }
    return 1 + offset;
  };
}

/** An empty value is as if the field were left out. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (withoutEmpty(value) as Record<string, unknown>)
    : {};
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== "")
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}
