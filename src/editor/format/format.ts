/**
 * Reads and writes the files of a kind. The package's own formats rewrite the whole file: they drop YAML comments, change quotation marks and
 * lists, and add flags. This format keeps the file's text beside its fields and changes only the values that differ.
 */
import type { Kind } from "../../content/kind";
import { readYaml, writeYaml } from "./yaml";
import { keepTables } from "./tables";
import { isGroup, tidy } from "./tidy";

/** The key of the file's text among the values. No field list has a field with this name. */
export const sourceKey = "$source";

/** The key of the items of a YAML list. */
export const itemsKey = "items";

/** The key of the text below the front matter. */
export const bodyKey = "body";

export interface Values {
  [name: string]: unknown;
}

/** Whether a file of this kind is Markdown with front matter. */
export const isMarkdown = ({ source }: Kind): boolean => "folder" in source;

/** The name of this kind's format. The package treats a format as front matter only if its name ends with "-frontmatter". */
export const formatOf = (kind: Kind): string =>
  `${kind.type}-${isMarkdown(kind) ? "frontmatter" : "yaml"}`;

/** The front matter, the empty lines after it, and the text. */
const parts = /^---\n([\s\S]*?)\n---(?:\n(\n*)([\s\S]*))?$/;

/** The values for the form of a file with this text. Throws if the file is Markdown without front matter. */
export function readFile(kind: Kind, text: string): Values {
  if (!isMarkdown(kind)) {
    const value = readYaml(text);
    const fields = Array.isArray(value) ? { [itemsKey]: value as unknown[] } : value;
    return { ...(isGroup(fields) ? fields : {}), [sourceKey]: text };
  }
  const [, yaml, , body = ""] = parts.exec(text) ?? [];
  if (yaml === undefined)
    throw new Error("The file does not begin with its fields between two lines of ---.");
  const fields = readYaml(yaml);
  return { ...(isGroup(fields) ? fields : {}), [bodyKey]: body, [sourceKey]: text };
}

/** The text of the file with these values, without a line end at its end. The values of a new file have no source. */
export function writeFile(kind: Kind, { [sourceKey]: source, ...values }: Values): string {
  const before = typeof source === "string" ? source : undefined;
  if (isMarkdown(kind)) return writeMarkdown(kind, values, before);
  if (!("list" in kind.source)) return writeFields(kind, values, before);
  const old = before === undefined ? undefined : readYaml(before);
  const items = (Array.isArray(values[itemsKey]) ? values[itemsKey] : []) as unknown[];
  const oldItems: readonly unknown[] = Array.isArray(old) ? old : [];
  const tidied = items.map((item, index) => tidy(kind.fields, item, oldItems[index]));
  return writeYaml(tidied, before);
}

function writeMarkdown(kind: Kind, { [bodyKey]: body, ...fields }: Values, source?: string) {
  const [, yaml, space = "\n", oldBody = ""] = parts.exec(source ?? "") ?? [];
  const text = keepTables(typeof body === "string" ? body.trim() : "", oldBody);
  const end = text === "" ? "" : `\n${space}${text}`;
  return `---\n${writeFields(kind, fields, yaml)}\n---${end}`;
}

function writeFields({ fields }: Kind, values: Values, source?: string): string {
  const old = source === undefined ? undefined : readYaml(source);
  return writeYaml(tidy(fields, values, old) ?? {}, source);
}
