/** Parses YAML, and finds values in it. */
import * as YAML from "yaml";
import type { Finder, Report } from "./entry";
import { errorsIn, type YamlError } from "./yaml-errors";

export interface Parsed extends Finder {
  /** Plain maps, lists and scalars; no other objects. */
  value: unknown;
}

/** Parses `yaml`, which has `linesAbove` lines above it and may have the fields `names`; undefined, with findings, if it cannot be used. */
export function parseYaml(
  yaml: string,
  linesAbove: number,
  names: readonly string[],
  report: Report,
): Parsed | undefined {
  const counter = new YAML.LineCounter();
  const lineAt = (position: number) => counter.linePos(position).line + linesAbove;
  const reportAll = (errors: readonly YamlError[]) => {
    for (const { position, message } of errors) report(lineAt(position), message);
  };
  let document: YAML.Document;
  let errors: YamlError[];
  try {
    document = YAML.parseDocument(yaml, {
      lineCounter: counter,
      prettyErrors: false,
      stringKeys: true,
    });
    errors = errorsIn(document, yaml, names);
  } catch {
    const deep = "invalid YAML: lists or fields are nested too deeply";
    errors = [{ position: 0, message: deep }];
    document = YAML.parseDocument("");
  }
  reportAll(errors);
  if (errors.length > 0) return undefined;
  reportAll(slipsIn(document, yaml));
  return {
    value: document.toJS(),
    lineOf: (keys) => {
      const position = positionOf(document, keys);
      return position === undefined ? 1 : lineAt(position);
    },
    sourceOf: (keys) => {
      const node = document.getIn(keys, true);
      return YAML.isScalar(node) ? node.source : undefined;
    },
  };
}

/** The position of the field or list item at `keys`, or of the nearest one around it that exists. */
function positionOf(document: YAML.Document, keys: readonly PropertyKey[]): number | undefined {
  for (let length = keys.length; length > 0; length -= 1) {
    const parent = document.getIn(keys.slice(0, length - 1), true);
    const key = String(keys[length - 1]);
    const node = YAML.isMap(parent)
      ? parent.items.find((item) => YAML.isScalar(item.key) && String(item.key.value) === key)
          ?.key
      : YAML.isSeq(parent) && parent.items[Number(key)];
    if (YAML.isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

const curly = /^[“”„«‘‚]([^"“”„«»]*)[“”»’]$/;

/** A line that was meant to be the next list item and continues the one above. */
const hyphenBelow = /\n *- /;

/**
 * Values of `document` that are parsed differently from how they look: a # cuts them off, or quotation marks become part of them. Values in
 * curly quotation marks are set to the intended value, so that they are reported only once.
 */
function slipsIn(document: YAML.Document, yaml: string): YamlError[] {
  const slips: YamlError[] = [];
  YAML.visit(document, {
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
          'curly quotation marks (“ ”) are read as part of the value; remove them, or use straight ones ("…")';
        slips.push({ position: start, message });
      } else if (hyphen >= 0) {
        node.value = yaml.slice(start, start + hyphen).trim();
        const message =
          "this hyphen is indented more than the one above; indent both by the same number of spaces";
        slips.push({ position: start + hyphen + 1, message });
      } else if (comment !== undefined) {
        const message = `“${comment.trim()}” is ignored, because # begins a comment; put the whole value in straight quotation marks, or the comment on its own line`;
        slips.push({ position: end, message });
      }
    },
  });
  return slips;
}
