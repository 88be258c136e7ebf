/** Reads content/: every entry with its data and the lines of its values. A file that cannot be read becomes a finding, never an exception. */
import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { invisible, lineAt, namedAt, plainText } from "../characters";
import { drawingFields } from "../drawing";
import type { Kind } from "../kind";
import type { Content, Entry, Problem, Report } from "./entry";
import { splitFrontMatter } from "./front-matter";
import { mapFields, type Keys } from "../walk";
import { parseYaml, type Parsed } from "./yaml";

/** Reads all entries of all `kinds` under `root`/content. */
export function readContent(kinds: readonly Kind[], root: string): Content {
  const files = kinds.flatMap((kind) =>
    filesOf(kind, root).map((file) => readFile(kind, file, root)),
  );
  return {
    entries: files.flatMap(({ entries }) => entries),
    unread: files.flatMap(({ unread }) => unread),
    problems: files.flatMap(({ problems }) => problems),
  };
}

/** The files of a kind. A YAML file must exist; a drawing is optional. */
function filesOf({ source }: Kind, root: string): string[] {
  if ("folder" in source)
    return filesIn(`content/${source.folder}`, root).filter((file) => file.endsWith(".md"));
  if ("file" in source) return [`content/${source.file}`];
  const file = `content/${source.drawing}`;
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ? [file] : [];
}

/** Paths from `root` of the files in `folder`, without those that begin with a dot; none if the folder does not exist. */
export function filesIn(folder: string, root: string): string[] {
  try {
    const names = readdirSync(path.join(root, folder)).filter((name) => !name.startsWith("."));
    return names.sort().map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

/** Each file as it was read last, by its path. The entries of an unchanged file stay the same objects, so nothing about them is computed again. */
const cache = new Map<string, { bytes: Buffer; content: Content }>();

function readFile(kind: Kind, file: string, root: string): Content {
  const absolute = path.join(root, file);
  const bytes = bytesOf(absolute);
  const cached = cache.get(absolute);
  if (cached && typeof bytes !== "string" && cached.bytes.equals(bytes)) return cached.content;
  const problems: Problem[] = [];
  const report: Report = (line, message) => {
    problems.push({ file, line, message });
    return undefined;
  };
  const entries =
    typeof bytes === "string" ? report(1, bytes) : entriesIn(bytes, kind, file, report);
  const slug = "key" in kind.source ? undefined : path.parse(file).name;
  const content = { entries: entries ?? [], unread: entries ? [] : [{ kind, slug }], problems };
  if (typeof bytes !== "string") cache.set(absolute, { bytes, content });
  return content;
}

/** The content of a file, or the reason why there is none. */
function bytesOf(absolute: string): Buffer | string {
  if (!absolute.endsWith(".md") && !existsSync(absolute))
    return "this file is missing, and the site needs it; restore it";
  try {
    return statSync(absolute).isDirectory()
      ? "this is a folder, but the site needs a file here; rename or delete the folder"
      : readFileSync(absolute);
  } catch {
    return "this file cannot be opened; add the file itself, not a link to another one";
  }
}

/** The advice for a list without entries. */
const noEntries = "write [] if the list is meant to be empty, or restore its items";

/** The entries in a file of `kind`; undefined, with a finding, if it cannot be read. */
function entriesIn(
  bytes: Buffer,
  kind: Kind,
  file: string,
  report: Report,
): Entry[] | undefined {
  const { source, fields } = kind;
  const slug = path.parse(file).name;
  if ("drawing" in source) {
    const data = drawingFields(bytes.toString());
    const finder = { lineOf: () => 1, sourceOf: () => undefined };
    return [{ kind, slug, file, data, body: "", bodyLine: 1, ...finder }];
  }
  const isMarkdown = "folder" in source;
  const key = isMarkdown ? undefined : source.key;
  const ifEmpty = isMarkdown ? "write its fields, or delete it" : "restore its fields";
  const text = textIn(bytes, key === undefined ? ifEmpty : noEntries, report);
  const parts = isMarkdown
    ? text && splitFrontMatter(text, report)
    : text && { yaml: text, body: "", bodyLine: 1 };
  if (!parts) return undefined;
  const { yaml, body, bodyLine } = parts;
  const parsed = parseYaml(yaml, isMarkdown ? 1 : 0, Object.keys(fields.shape), report);
  if (!parsed) return undefined;
  if (key === undefined) {
    const own = fieldsIn(parsed, fields, report);
    return own && [{ kind, slug, file, ...own, body, bodyLine }];
  }
  const { value, lineOf, sourceOf } = parsed;
  if (!Array.isArray(value))
    return report(
      lineOf([]),
      value === null
        ? `the file has no items; ${noEntries}`
        : "write a list here: each item begins with a hyphen",
    );
  return value.flatMap((item: unknown, index): Entry[] => {
    const own = fieldsIn(
      {
        value: item,
        lineOf: (keys) => lineOf([index, ...keys]),
        sourceOf: (keys) => sourceOf([index, ...keys]),
      },
      fields,
      report,
    );
    if (!own) return [];
    return [{ kind, slug: String(own.data[key] ?? index + 1), file, ...own, body, bodyLine }];
  });
}

/** The fields in the parsed YAML `value`, without empty ones; undefined, with a finding, if it holds no fields. */
function fieldsIn({ value, ...finder }: Parsed, fields: z.ZodObject, report: Report) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return report(finder.lineOf([]), "write fields here, each on its own line: name: value");
  return { data: mapFields(fields, value, withoutEmpty) as Entry["data"], ...finder };
}

/** Single fields that are empty count as left out. An empty list or group is null, which the field list reports. */
function withoutEmpty(value: unknown, keys: Keys, schema?: z.ZodType): unknown {
  const isSingle = schema && !(schema instanceof z.ZodObject || schema instanceof z.ZodArray);
  const isEmpty = value === null ? isSingle : typeof value === "string" && !value.trim();
  return isEmpty && typeof keys.at(-1) === "string" ? undefined : value;
}

/** Git's conflict markers, around lines that two people changed at the same time. */
const conflict = /^(<{7}|>{7}) /m;

/** The text of a file without invisible characters; undefined, with a finding, if it has none. */
function textIn(bytes: Buffer, ifEmpty: string, report: Report): string | undefined {
  // Every other byte is 0 in English without the mark of its order.
  const zeros = bytes.subarray(0, 1000).filter((byte) => byte === 0).length;
  if (/^(fffe|feff)/.test(bytes.subarray(0, 2).toString("hex")) || zeros > bytes.length / 4)
    return report(1, "the file is saved as UTF-16; save it as UTF-8");
  const whole = plainText(bytes.toString());
  if (!isUtf8(bytes))
    return report(
      lineAt(whole, whole.indexOf("\uFFFD")),
      "this character is not UTF-8; save the file as UTF-8 and type it again",
    );
  const text = withoutInvisible(whole, report);
  const clash = text.search(conflict);
  if (clash >= 0)
    return report(
      lineAt(text, clash),
      "two people changed these lines at the same time, and git kept both versions; keep one, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>",
    );
  return text.trim() === "" ? report(1, `the file is empty; ${ifEmpty}`) : text;
}

/** Reports the first invisible character of each line. The rest of the file is checked without them. */
function withoutInvisible(text: string, report: Report): string {
  // Most files have none, and a search line by line takes longer.
  if (text.search(invisible) < 0) return text;
  for (const [index, line] of text.split("\n").entries()) {
    const at = line.search(invisible);
    if (at < 0) continue;
    const message =
      line[at] === "\t"
        ? "this line has a tab; use spaces, or | between the cells of a table"
        : `there is ${namedAt(line, at)} in this line; delete it`;
    report(index + 1, message);
  }
  return text.replace(/\t/g, "  ").replace(invisible, "");
}
