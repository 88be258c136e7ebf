/**
 * The Markdown parser of texts. The check reads its tokens, and visitors get the HTML that is rendered from the same tokens. The site's own
 * rules change tokens (rules.ts) or render them; none changes HTML afterwards.
 */
import MarkdownIt, { type Token } from "markdown-it";
import {
  emptyTableHeads,
  figures,
  headingIds,
  hiddenLinks,
  nestedPoints,
  ownNumbers,
  wordsIn,
  type TextEnvironment,
} from "./rules";

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

parser.core.ruler.push("hidden_links", hiddenLinks);
parser.core.ruler.push("nested_points", nestedPoints);
parser.core.ruler.push("own_numbers", ownNumbers);
parser.core.ruler.push("figures", figures);
parser.core.ruler.push("heading_ids", headingIds);
parser.core.ruler.push("empty_table_heads", emptyTableHeads);

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

/** The name of a link's address as `references` of an environment have it. */
export const nameOfReference: (name: string) => string = parser.utils.normalizeReference;

/** The tokens of `text`. A picture that is alone in its paragraph becomes a token of the type "figure" (rules.ts). */
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
