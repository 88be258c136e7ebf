/** Rules that change the tokens of a text before the checks read them or they are rendered. */
import type { StateCore, Token } from "markdown-it";

/** The settings of the rules for one text. */
export interface TextEnvironment {
  /** Addresses of pages that are not shown yet: links to them become plain text. */
  hiddenPaths?: readonly string[];
  /** true gives second-level headings ids. */
  headingIds?: boolean;
  /** The addresses that lines such as “[name]: address” give a name; the parser adds them. */
  references?: Record<string, unknown>;
}

type State = Omit<StateCore, "env"> & { env: TextEnvironment };

/** Replaces links to hidden pages, also those with an anchor or a query, by their text. */
export function hiddenLinks({ tokens, env }: State): void {
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
export function figures({ tokens, Token }: State): void {
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
export function nestedPoints({ src, tokens }: State): void {
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
    // The numbered list goes on behind the points.
    const goesOn = next?.type === "ordered_list_open" && indent(next) === indent(opening);
    tokens.splice(index, moved.length + 2, ...moved, item, ...(goesOn ? [] : [list]));
    if (goesOn) tokens.splice(tokens.indexOf(next), 1);
  }
}

const closeOf = (tokens: readonly Token[], open: number) =>
  tokens.findIndex(
    ({ nesting, level }, index) => index > open && nesting < 0 && level === tokens[open]?.level,
  );

/** Gives numbered lists the numbers that the text has, unless all are the same: HTML and the style sheet would count from the first one. */
export function ownNumbers({ tokens }: State): void {
  tokens.forEach((list, open) => {
    if (list.type !== "ordered_list_open") return;
    const items = tokens
      .slice(open, closeOf(tokens, open))
      .filter(({ type, level }) => type === "list_item_open" && level === list.level + 1);
    const [first = 1, ...others] = items.map(({ info }) => Number(info));
    if (first !== 1) list.attrSet("style", `counter-reset:step ${first - 1}`);
    if (others.every((number) => number === first)) return;
    others.forEach((number, index) => {
      const step = number - (others[index - 1] ?? first);
      if (step === 1) return;
      items[index + 1]?.attrSet("value", String(number));
      items[index + 1]?.attrSet("style", `counter-increment:step ${step}`);
    });
  });
}

/** The ids that the components of a page and Gatsby have on a page with a text, as far as words can be the same. */
const pageIds = [
  "main",
  "drawer",
  "page-path",
  "page-title",
  "around",
  "land",
  "dwg",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
];

/** Gives each second-level heading an id made from its words that nothing else on the page has. */
export function headingIds({ tokens, env }: State): void {
  if (!env.headingIds) return;
  const taken = new Set(pageIds);
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return;
    const id = unused(slug(wordsIn(tokens[index + 1]?.children ?? [])), taken);
    taken.add(id);
    token.attrSet("id", id);
  });
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "part";

function unused(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Turns empty header cells of tables into plain cells: the empty corner is not a column header, and Markdown cannot express that. */
export function emptyTableHeads({ tokens }: State): void {
  tokens.forEach((token, index) => {
    const close = tokens[index + 2];
    if (token.type !== "th_open" || tokens[index + 1]?.content !== "" || !close) return;
    token.tag = "td";
    close.tag = "td";
  });
}

/** The words of `tokens` as a reader sees them. */
export const wordsIn = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) =>
      type === "softbreak" || type === "hardbreak"
        ? " "
        : /^(text|code_inline)$/.test(type)
          ? content
          : "",
    )
    .join("")
    .trim();
