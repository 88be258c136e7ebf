/** Turns the parser's errors into plain sentences. */
import { isAlias, isNode, visit, type Document, type YAMLError } from "yaml";
import { fixedSpace } from "../characters";
import type { YamlMistake } from "./types";
import { commentedKey, doubleKeys, missingHyphen, openedBefore } from "./yaml-causes";

const quotes = "put the whole value in straight quotation marks";

/** The parser's errors by their codes, one sentence each. */
const words: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a colon followed by a space stands in the value; ${quotes}`,
  MULTILINE_IMPLICIT_KEY:
    "a line without a colon stands among the fields; write “name: value”, or put it behind the line above where it belongs to that",
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

/**
 * The reasons why `document`, parsed from `yaml`, cannot be read. Only the first syntax error is reported, because it often causes others;
 * duplicate keys are all reported. `names` are the fields of an entry.
 */
export function mistakesIn(
  document: Document,
  yaml: string,
  names: readonly string[],
): YamlMistake[] {
  const commented = commentedKey(yaml, names);
  if (commented) return [commented];
  const [first] = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  if (first) {
    const { position, message } = explain(first, yaml, document);
    return [{ position, message: `this is not YAML: ${message}` }];
  }
  return document.errors.length > 0 ? doubleKeys(document, yaml) : references(document);
}

const fixedSpaceBefore = new RegExp(`^[ -]*(\\w+:)?[ ]*[${fixedSpace}]`);

const mustBeQuoted = (sign: string) =>
  `a value that begins with ${sign} must stand in quotation marks`;

const commaMissing =
  "a comma is missing here; write one between two fields in braces: { name: value, name: value }";

/** The place of a mistake and its message; the parser notices some mistakes only lines later. */
function explain(
  { code, pos: [at] }: YAMLError,
  yaml: string,
  document: Document,
): YamlMistake {
  // A later error at the same place may follow.
  if (document.errors.some((error) => error.code === "BLOCK_IN_FLOW"))
    return { position: at, message: commaMissing };
  const cause = openedBefore(document, yaml, at);
  if (cause) return cause;
  const line = yaml.slice(yaml.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "";
  const say = (message: string | undefined, position = at): YamlMistake => ({
    position,
    message: message ?? "",
  });
  if (/^\s*(- +)?(\w+: +)?[“”„«]/.test(line))
    return say('the quotation marks are curly (“ ”); write straight ones ("…")');
  const sign = /^[\s-]*\w+:\s+([*&!%@`])/.exec(line)?.[1];
  if (sign !== undefined) return say(mustBeQuoted(sign));
  if (/^\s*\/\//.test(line)) return say("a note begins with # and not with //");
  const item = /^\s*\* +(.+)$/.exec(line)?.[1];
  if (item !== undefined) return say(`an entry of a list begins with a hyphen: “- ${item}”`);
  if (fixedSpaceBefore.test(line))
    return say(
      "a space in this line is not the one of the keyboard, as in words that were copied; delete its spaces and write them again",
    );
  const [, name, value] = /^\s*(?:- +)?([a-z]\w*):([^\s/].*)$/i.exec(line) ?? [];
  if (name !== undefined && value !== undefined)
    return say(`write a space after the colon: “${name}: ${value}”`);
  const hyphen = missingHyphen(yaml, at);
  if (hyphen !== undefined) return say(hyphen);
  const rest = yaml.slice(at).split("\n")[0] ?? "";
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !/:\s/.test(rest)) {
    const next = at + rest.length + 1;
    return say(missingHyphen(yaml, next) ?? words.BAD_INDENT, next);
  }
  return say(words[code] ?? words.UNEXPECTED_TOKEN);
}

/** The first anchor, alias or tag. YAML uses them to refer and to convert; in content they are mistakes. */
function references(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, (_, node) => {
    if (!isNode(node)) return undefined;
    const sign = isAlias(node)
      ? "*"
      : "anchor" in node && node.anchor
        ? "&"
        : node.tag
          ? "!"
          : "";
    if (sign === "") return undefined;
    found.push({ position: node.range?.[0] ?? 0, message: mustBeQuoted(sign) });
    return visit.BREAK;
  });
  return found;
}
