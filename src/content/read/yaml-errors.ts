/** Explains in plain sentences why YAML cannot be read. The parser notices many mistakes only later, or misunderstands them. */
import * as YAML from "yaml";
import { fixedSpace } from "../characters";
import { firstViolation, type Rules } from "../rules";

export interface YamlError {
  /** In characters from the beginning of the YAML. */
  position: number;
  message: string;
}

const quotes = "put the whole value in straight quotation marks";
const mustBeQuoted = (sign: string) =>
  `a value that begins with ${sign} must be in quotation marks`;

/** The parser's errors by their codes. */
const messages: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `the value contains “: ”; ${quotes}`,
  MULTILINE_IMPLICIT_KEY:
    "this line has no colon; write “name: value”, or add it to the line above if it belongs there",
  BAD_INDENT: "the line is indented wrongly; indent it by two spaces per level",
  BAD_SCALAR_START: `the value begins with a character that is special in YAML; ${quotes}`,
  BAD_DQ_ESCAPE:
    "the value contains a backslash; use single quotation marks (') around the value",
  MISSING_CHAR:
    "a quotation mark, bracket or colon is missing here or in the lines above; add it",
  NON_STRING_KEY: "the name of a field must be a word; write “name: value”",
  MULTIPLE_DOCS: "a line of three hyphens (---) is among the fields; remove it",
  UNEXPECTED_TOKEN: `this line is not valid; write “name: value”, and ${quotes} if it contains : # [ ] { } or quotation marks`,
};

/** Why `document`, parsed from `yaml`, cannot be read: the first syntax error, which often causes others, or every duplicate key. */
export function errorsIn(
  document: YAML.Document,
  yaml: string,
  names: readonly string[],
): YamlError[] {
  const commented = commentedKey(yaml, names);
  if (commented) return [commented];
  const first = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (first) {
    const { position, message } = explain(first, yaml, document);
    return [{ position, message: `invalid YAML: ${message}` }];
  }
  return document.errors.length > 0 ? doubleKeys(document) : references(document);
}

/** Lines that are wrong by themselves. */
const lineRules: Rules = {
  'the quotation marks are curly (“ ”); use straight ones ("…")':
    /^\s*(?:- +)?(?:\w+: +)?[“”„«]/,
  [mustBeQuoted("{sign}")]: /^[\s-]*\w+:\s+(?<sign>[*&!%@`])/,
  "a comment begins with #, not with //": /^\s*\/\//,
  "an item of a list begins with a hyphen: “- {item}”": /^\s*\* +(?<item>.+)$/,
  "a space in this line is not an ordinary one, as in copied text; delete the spaces and type them again":
    new RegExp(`^[ -]*(?:\\w+:)?[ ]*[${fixedSpace}]`),
  "write a space after the colon: “{name}: {value}”":
    /^\s*(?:- +)?(?<name>[a-z]\w*):(?<value>[^\s/].*)$/i,
};

/** The position of the mistake behind the parser's error, and its message. */
function explain(
  { code, pos: [at] }: YAML.YAMLError,
  yaml: string,
  document: YAML.Document,
): YamlError {
  // A later error at the same position may follow.
  if (document.errors.some((error) => error.code === "BLOCK_IN_FLOW")) {
    const message =
      "a comma is missing here; write one between two fields in braces: { name: value, name: value }";
    return { position: at, message };
  }
  const cause = openedBefore(document, yaml, at);
  if (cause) return cause;
  const line = yaml.slice(yaml.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "";
  const lineError = firstViolation(line, lineRules) ?? missingHyphen(yaml, at);
  if (lineError !== undefined) return { position: at, message: lineError };
  const rest = yaml.slice(at).split("\n")[0] ?? "";
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || /:\s/.test(rest))
    return { position: at, message: messages[code] ?? messages.UNEXPECTED_TOKEN ?? "" };
  const next = at + rest.length + 1;
  return { position: next, message: missingHyphen(yaml, next) ?? messages.BAD_INDENT ?? "" };
}

/** The bracket or quotation mark that is opened before `position` and not closed where it should be. */
function openedBefore(
  document: YAML.Document,
  yaml: string,
  position: number,
): YamlError | undefined {
  let error: YamlError | undefined;
  YAML.visit(document, {
    Node(_, node) {
      const message = openError(node, yaml, position);
      if (message !== undefined) error = { position: node.range?.[0] ?? 0, message };
    },
  });
  return error;
}

function openError(node: YAML.Node, yaml: string, position: number): string | undefined {
  const [start, end] = node.range ?? [position, position];
  if (start >= position) return undefined;
  const sign = yaml.charAt(start);
  const quoted = YAML.isScalar(node) && /^QUOTE/.test(node.type ?? "");
  if (!quoted && !(YAML.isCollection(node) && node.flow)) return undefined;
  const close = quoted ? sign : YAML.isMap(node) ? "}" : "]";
  if (end - start < 2 || yaml.charAt(end - 1) !== close)
    return quoted
      ? `the quotation mark ${sign} that opens here is not closed; write ${sign} at the end of the value`
      : `the bracket ${sign} that opens here is not closed; write ${close} at its end`;
  if (yaml.slice(end, position).trim() !== "" || yaml.slice(end, position).includes("\n"))
    return undefined;
  return quoted
    ? `the value continues after its second quotation mark: a mark is missing or extra, or is part of the value; if it is part of the value, put the other kind around the whole value ("…" around an apostrophe, '…' around a quotation)`
    : `the value continues after ${close}; ${quotes}`;
}

/** What is missing on the line at `position` if it should begin a list item; undefined if it should not. */
function missingHyphen(yaml: string, position: number): string | undefined {
  const start = yaml.lastIndexOf("\n", position - 1) + 1;
  const line = yaml.slice(start).split("\n")[0] ?? "";
  const own = line.trim();
  if (/^-[^\s-]/.test(own)) return `write a space after the hyphen: “- ${own.slice(1)}”`;
  const indent = (text: string) => text.search(/\S|$/);
  const above = yaml
    .slice(0, start)
    .split("\n")
    .filter((other) => /^\s*[^\s#]/.test(other))
    .findLast((other) => indent(other) <= indent(line));
  return above !== undefined && indent(above) === indent(line) && /^\s*- /.test(above)
    ? `the hyphen that begins each item of a list is missing; write “- ${own}”`
    : undefined;
}

/** Keys that are twice in the same group. If a group in a list begins again, its hyphen is missing. */
function doubleKeys(document: YAML.Document): YamlError[] {
  const errors: YamlError[] = [];
  YAML.visit(document, {
    Map(_, { items }, path) {
      const names = items.map(({ key }) => String(key));
      const doubles = items.filter(({ key }, index) => names.indexOf(String(key)) < index);
      const again = doubles.find(({ key }) => String(key) === names[0]);
      const isNewEntry = again && YAML.isSeq(path.at(-1)) && items.length > 2;
      for (const { key } of isNewEntry ? [again] : doubles) {
        const message = isNewEntry
          ? `“${String(key)}” appears twice in this item; if it begins a new item, put a hyphen before it: “- ${String(key)}: …”`
          : `“${String(key)}” appears twice; keep one of the two lines`;
        errors.push({
          position: (YAML.isNode(key) ? key.range?.[0] : undefined) ?? 0,
          message,
        });
      }
    },
  });
  return errors;
}

/** A field name that a # makes a comment, although the lines below it are not comments. */
function commentedKey(yaml: string, names: readonly string[]): YamlError | undefined {
  let position = 0;
  let last: YamlError | undefined;
  for (const line of yaml.split("\n")) {
    const name = /^# ?(\w+): *$/.exec(line)?.[1];
    if (name !== undefined && names.includes(name)) {
      const message = `the # makes “${name}” a comment, but the lines below it are not comments; remove the #, or put one before those lines, too`;
      last = { position, message };
    } else if (!line.startsWith("#")) {
      if (last && /^ +\S/.test(line)) return last;
      last = undefined;
    }
    position += line.length + 1;
  }
  return undefined;
}

/** The first anchor, alias or tag. YAML uses them to refer and to convert; in content they are mistakes. */
function references(document: YAML.Document): YamlError[] {
  const errors: YamlError[] = [];
  YAML.visit(document, (_, node) => {
    if (!YAML.isNode(node)) return undefined;
    const anchor = "anchor" in node && node.anchor ? "&" : undefined;
    const sign = YAML.isAlias(node) ? "*" : (anchor ?? (node.tag ? "!" : undefined));
    if (sign === undefined) return undefined;
    errors.push({ position: node.range?.[0] ?? 0, message: mustBeQuoted(sign) });
    return YAML.visit.BREAK;
  });
  return errors;
}
