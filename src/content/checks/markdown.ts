/** Parses the text of an entry and collects what the checks need from its Markdown, each with its line in the file. */
import type { Token } from "markdown-it";
import { nameOfReference, parseText, wordsIn, type TextEnvironment } from "../markdown";
import type { Entry } from "../read/read";
import { lostWords, unusedNames } from "./lost-words";

/** A finding on a line of an entry's file. */
export interface LineError {
  line: number;
  message: string;
}

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

/** A line of prose. */
export interface Line {
  text: string;
  line: number;
  /** true if nothing but the sign of a list or quotation stands before the text in its line. */
  begins: boolean;
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
  lost: LineError[];
}

const cached = new WeakMap<Entry, Markdown>();

/** Parses the text of `entry`, once. */
export function markdownOf(entry: Entry): Markdown {
  const markdown = cached.get(entry) ?? read(entry);
  cached.set(entry, markdown);
  return markdown;
}

function read({ body, bodyLine }: Entry): Markdown {
  const lines = body.split("\n");
  const environment: TextEnvironment = { headingIds: true };
  const tokens = parseText(body, environment);
  const lost = [
    ...lostWords(tokens, lines),
    ...unusedNames(lines, environment.references ?? {}, nameOfReference),
  ].map(({ line, message }) => ({ line: line + bodyLine, message }));
  const markdown: Markdown = {
    headings: [],
    links: [],
    pictures: [],
    html: [],
    words: [],
    openCode: [],
    indented: [],
    lost,
  };
  const addLine = (text: string, line: number) => {
    const begins = beginsLine(text, lines[line - bodyLine] ?? "");
    if (text) markdown.words.push({ text, line, begins });
  };
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    if (token.type === "inline" || token.type === "figure")
      readInline(token, line, markdown, addLine);
    if (token.type === "html_block") markdown.html.push({ source: token.content.trim(), line });
    if (token.type === "heading_open")
      markdown.headings.push({
        level: Number(token.tag.slice(1)),
        id: token.attrGet("id"),
        text: wordsIn(tokens[index + 1]?.children ?? []),
        line,
        underlined: !token.markup.startsWith("#"),
      });
    if (token.type === "code_block") markdown.indented.push(line);
    if (token.type === "fence" && !isClosed(token, lines)) markdown.openCode.push(line);
  });
  return markdown;
}

/** An unclosed fence runs to the end of its container. */
function isClosed({ map, markup }: Token, lines: readonly string[]): boolean {
  const [start, end] = map ?? [0, 0];
  const last = (lines[end - 1] ?? "").trim().replace(/^[> ]+/, "");
  return last.startsWith(markup) && end - start > 1;
}

function readInline(
  { children, type }: Token,
  firstLine: number,
  markdown: Markdown,
  addLine: (text: string, line: number) => void,
) {
  const tokens = children ?? [];
  let line = firstLine;
  let text = "";
  let inLink = false;
  tokens.forEach((token, index) => {
    // The words of a bare address are in the text, too, where they can be a part of a link that is written wrongly.
    const bare = token.markup === "linkify";
    switch (token.type) {
      case "softbreak":
      case "hardbreak":
        addLine(text, line);
        text = "";
        line += 1;
        break;
      case "text":
        if (!inLink) text += token.content;
        break;
      case "link_open": {
        inLink = !bare;
        const end = tokens.findIndex((other, at) => at > index && other.type === "link_close");
        const words = wordsIn(tokens.slice(index, end));
        const address = String(token.attrGet("href") ?? "");
        // The reference of a footnote is a link where its note is one word.
        if (words.startsWith("^")) text += `[${words}]`;
        else markdown.links.push({ address, text: words, line, bare });
        break;
      }
      case "link_close":
        inLink = false;
        break;
      case "image":
        markdown.pictures.push({
          address: String(token.attrGet("src") ?? ""),
          alt: token.content.trim(),
          line,
          alone: type === "figure",
        });
        break;
      case "html_inline":
        markdown.html.push({ source: token.content, line });
    }
    if (token.type === "html_inline" || token.type === "code_inline")
      line += token.content.split("\n").length - 1;
  });
  addLine(text, line);
}

/** Whether `text` begins the line `row` of the file, or its quotation or entry of a list. */
function beginsLine(text: string, row: string): boolean {
  const line = row.replace(/^[ >]*/, "");
  return [line, line.replace(/^(?:[-+*]|\d+[.)]) +/, "")].some((start) =>
    start.startsWith(text.slice(0, 2)),
  );
}
