/**
 * How the editor reads and writes the files of a kind. The editor's own formats write a file anew: they drop the comments of YAML, change
 * quotation marks and lists, and add flags. This one keeps the text of the file beside its fields, and changes in it only what was changed.
 */
import type { Kind } from "../../content/kind";
import { readYaml, writeYaml } from "./yaml";
import { keepTables } from "./tables";
import { isGroup, tidy } from "./tidy";

/** The text of the file, beside its fields. No field list has this name. */
export const sourceKey = "$source";

/** The field with the items of a YAML list. */
export const itemsKey = "items";

/** The field with the text below the front matter. */
export const bodyKey = "body";

export interface Values {
  [name: string]: unknown;
}

/** Whether a file of this kind is Markdown with front matter. */
export const isMarkdown = ({ source }: Kind): boolean => "folder" in source;

/** The name of the format of this kind. The editor wants the ending for Markdown. */
export const formatOf = (kind: Kind): string =>
  `${kind.type}-${isMarkdown(kind) ? "frontmatter" : "yaml"}`;

/** The front matter, the empty lines after it, and the text. */
const parts = /^---\n([\s\S]*?)\n---(?:\n(\n*)([\s\S]*))?$/;

/** The values of a file's form. Throws if it is Markdown without front matter. */
export function readFile(kind: Kind, text: string): Values {
  if (!isMarkdown(kind)) {
    const value = readYaml(text);
    const fields = Array.isArray(value) ? { [itemsKey]: value as unknown[] } : value;
    return { ...(isGroup(fields) ? fields : {}), [sourceKey]: text };
  }
  const [, yaml, , body = ""] = parts.exec(text) ?? [];
  if (yaml === undefined)
    throw new Error("The file does not begin with its fields between two lines of hyphens.");
  const fields = readYaml(yaml);
  return { ...(isGroup(fields) ? fields : {}), [bodyKey]: body, [sourceKey]: text };
}

/** The text of the file with these values, without a line end at its end. A new file has no source. */
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
