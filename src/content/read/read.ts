/**
 * Reads content/ from the disk: every entry with its data and the lines of its values. A file that cannot be read becomes a finding and
 * never an exception. All other checks are in checks/.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { invisible, namedAt } from "../characters";
import { drawingFields } from "../drawing";
import type { Kind } from "../kind";
import { splitFrontMatter } from "./front-matter";
import { parseYaml, type Parsed } from "./yaml";

export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in that file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
}

export interface Entry {
  kind: Kind;
  /** The file name without extension, the value of the list's key, or the name of a single file. */
  slug: string;
  /** Path from the project's root. */
  file: string;
  /** The entry's fields as they are in the file, without empty strings and nulls. */
  data: Record<string, unknown>;
  /** Keys with nothing after the colon, neither a value nor fields. */
  bare: (string | number)[][];
  /** Markdown under the front matter; empty for YAML. */
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  lineOf: Parsed["lineOf"];
  sourceOf: Parsed["sourceOf"];
}

export interface Content {
  entries: Entry[];
  /** Entries that may exist although their file could not be read: no check reports them as missing. A list has no slug. */
  unread: { kind: Kind; slug: string | undefined }[];
  problems: Problem[];
}

/** Reports what is wrong with a line of the file that is read. Returns undefined. */
export type Report = (line: number, message: string) => undefined;

/** A file that is read. */
interface Source {
  kind: Kind;
  /** Path from the project's root. */
  file: string;
  absolute: string;
  report: Report;
}

/** Reads all entries of all `kinds` under `root`/content. */
export function readContent(kinds: readonly Kind[], root: string): Content {
  const content: Content = { entries: [], unread: [], problems: [] };
  for (const kind of kinds)
    for (const file of filesOf(kind, root)) {
      const report: Report = (line, message) => {
        content.problems.push({ file, line, message });
        return undefined;
      };
      const source = { kind, file, absolute: path.join(root, file), report };
      if ("drawing" in kind.source) content.entries.push(readDrawing(source));
      else if ("file" in kind.source && kind.source.key !== undefined)
        readList(source, kind.source.key, content);
      else readSingle(source, content);
    }
  return content;
}

/** The files of a kind. A YAML file must exist; a drawing is optional. */
function filesOf({ source }: Kind, root: string): string[] {
  if ("folder" in source)
    return namesIn(path.join(root, "content", source.folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `content/${source.folder}/${name}`);
  if ("file" in source) return [`content/${source.file}`];
  const file = `content/${source.drawing}`;
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ? [file] : [];
}

/** Names of the files in a folder, without those that begin with a dot; empty if the folder does not exist. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch {
    return [];
  }
}

function readDrawing({ kind, file, absolute }: Source): Entry {
  const data = drawingFields(readFileSync(absolute, "utf8"));
  const slug = path.basename(file, ".svg");
  const finder = { lineOf: () => 1, sourceOf: () => undefined };
  return { kind, slug, file, data, bare: [], body: "", bodyLine: 1, ...finder };
}

const namesOf = ({ fields }: Kind) => Object.keys(fields.shape);

/** Reads a file that is one entry: Markdown with front matter, or YAML. */
function readSingle(source: Source, content: Content) {
  const { kind, file, report } = source;
  const isMarkdown = "folder" in kind.source;
  const slug = path.parse(file).name;
  const text = readText(
    source,
    isMarkdown ? "write its fields, or delete it" : "bring its fields back",
  );
  const parts = isMarkdown
    ? text && splitFrontMatter(text, report)
    : text && { yaml: text, body: "", bodyLine: 1 };
  const parsed = parts && parseYaml(parts.yaml, isMarkdown ? 1 : 0, namesOf(kind), report);
  const fields = parsed && fieldsIn(parsed, report);
  if (!fields || !parts) content.unread.push({ kind, slug });
  else {
    const { body, bodyLine } = parts;
    content.entries.push({ kind, slug, file, ...fields, body, bodyLine });
  }
}

/** The advice for a list without entries. */
const noEntries = "write [] where there are to be no entries, or bring them back";

/** Reads a YAML file whose items are the entries. The value of `key` is the slug. */
function readList(source: Source, key: string, content: Content) {
  const { kind, file, report } = source;
  const text = readText(source, noEntries);
  const parsed = text === undefined ? undefined : parseYaml(text, 0, namesOf(kind), report);
  if (!Array.isArray(parsed?.value)) {
    content.unread.push({ kind, slug: undefined });
    if (parsed)
      report(
        parsed.lineOf([]),
        parsed.value === null
          ? `the file has no entries; ${noEntries}`
          : "write a list here: every entry begins with a hyphen",
      );
    return;
  }
  parsed.value.forEach((item: unknown, index) => {
    const lineOf: Parsed["lineOf"] = (keys) => parsed.lineOf([index, ...keys]);
    const sourceOf: Parsed["sourceOf"] = (keys) => parsed.sourceOf([index, ...keys]);
    const fields = fieldsIn({ value: item, lineOf, sourceOf }, report);
    if (!fields) return;
    const slug = String(fields.data[key] ?? index + 1);
    content.entries.push({ kind, slug, file, ...fields, body: "", bodyLine: 1 });
  });
}

/** The fields in the parsed YAML `value`, without empty ones; undefined, with a finding, if it holds no fields. */
function fieldsIn({ value, ...finder }: Parsed, report: Report) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return report(
      finder.lineOf([]),
      "write fields here, each on a line of its own: name: value",
    );
  return { data: withoutEmpty(value) as Entry["data"], bare: bareKeys(value), ...finder };
}

/** An empty text or value counts as left out. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && !(typeof inner === "string" && !inner.trim()))
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}

/** Keys with nothing after the colon. */
function bareKeys(value: unknown, keys: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => bareKeys(item, [...keys, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === null ? [[...keys, key]] : bareKeys(inner, [...keys, key]),
  );
}

/** Git's conflict markers, around lines that two people changed at the same time. */
const conflict = /^(<{7}|>{7}) /m;

/**
 * The text of a file as an editor's program may have saved it: with LF line ends, without a byte-order mark and invisible characters;
 * undefined, with a finding, if it cannot be read as text. `ifEmpty` is the advice for an empty file.
 */
function readText({ absolute, report }: Source, ifEmpty: string): string | undefined {
  if (!absolute.endsWith(".md") && !existsSync(absolute))
    return report(1, "this file is missing; the site needs it, so bring it back");
  let bytes: Buffer;
  try {
    if (statSync(absolute).isDirectory())
      return report(
        1,
        "this is a folder, where the site needs a file; rename it or take it away",
      );
    bytes = readFileSync(absolute);
  } catch {
    return report(
      1,
      "this file cannot be opened; put the file itself here, not a link to another one",
    );
  }
  if (/^(fffe|feff)/.test(bytes.subarray(0, 2).toString("hex")))
    return report(1, "the file is saved as UTF-16; save it as UTF-8");
  const raw = bytes.toString("utf8");
  if (!Buffer.from(raw, "utf8").equals(bytes))
    return report(
      lineAt(raw, raw.indexOf("\uFFFD")),
      "a character here is not UTF-8; save the file as UTF-8 and write it again",
    );
  if (raw.startsWith("\uFEFF"))
    report(
      1,
      "the file begins with an invisible byte-order mark; save it as UTF-8 without BOM",
    );
  const windows = raw.indexOf("\r");
  if (windows >= 0)
    report(
      lineAt(raw, windows),
      "the lines end as on Windows (CRLF); save the file with LF line ends",
    );
  const text = withoutInvisible(raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), report);
  const clash = text.search(conflict);
  if (clash >= 0)
    return report(
      lineAt(text, clash),
      "two people changed these lines at once, and git kept both versions; keep one, and take the lines away that begin with <<<<<<<, ======= or >>>>>>>",
    );
  return text.trim() === "" ? report(1, `the file is empty; ${ifEmpty}`) : text;
}

/** Reports the first invisible character of each line. The rest of the file is checked without them. */
function withoutInvisible(text: string, report: Report): string {
  for (const [index, line] of text.split("\n").entries()) {
    const at = line.search(invisible);
    const message =
      line[at] === "\t"
        ? "there is a tab in this line; use spaces"
        : `there is ${namedAt(line, at)} in this line; delete it`;
    if (at >= 0) report(index + 1, message);
  }
  return text.replace(/\t/g, "  ").replace(invisible, "");
}

/** The line of the character at `index`, counted from 1. */
const lineAt = (text: string, index: number) =>
  text.slice(0, Math.max(0, index)).split("\n").length;
