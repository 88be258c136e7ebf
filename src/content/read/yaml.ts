/** Parses YAML, and finds values in it. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Report } from "./read";
import { errorsIn, type YamlError } from "./yaml-errors";

/** Finds values in a file. */
export interface Finder {
  /** The line of the value at `keys`, or of its nearest key that exists, or the first line of the file. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The value at `keys` as the file has it, if it is a single one: YAML reads 0107 as the number 107. */
  sourceOf: (keys: readonly PropertyKey[]) => string | undefined;
}

export interface Parsed extends Finder {
  /** Plain maps, lists and scalars; no other objects. */
  value: unknown;
}

/**
 * Parses `yaml`. Returns undefined, with findings, if it cannot be used.
 * @param linesAbove the number of lines above it in its file.
 * @param names the names of the fields that it may have.
 */
export function parseYaml(
  yaml: string,
  linesAbove: number,
  names: readonly string[],
  report: Report,
): Parsed | undefined {
  const counter = new LineCounter();
  const lineAt = (position: number) => counter.linePos(position).line + linesAbove;
  const reportAll = (errors: readonly YamlError[]) => {
    for (const { position, message } of errors) report(lineAt(position), message);
  };
  let document: Document;
  let errors: YamlError[];
  try {
    document = parseDocument(yaml, {
      lineCounter: counter,
      prettyErrors: false,
      stringKeys: true,
    });
    errors = errorsIn(document, yaml, names);
  } catch {
    const deep = "this is not YAML: lists or fields stand too deep in one another";
    errors = [{ position: 0, message: deep }];
    document = parseDocument("");
  }
  reportAll(errors);
  if (errors.length > 0) return undefined;
  reportAll(slipsIn(document, yaml));
  return {
    value: document.toJS(),
    lineOf: (keys) => {
      const { position } = nodeAt(document, keys);
      return position === undefined ? 1 : lineAt(position);
    },
    sourceOf: (keys) => {
      const { node } = nodeAt(document, keys);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** The node at `keys`, if there is one, and the position of the last key that exists. */
function nodeAt(document: Document, keys: readonly PropertyKey[]) {
  let node: unknown = document.contents;
  let position: number | undefined;
  for (const key of keys) {
    let child: { key: unknown; value: unknown } | undefined;
    if (isMap(node))
      child = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
    else if (isSeq(node) && node.items[Number(key)] !== undefined)
      child = { key: node.items[Number(key)], value: node.items[Number(key)] };
    if (!child) return { position };
    position = (isNode(child.key) ? child.key.range?.[0] : undefined) ?? position;
    node = child.value;
  }
  return { position, node };
}

const curly = /^[“”„«‘‚]([^"“”„«»]*)[“”»’]$/;

/** A line that was meant to be the next list item and continues the one above. */
const hyphenBelow = /\n *- /;

/**
 * Values of `document` that are parsed differently from how they look: a # cuts them off, or quotation marks become part of them. Values in
 * curly quotation marks are set to the intended value, so that they are reported only once.
 */
function slipsIn(document: Document, yaml: string): YamlError[] {
  const slips: YamlError[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN") return;
      if (typeof node.value !== "string" && node.value !== null) return;
      const [start, end] = node.range ?? [0, 0];
      const meant = curly.exec(node.value ?? "")?.[1];
      const hyphen = yaml.slice(start, end).search(hyphenBelow);
      const comment = /^[ \t]*(#.*)/.exec(yaml.slice(end).split("\n")[0] ?? "")?.[1];
      if (meant !== undefined) {
        node.value = meant;
        const message =
          'curly quotation marks (“ ”) are read as part of the value; leave them out, or write straight ones ("…")';
        slips.push({ position: start, message });
      } else if (hyphen >= 0) {
        node.value = yaml.slice(start, start + hyphen).trim();
        const message =
          "this hyphen stands further to the right than the one above it; indent both by the same number of spaces";
        slips.push({ position: start + hyphen + 1, message });
      } else if (comment !== undefined) {
        const message = `“${comment.trim()}” is not read, because # begins a comment; put the whole value in straight quotation marks, or the comment on a line of its own`;
        slips.push({ position: end, message });
      }
    },
  });
  return slips;
}
