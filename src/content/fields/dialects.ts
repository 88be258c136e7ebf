/** Signs of other programs and of other dialects of Markdown, which this site shows as they are. */

export interface Dialect {
  /** Matches the sign and, as far as the line has it, all that belongs to it. */
  sign: RegExp;
  /** What to write instead. */
  instead: string;
}

const takeAway = "take it away";

/** One finding per dialect and text, because a text that has one sign of a program often has many. */
export const dialects: readonly Dialect[] = [
  {
    sign: /\[\^[^\]\s]+\]:?|\^\[[^\]]+\]/,
    instead:
      "there are no footnotes; write the note in parentheses, or a link: [words](address)",
  },
  { sign: /^\[[ xX]?\](?=\s)/, instead: "begin the entry with its words: “- words”" },
  { sign: /^\[![a-z]+\][+-]?/i, instead: "begin the quotation with its words: “> words”" },
  { sign: /(?<!=)==[^=]+==(?!=)/, instead: "write **words** for strong words" },
  {
    sign: /(?<![~\w])~[^\s~]+~|(?<=[\p{L}\p{N}])~[^\s~]+~(?!~)|(?<=[\p{L}\p{N})])\^[^\s^]+\^/u,
    instead: "write the raised or lowered character itself, such as m² or CO₂",
  },
  {
    sign: /%%(?:[^%]*%%)?|\[\/\/\]:.*/,
    instead: "notes are shown to every visitor; take it away",
  },
  { sign: /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|<%.*?(?:%>|$)/, instead: takeAway },
  { sign: /\{(?:[:#.][^}]*|\w+=[^}]*)\}/, instead: takeAway },
  {
    sign: /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*|=[^\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\[(?:gallery|caption|embed|audio|video|playlist|youtube|vimeo|contact-form[\w-]*)\]/i,
    instead:
      "only the system that it was copied from can fill it in; take it away, or write a picture: ![what it shows](../pictures/name.jpg)",
  },
  {
    sign: /^(?::::|\?\?\?|!!!|\.\. [\w-]+::).*/,
    instead: "write a paragraph or a quotation: “> words”",
  },
  {
    sign: /\[\[?_?TOC_?\]\]?|\[\[?toc\]\]?/,
    instead: "there is no table of contents; take it away",
  },
  {
    sign: /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]*\d*:(?![\p{L}\p{N}:])/u,
    instead: "write the emoji itself, or take it away",
  },
  { sign: /\$\$.*|\\[([].*/, instead: "write the formula in words or plain characters" },
  { sign: /^\*\[[^\]]+\]:/, instead: "explain the abbreviation where the text first has it" },
  { sign: /^: +(?=\S)/, instead: "write a list, or **words** before the explanation" },
  {
    sign: /(?<![\p{L}\p{N}+])\+\+[^+\s][^+]*\+\+|\|\|[^|\s][^|]*\|\||'''[^']+'''/u,
    instead: "write **words** for strong words",
  },
  {
    sign: /^(?:h[1-6]|bq)\. |^#{7,}/,
    instead: "write ## before a heading and > before a quotation",
  },
  {
    sign: /\[@[\w:-]+\]/,
    instead: "name the source in words, or write a link: [words](address)",
  },
];

/** The first sign of `dialect` in a text, cut if it is long. */
export function signIn(text: string, { sign }: Dialect): string | undefined {
  const found = sign.exec(text)?.[0].trim();
  return found !== undefined && found.length > 40 ? `${found.slice(0, 40)}…` : found;
}
