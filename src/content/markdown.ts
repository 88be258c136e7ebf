/** The Markdown parser of texts. The check reads its tokens, and visitors get their HTML. No rule changes HTML afterwards. */
import MarkdownIt, { type StateCore, type StateInline, type Token } from "markdown-it";
import { withSigns } from "./characters";
import { uniqueName, slugOf } from "./suggest";

/** The settings of the rules for one text. */
export interface TextEnvironment {
  /** Addresses of pages that are not shown yet: links to them become plain text. */
  hiddenPaths?: readonly string[];
  /** true gives second-level headings ids. */
  headingIds?: boolean;
}

type State = Omit<StateCore, "env"> & { env: TextEnvironment };

// HTML is parsed, so that the check can report it, and rendered as plain text.
const parser = new MarkdownIt("default", { html: true, linkify: true });
// Whole addresses and e-mail addresses become links, as editors know it from their mail.
parser.linkify.add("//", null).set({ fuzzyLink: false });
const { escapeHtml } = parser.utils;
const { validateLink, normalizeLink, renderer } = parser;
const { image } = renderer.rules;

// Addresses stay unchanged in the tokens, so that the check can report them; the renderer encodes them.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
const encoded = (address: string | null) =>
  address !== null && validateLink(normalizeLink(address)) ? normalizeLink(address) : "";

parser.inline.ruler.before("autolink", "guillemets", guillemets);
parser.core.ruler.before("text_join", "typed_signs", typedSigns);
parser.core.ruler.push("hidden_links", hiddenLinks);
parser.core.ruler.push("nested_points", nestedPoints);
parser.core.ruler.push("own_numbers", ownNumbers);
parser.core.ruler.push("figures", figures);
parser.core.ruler.push("heading_ids", headingIds);
parser.core.ruler.push("table_heads", tableHeads);

renderer.rules.escape = (tokens, index) => escapeHtml(tokens[index]?.content ?? "");
renderer.rules.html_inline = (tokens, index) => escapeHtml(tokens[index]?.content ?? "");
renderer.rules.html_block = (tokens, index) =>
  `<p>${escapeHtml(tokens[index]?.content.trim() ?? "")}</p>\n`;
renderer.rules.figure = (tokens, index) => `${tokens[index]?.content ?? ""}\n`;
renderer.rules.link_open = (tokens, index, options) => {
  tokens[index]?.attrSet("href", encoded(tokens[index].attrGet("href")));
  return renderer.renderToken(tokens, index, options);
};
renderer.rules.image = (tokens, index, ...others) => {
  tokens[index]?.attrSet("src", encoded(tokens[index].attrGet("src")));
  return image?.(tokens, index, ...others) ?? "";
};

/** The tokens of `text`. A picture that is alone in its paragraph becomes a token of the type "figure". */
export const parseText = (text: string, environment: TextEnvironment = {}): Token[] =>
  parser.parse(text, environment);

/** Renders `tokens` to HTML. The HTML of a figure must already be in its token's `content`. */
export const renderText = (tokens: Token[]): string =>
  renderer.render(tokens, parser.options, {}).trimEnd();

/** A picture in a text, with its parts ready for attributes and content of HTML elements. */
export interface FigureWords {
  /** Path relative to the text's own file. */
  address: string;
  /** The alternative text; escaped, like the caption. */
  alt: string;
  caption: string | undefined;
}

/** The picture in a token of the type "figure". */
export function figureWords({ children }: Token): FigureWords {
  const picture = children?.[0];
  const caption = picture?.attrGet("title");
  return {
    address: picture?.attrGet("src") ?? "",
    alt: escapeHtml(renderer.renderInlineAsText(picture?.children ?? [], parser.options, {})),
    caption: caption ? escapeHtml(caption) : undefined,
  };
}

export interface TextHeading {
  id: string | null;
  /** Its words. */
  value: string;
  depth: number;
}

/** The headings in `tokens`, in order. */
export const headingsIn = (tokens: readonly Token[]): TextHeading[] =>
  tokens.flatMap((token, index) =>
    token.type === "heading_open"
      ? {
          id: token.attrGet("id"),
          value: wordsIn(tokens[index + 1]?.children ?? []),
          depth: Number(token.tag.slice(1)),
        }
      : [],
  );

/** Two signs < are a quotation mark, and begin no element of HTML. */
function guillemets(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("<<", state.pos)) return false;
  if (!silent) state.pending += "<<";
  state.pos += 2;
  return true;
}

/** Writes the signs of typeset English, and keeps characters after a backslash apart from the others: they are meant as they are. */
function typedSigns({ tokens }: State): void {
  for (const { children } of tokens) typeset(children ?? []);
}

function typeset(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type === "text_special" && token.info === "escape") token.type = "escape";
    const { type, info } = tokens[index - 1] ?? token;
    // The words of a bare address are the address.
    if (token.type === "text" && !(type === "link_open" && info === "auto"))
      token.content = withSigns(token.content);
    if (token.type !== "image") return;
    typeset(token.children ?? []);
    const caption = token.attrGet("title");
    if (caption) token.attrSet("title", withSigns(caption));
  });
}

/** Replaces links to hidden pages, also those with an anchor or a query, by their text. */
function hiddenLinks({ tokens, env }: State): void {
  const hidden = new Set(env.hiddenPaths);
  if (hidden.size === 0) return;
  for (const token of tokens) {
    let inHidden = false;
    token.children =
      token.children?.filter((child) => {
        if (child.type === "link_open")
          inHidden = hidden.has(child.attrGet("href")?.split(/[?#]/)[0] ?? "");
        return !(inHidden && /^link_/.test(child.type));
      }) ?? null;
  }
}

/** Turns a picture that is alone in its paragraph into a token of the type "figure", which has the picture as its child. */
function figures({ tokens, Token }: State): void {
  for (let index = 0; index < tokens.length; index++) {
    const [paragraph, content] = tokens.slice(index, index + 2);
    // The paragraphs of tight lists are hidden: they have no element in HTML.
    if (paragraph?.type !== "paragraph_open" || paragraph.hidden) continue;
    if (content?.children?.length !== 1 || content.children[0]?.type !== "image") continue;
    const figure = new Token("figure", "figure", 0);
    figure.block = true;
    figure.map = paragraph.map;
    figure.children = content.children;
    tokens.splice(index, 3, figure);
  }
}

/**
 * Makes a list of points part of the numbered entry above it, however far it is indented: Markdown asks for three spaces or more there, and
 * otherwise ends the numbered list.
 */
function nestedPoints({ src, tokens }: State): void {
  const lines = src.split("\n");
  const indent = ({ map }: Token) => (lines[map?.[0] ?? 0] ?? "").search(/[^\s>]/);
  for (let index = 0; index < tokens.length; index++) {
    const [item, list, points] = tokens.slice(index, index + 3);
    if (list?.type !== "ordered_list_close" || points?.type !== "bullet_list_open") continue;
    const opening = tokens.findLast(
      ({ type, level }, at) =>
        at < index && type === "ordered_list_open" && level === list.level,
    );
    if (!item || !opening || indent(points) <= indent(opening)) continue;
    const end = closeOf(tokens, index + 2);
    const moved = tokens.slice(index + 2, end + 1);
    for (const token of moved) token.level += 2;
    const next = tokens[end + 1];
    // The numbered list goes on after the points.
    const goesOn = next?.type === "ordered_list_open" && indent(next) === indent(opening);
    tokens.splice(index, moved.length + 2, ...moved, item, ...(goesOn ? [] : [list]));
    if (goesOn) tokens.splice(tokens.indexOf(next), 1);
  }
}

const closeOf = (tokens: readonly Token[], open: number) =>
  tokens.findIndex(
    ({ nesting, level }, index) => index > open && nesting < 0 && level === tokens[open]?.level,
  );

/** Gives numbered lists the numbers that the text has, unless all are the same: browsers count on from the first one. */
function ownNumbers({ tokens }: State): void {
  tokens.forEach((list, open) => {
    if (list.type !== "ordered_list_open") return;
    const items = tokens
      .slice(open, closeOf(tokens, open))
      .filter(({ type, level }) => type === "list_item_open" && level === list.level + 1);
    const numbers = items.map(({ info }) => Number(info));
    if (numbers.every((number) => number === numbers[0])) return;
    items.forEach((item, index) => {
      const expected = (numbers[index - 1] ?? numbers[0] ?? 1) + Math.sign(index);
      if (numbers[index] !== expected) item.attrSet("value", item.info);
    });
  });
}

/** The ids that the components of a page and Gatsby have on a page with a text, as far as words can be the same. */
const pageIds = [
  "main",
  "drawer",
  "breadcrumbs",
  "page-path",
  "page-title",
  "around",
  "land",
  "dwg",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
];

/** Gives each second-level heading an id made from its words that nothing else on the page has. */
function headingIds({ tokens, env }: State): void {
  if (!env.headingIds) return;
  const taken = [...pageIds];
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return;
    const id = uniqueName(slugOf(wordsIn(tokens[index + 1]?.children ?? []), "part"), taken);
    taken.push(id);
    token.attrSet("id", id);
  });
}

/**
 * Turns empty header cells of tables into plain cells, because they name no column; where the first one is empty, the first cell of each row is its
 * header. Markdown can express neither.
 */
function tableHeads({ tokens }: State): void {
  let rowsHaveHeads = false;
  tokens.forEach((cell, index) => {
    const [content, close] = tokens.slice(index + 1, index + 3);
    if (!content || !close) return;
    const isFirst = tokens[index - 1]?.type === "tr_open";
    if (cell.type === "th_open") {
      if (isFirst) rowsHaveHeads = content.content === "";
      if (content.content === "") cell.tag = close.tag = "td";
    } else if (cell.type === "td_open" && isFirst && rowsHaveHeads) {
      cell.tag = close.tag = "th";
      cell.attrSet("scope", "row");
    }
  });
}

/** The words of `tokens` as a reader sees them. */
export const wordsIn = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) =>
      type === "softbreak" || type === "hardbreak"
        ? " "
        : /^(text|escape|code_inline)$/.test(type)
          ? content
          : "",
    )
    .join("")
    .trim();
