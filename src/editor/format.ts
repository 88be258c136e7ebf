/**
 * The format of content files in the editor. The package's own formats rewrite the whole file: they drop comments, and change quotation marks
 * and the order of fields. This one keeps the file's text beside its values, and changes only what differs from it.
 */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  YAMLSeq,
  type Document,
  type Node,
  type YAMLMap,
} from "yaml";
import { plainText } from "../content/characters";

export interface Values {
  [name: string]: unknown;
}

/** The key of the file's text among the values. No field list has a field with this name. */
const sourceKey = "$source";

/** The key of the items of a file that is a list. */
export const itemsKey = "items";

/** The key of the text below the front matter. */
export const bodyKey = "body";

/** The front matter, the empty lines after it, and the text. */
const parts = /^---\n([\s\S]*?)\n---(?:\n(\n*)([\s\S]*))?$/;

/** Markdown with front matter. */
export const markdownFormat = {
  // The package reads a file as front matter and text only if the format's name ends like this.
  name: "patched-frontmatter",
  extension: "md",
  fromFile(file: string): Values {
    const text = plainText(file);
    const [, yaml, , body = ""] = parts.exec(text) ?? [];
    if (yaml === undefined)
      throw new Error("The file does not begin with its fields between two lines of ---.");
    return { ...(readYaml(yaml) as Values), [bodyKey]: body, [sourceKey]: text };
  },
  /** @param values of the form; those of a new file have no source. */
  toFile({ [sourceKey]: source, [bodyKey]: body, ...fields }: Values): string {
    const [, yaml = "", gap = "\n", text = ""] = parts.exec(sourceText(source)) ?? [];
    const newText = isSame(plainTables(body), plainTables(text)) ? text : body;
    return `---\n${patchYaml(yaml, fields)}\n---\n${gap}${String(newText ?? "")}`;
  },
};

/** `text` without spaces around the cells of tables, and with short rules. The package's field for rich text changes both in every table. */
const plainTables = (text: unknown) =>
  String(text ?? "").replace(/^\|.*$/gm, (row) =>
    row.replace(/\s*\|\s*/g, "|").replace(/-+/g, "-"),
  );

/** A YAML file that is a list, or the fields of one entry. */
export const yamlFormat = {
  name: "patched-yaml",
  extension: "yaml",
  fromFile(file: string): Values {
    const text = plainText(file);
    const value = readYaml(text);
    const values = Array.isArray(value) ? { [itemsKey]: value as unknown[] } : value;
    return { ...(values as Values), [sourceKey]: text };
  },
  toFile({ [sourceKey]: source, ...values }: Values): string {
    const text = sourceText(source);
    return patchYaml(text, Array.isArray(readYaml(text)) ? values[itemsKey] : values);
  },
};

const sourceText = (source: unknown) => (typeof source === "string" ? source : "");

const readYaml = (text: string): unknown => parseDocument(text).toJS();

/** `source` with this value. */
function patchYaml(source: string, value: unknown): string {
  const document: Document = parseDocument(source);
  if (isSame(document.toJS(), value)) return source;
  document.contents = patchNode(document, document.contents, value);
  // Content has spaces inside { a: b } but not inside [a, b]. The library adds them to both or to neither.
  visit(document, {
    Seq: (_, list) => {
      if (list.flow) list.toString = toUnpaddedString;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: false }).trimEnd();
}

function toUnpaddedString(
  this: YAMLSeq,
  ...[context, ...others]: Parameters<YAMLSeq["toString"]>
): string {
  const unpadded = context && { ...context, flowCollectionPadding: "" };
  return YAMLSeq.prototype.toString.call(this, unpadded, ...others);
}

/** The node for `value`: `node` itself with the new value if it has the right type, or else a new one. */
function patchNode(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return patchMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return patchList(document, node, value);
  if (!isScalar(node) || typeof value === "object") return newNode(document, value);
  node.value = value;
  return node;
}

/** A new node for `value`, without its blank fields. */
const newNode = (document: Document, value: unknown): Node =>
  document.createNode(value, (_: unknown, field: unknown) =>
    isBlank(field) ? undefined : field,
  );

/** Changes the fields of `map`; new ones come last. */
function patchMap(document: Document, map: YAMLMap, values: Values): YAMLMap {
  for (const name of Object.keys({ ...(map.toJS(document) as Values), ...values })) {
    const node = map.get(name, true);
    const value = values[name];
    if (isSame(node?.toJS(document), value)) continue;
    if (isBlank(value)) map.delete(name);
    else map.set(name, patchNode(document, node, value));
  }
  return map;
}

/** Keeps the nodes of unchanged items. A changed item gets the next old node that is left; without one, it is new and laid out like the first. */
function patchList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = [...list.items] as Node[];
  const [first] = old;
  const unchanged = values.map((value) => {
    const index = old.findIndex((node) => isSame(node.toJS(document), value));
    return index < 0 ? undefined : old.splice(index, 1)[0];
  });
  list.items = values.map((value, index) => {
    const item = unchanged[index] ?? patchNode(document, old.shift(), value);
    if (isCollection(item) && isCollection(first) && first.flow) item.flow = true;
    return item;
  });
  return list;
}

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a file may leave the value out: forms return false, empty texts and empty lists for fields that the file does not have. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.values(value).every(isBlank));

/** Whether `a` and `b` mean the same in a file. Forms change the order of fields and trim texts. */
function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (typeof a === "string" && typeof b === "string") return a.trim() === b.trim();
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  const names = Object.keys({ ...a, ...b });
  return names.every((name) => isSame((a as Values)[name], (b as Values)[name]));
}

declare const CMS:
  | undefined
  | { registerCustomFormat: (name: string, extension: string, format: object) => void };

// In the editor's page, which loads the package first (write.ts).
if (typeof CMS !== "undefined")
  for (const { name, extension, ...format } of [markdownFormat, yamlFormat])
    CMS.registerCustomFormat(name, extension, format);
