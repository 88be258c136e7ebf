/**
 * Reads content/ from the disk: every entry with its data and the lines that its values stand on. What cannot be read is a finding and
 * never an exception; nothing else is judged here, that is done in checks/.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../kind";
import { readText } from "./bytes";
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

/** Names of the Markdown files in a folder; none where there is no such folder. */
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
  const text = readText(root, file, problems);
  const parts = text === undefined ? undefined : splitFrontMatter(text, file, problems);
  const parsed = parts && parseYaml(parts.yaml, file, 1, problems);
  const data = parsed && asFields(parsed, file, problems);
  if (!data) return undefined;
  const { body, bodyLine } = parts;
  return { kind, slug, file, data, body, bodyLine, lineOf: parsed.lineOf };
}

function readList(
  kind: Kind,
  { list, key }: { list: string; key: string },
  root: string,
  content: Content,
) {
  const file = `content/${list}`;
  const parsed = readYaml(file, root, content);
  const items = parsed?.value ?? (parsed ? [] : undefined);
  if (!parsed || !Array.isArray(items)) {
    if (parsed)
      content.problems.push({
        file,
        line: parsed.lineOf([]),
        message: "write a list here: every entry begins with a hyphen",
      });
    content.unread.push({ kind, slug: undefined });
    return;
  }
  items.forEach((item: unknown, index) => {
    const lineOf = (keys: readonly PropertyKey[]) => parsed.lineOf([index, ...keys]);
    const data = asFields({ value: item, lineOf }, file, content.problems);
    if (!data) return;
    const slug = String(data[key] ?? index + 1);
    content.entries.push({ kind, slug, file, data, body: "", lineOf, bodyLine: 1 });
  });
}

function readSingle(kind: Kind, single: string, root: string, content: Content) {
  const file = `content/${single}`;
  const slug = path.basename(single, ".yaml");
  const parsed = readYaml(file, root, content);
  const data = parsed && asFields(parsed, file, content.problems);
  if (data)
    content.entries.push({
      kind,
      slug,
      file,
      data,
      body: "",
      lineOf: parsed.lineOf,
      bodyLine: 1,
    });
  else content.unread.push({ kind, slug });
}

function readYaml(file: string, root: string, { problems }: Content): Parsed | undefined {
  if (!existsSync(path.join(root, file))) {
    problems.push({
      file,
      line: 1,
      message: "this file is missing; the site needs it, so bring it back",
    });
    return undefined;
  }
  const text = readText(root, file, problems);
  return text === undefined ? undefined : parseYaml(text, file, 0, problems);
}

/** The fields in `parsed`, empty ones left out; undefined, with a finding, where it holds none. */
function asFields({ value, lineOf }: Parsed, file: string, problems: Content["problems"]) {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return withoutEmpty(value) as Record<string, unknown>;
  problems.push({
    file,
    line: lineOf([]),
    message: "write fields here, each on a line of its own: name: value",
  });
  return undefined;
}

/** An empty text or value is as if the field were left out. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([, inner]) => inner !== null && !(typeof inner === "string" && inner.trim() === ""),
      )
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}
