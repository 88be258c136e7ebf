/** Parses the text of an entry and collects what the checks need from its Markdown, each with its line in the file. */
import type { Token } from "markdown-it";
import { nameOfReference, parseText } from "../markdown/parser";
import { wordsIn, type TextEnvironment } from "../markdown/rules";
import type { Entry } from "../read";
import { lostWords, unusedNames } from "./lost-words";
import type { Finding, Line } from "./words";

export interface MarkdownHeading {
  level: number;
  /** The id that a link can lead to; only second-level headings have one. */
  id: string | null;
  text: string;
  line: number;
  /** true if a line of = or - below makes it a heading. */
  underlined: boolean;
}

export interface Link {
  address: string;
  /** The words of the link; empty if there are none. */
  text: string;
  line: number;
  /** true for an address in the text, without words and brackets. */
  bare: boolean;
}

export interface Picture {
  address: string;
  /** The alternative text. */
  alt: string;
  line: number;
  /** true if it is alone in its paragraph. */
  alone: boolean;
}

export interface Markdown {
  headings: MarkdownHeading[];
  links: Link[];
  pictures: Picture[];
  /** Raw HTML. */
  html: { source: string; line: number }[];
  /** Prose, by paragraph and by line; code and the words of links are left out. */
  words: Line[];
  /** First lines of unclosed code blocks. */
  openCode: number[];
  /** First lines of code blocks that are made by indentation. */
  indented: number[];
  /** Words that visitors would not see. */
  lost: Finding[];
}

const known = new WeakMap<Entry, Markdown>();

/** Parses the text of `entry`, once. */
export function markdownOf(entry: Entry): Markdown {
  const before = known.get(entry);
  if (before) return before;
  const markdown = read(entry);
  known.set(entry, markdown);
  return markdown;
}

function read({ body, bodyLine }: Entry): Markdown {
  const found: Markdown = {
    headings: [],
    links: [],
    pictures: [],
    html: [],
    words: [],
    openCode: [],
    indented: [],
    lost: [],
  };
  const lines = body.split("\n");
  const environment: TextEnvironment = { headingIds: true };
  const tokens = parseText(body, environment);
  const { references = {} } = environment;
  found.lost = [
    ...lostWords(tokens, lines),
    ...unusedNames(lines, references, nameOfReference),
  ].map((finding) => ({ ...finding, line: finding.line + bodyLine }));
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    if (token.type === "inline" || token.type === "figure")
      readInline(token.children ?? [], line, token.type === "figure", found, (text, at) =>
        begins(text, lines[at - bodyLine] ?? ""),
      );
    if (token.type === "html_block") found.html.push({ source: token.content.trim(), line });
    if (token.type === "heading_open")
      found.headings.push({
        level: Number(token.tag.slice(1)),
        id: token.attrGet("id"),
        text: wordsIn(tokens[index + 1]?.children ?? []),
        line,
        underlined: !token.markup.startsWith("#"),
      });
    if (token.type === "code_block") found.indented.push(line);
    if (token.type === "fence" && token.map && !isClosed(token, lines))
      found.openCode.push(line);
  });
  return found;
}

/** An unclosed fence runs to the end of its container. */
const isClosed = (token: Token, lines: readonly string[]) =>
  (lines[(token.map?.[1] ?? 0) - 1] ?? "")
    .trim()
    .replace(/^[> ]+/, "")
    .startsWith(token.markup) && (token.map?.[1] ?? 0) - (token.map?.[0] ?? 0) > 1;

function readInline(
  children: readonly Token[],
  firstLine: number,
  alone: boolean,
  found: Markdown,
  begins: (text: string, line: number) => boolean,
) {
  let line = firstLine;
  let text = "";
  let inLink = false;
  const endLine = () => {
    if (text) found.words.push({ text, line, begins: begins(text, line) });
    text = "";
  };
  children.forEach((token, index) => {
    // The words of a bare address are in the text, too, where they can be a part of a link that is written wrongly.
    if (/^link_/.test(token.type)) inLink = token.type === "link_open" && !isBare(token);
    if (token.type === "softbreak" || token.type === "hardbreak") {
      endLine();
      line += 1;
    } else if (token.type === "text") text += inLink ? "" : token.content;
    else if (token.type === "html_inline") found.html.push({ source: token.content, line });
    else if (token.type === "image")
      found.pictures.push({
        address: String(token.attrGet("src") ?? ""),
        alt: token.content.trim(),
        line,
        alone,
      });
    else if (token.type === "link_open") {
      const words = wordsIn(children.slice(index, closeOf(children, index)));
      // The reference of a footnote, which is a link where its note is one word.
      if (words.startsWith("^")) text += `[${words}]`;
      else {
        const address = String(token.attrGet("href") ?? "");
        found.links.push({ address, text: words, line, bare: isBare(token) });
      }
    }
    if (token.type === "html_inline" || token.type === "code_inline")
      line += token.content.split("\n").length - 1;
  });
  endLine();
}

/** Whether `text` begins the line `row` of the file, or its quotation or entry of a list. */
function begins(text: string, row: string): boolean {
  const line = row.replace(/^[ >]*/, "");
  return [line, line.replace(/^(?:[-+*]|\d+[.)]) +/, "")].some((start) =>
    start.startsWith(text.slice(0, 2)),
  );
}

const isBare = ({ markup }: Token) => markup === "linkify";

const closeOf = (children: readonly Token[], open: number) =>
  children.findIndex((token, index) => index > open && token.type === "link_close");
