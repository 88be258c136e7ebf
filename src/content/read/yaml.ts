/** Parses YAML and says in plain words why it does not parse. */
import {
  isAlias,
  isNode,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from "yaml";
import { lineFinder } from "./lines";
import type { Problem } from "./types";

export interface Parsed {
  /** Maps, lists and scalars as JavaScript has them; no other objects. */
  value: unknown;
  lineOf: (keys: readonly PropertyKey[]) => number;
}

const quotes = "put the whole value in quotation marks";

/** The parser's errors by their codes, as a sentence each. */
const words: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a colon followed by a space stands in the value; ${quotes}`,
  MULTILINE_IMPLICIT_KEY: "a line without a colon stands among the fields; write “name: value”",
  BAD_INDENT:
    "the line does not begin right under the one that it belongs to; indent it by two spaces a level",
  BAD_SCALAR_START: `the value begins with a character that has a meaning in YAML; ${quotes}`,
  BAD_DQ_ESCAPE:
    "a backslash stands in the quotation marks; use single quotation marks (') around the value",
  TAB_AS_INDENT: "the line begins with a tab; use two spaces a level",
  MISSING_CHAR:
    "a quotation mark, bracket or colon is missing here or in the lines above; write it in pairs",
  NON_STRING_KEY: "the name of a field must be a word; write “name: value”",
  MULTIPLE_DOCS: "a line of three hyphens (---) stands within the fields; take it away",
  UNEXPECTED_TOKEN: `the line cannot be understood; write “name: value”, and ${quotes} where it holds : # [ ] { } or quotation marks`,
};

/** Parses `yaml`, above which `offset` lines stand in `file`. Undefined where it does not parse; `problems` then say why. */
export function parseYaml(
  yaml: string,
  file: string,
  offset: number,
  problems: Problem[],
): Parsed | undefined {
  const counter = new LineCounter();
  const report = (position: number, message: string) =>
    problems.push({ file, line: counter.linePos(position).line + offset, message });
  let document: Document;
  try {
    document = parseDocument(yaml, {
      lineCounter: counter,
      prettyErrors: false,
      stringKeys: true,
    });
  } catch {
    problems.push({
      file,
      line: 1 + offset,
      message: "this is not YAML: lists or fields stand too deep in one another",
    });
    return undefined;
  }
  const before = problems.length;
  for (const error of worthTelling(document.errors)) {
    const [position, message] = explain(error, yaml, document);
    report(position, message);
  }
  if (problems.length === before) reportReferences(document, report);
  if (problems.length > before) return undefined;
  return { value: document.toJS(), lineOf: lineFinder(document, counter, offset) };
}

/** One error often brings others with it: those after the first are told only where they are mistakes of their own. */
function worthTelling(errors: readonly YAMLError[]): YAMLError[] {
  const doubles = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  const [first] = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  return first ? [first] : doubles;
}

const mustBeQuoted = (sign: string) =>
  `a value that begins with ${sign} must stand in quotation marks`;

/** Where a mistake is and what it is; the parser notices some only lines later. */
function explain({ code, pos }: YAMLError, yaml: string, document: Document): [number, string] {
  const [at] = pos;
  const line = yaml.slice(yaml.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "";
  const say = (words: string | undefined, position = at): [number, string] => [
    position,
    `this is not YAML: ${words ?? ""}`,
  ];
  if (code === "DUPLICATE_KEY") {
    const name = /^[^:\n]*/.exec(yaml.slice(at))?.[0].trim() ?? "";
    return [at, `“${name}” stands twice; keep one of the two lines`];
  }
  const sign = /^[\s-]*\w+:\s+([*&!%@`])/.exec(line)?.[1];
  if (sign !== undefined) return say(mustBeQuoted(sign));
  const rest = yaml.slice(at).split("\n")[0] ?? "";
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s/.test(rest))
    return say(words.BAD_INDENT, at + rest.length + 1);
  if (code === "MISSING_CHAR")
    return say(words.MISSING_CHAR, openQuotation(document, at) ?? at);
  return say(words[code] ?? words.UNEXPECTED_TOKEN);
}

/** Where the quotation mark stands that is still open at `position`. */
function openQuotation(document: Document, position: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (/^QUOTE/.test(type ?? "") && range && range[0] < position && range[1] >= position)
        start = range[0];
    },
  });
  return start;
}

/** Anchors, aliases and tags are YAML's own ways to refer and to convert; in content they are slips. */
function reportReferences(
  document: Document,
  report: (position: number, message: string) => void,
) {
  visit(document, (_, node) => {
    if (!isNode(node)) return undefined;
    const at = node.range?.[0] ?? 0;
    const sign = isAlias(node)
      ? "*"
      : "anchor" in node && node.anchor
        ? "&"
        : node.tag
          ? "!"
          : "";
    if (sign) {
      report(at, mustBeQuoted(sign));
      return visit.BREAK;
    }
    return undefined;
  });
}
