/** Parses the text of an entry and collects what the checks need from its Markdown, each with its line in the file. */
import type { Token } from "markdown-it";
import { parseText, wordsIn } from "../markdown";
import type { Entry } from "../read/entry";
import { lostWords, type LineError } from "./lost-words";

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

/** A line of a text, or what is left of it. */
export interface Line {
  text: string;
  line: number;
}

export interface Markdown {
  /** The tokens of headings, tables and code blocks, each with the words of a heading. */
  blocks: { token: Token; line: number; words: string }[];
  links: Link[];
  pictures: Picture[];
  /** Raw HTML. */
  html: { source: string; line: number }[];
  /** What Markdown leaves of the text, with … in place of code, links, pictures, HTML and escaped characters, and an empty line before each block. */
  prose: Line[];
  /** The lines of the text, without code, and with … in place of each line of a table. */
  source: Line[];
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
  const tokens = parseText(body, { headingIds: true });
  const lost = [...lostWords(tokens, lines)].map(({ line, message }) => ({
    line: line + bodyLine,
    message,
  }));
  const source = sourceOf(lines, tokens).map((text, at) => ({ text, line: at + bodyLine }));
  const markdown: Markdown = {
    blocks: [],
    links: [],
    pictures: [],
    html: [],
    prose: [],
    source,
    lost,
  };
  let line = bodyLine;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + bodyLine;
    if (token.type === "inline" || token.type === "figure") readInline(token, line, markdown);
    else if (token.type === "html_block")
      markdown.html.push({ source: token.content.trim(), line });
    else if (token.nesting >= 0)
      markdown.blocks.push({ token, line, words: wordsIn(tokens[index + 1]?.children ?? []) });
  });
  return markdown;
}

/** `lines` with empty ones in place of blocks of code, and … in place of the lines of tables and of the characters in code that could be read as signs. */
function sourceOf(lines: readonly string[], tokens: readonly Token[]): string[] {
  const left = [...lines];
  for (const { type, map } of tokens) {
    if (!map) continue;
    if (type === "fence" || type === "html_block") left.fill("", ...map);
    // Between the rows of MediaWiki, a bar and a hyphen look like the line of a table with one column.
    if (type === "table_open" && lines[map[0] + 1]?.trim() !== "|-") left.fill("…", ...map);
  }
  const code = /(?<!`)(`+)(?!`)(?:(?!\n\n)[^])*?(?<!`)\1(?!`)/g;
  return left
    .join("\n")
    .replace(code, (span) => span.replace(/[^\w`\n]/g, "…"))
    .split("\n");
}

function readInline({ children, type }: Token, firstLine: number, markdown: Markdown) {
  const tokens = children ?? [];
  const { links, pictures, html, prose } = markdown;
  let line = firstLine;
  let text = "";
  let link: "with words" | "bare" | undefined;
  const last = prose.at(-1);
  // The cells of a table's row are in one line.
  if (last?.line === line) text = `${prose.pop()?.text}…`;
  else prose.push({ text: "", line });
  const endLine = () => {
    if (text) prose.push({ text, line });
    // The words of a link can continue on the next line.
    text = link === "with words" ? "…" : "";
  };
  tokens.forEach((token, index) => {
    switch (token.type) {
      case "softbreak":
      case "hardbreak":
        endLine();
        line += 1;
        break;
      case "text":
        // An address may have the signs of emphasis.
        if (link !== "with words")
          text += link === "bare" ? token.content.replace(/[_*~^{}=%]/g, "…") : token.content;
        break;
      case "link_open": {
        // The words of a bare address are in the text, too, where they can be a part of a link that is written wrongly.
        const bare = token.markup === "linkify";
        link = bare ? "bare" : "with words";
        const end = tokens.findIndex((other, at) => at > index && other.type === "link_close");
        const words = wordsIn(tokens.slice(index, end));
        const address = token.attrGet("href") ?? "";
        // The reference of a footnote is a link where its note is one word.
        const isFootnote = words.startsWith("^");
        if (!bare) text += isFootnote ? `[${words}]` : "…";
        if (!isFootnote) links.push({ address, text: words, line, bare });
        break;
      }
      case "link_close":
        link = undefined;
        break;
      case "escape":
        text += "…";
        break;
      case "image": {
        const address = token.attrGet("src") ?? "";
        pictures.push({ address, alt: token.content.trim(), line, alone: type === "figure" });
        text += "…";
        break;
      }
      case "html_inline":
      case "code_inline":
        if (token.type === "html_inline") html.push({ source: token.content, line });
        text += "…";
        line += token.content.split("\n").length - 1;
    }
  });
  endLine();
}
