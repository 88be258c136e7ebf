/** Signs of other programs and of other dialects of Markdown, which this site shows as they are. */
import type { Rule } from "../rules";

const takeAway = "take it away";

/** Each sign, as far as the line has all that belongs to it, with what to write instead. */
export const dialects: readonly Rule[] = [
  [
    /\[\^[^\]\s]+\]:?|\^\[[^\]]+\]/,
    "there are no footnotes; write the note in parentheses, or a link: [words](address)",
  ],
  [/^\[[ xX]?\](?=\s)/, "begin the entry with its words: “- words”"],
  [/^\[![a-z]+\][+-]?/i, "begin the quotation with its words: “> words”"],
  [/(?<!=)==[^=]+==(?!=)/, "write **words** for strong words"],
  [
    /(?<![~\w])~[^\s~]+~|(?<=[\p{L}\p{N}])~[^\s~]+~(?!~)|(?<=[\p{L}\p{N})])\^[^\s^]+\^/u,
    "write the raised or lowered character itself, such as m² or CO₂",
  ],
  [/%%(?:[^%]*%%)?|\[\/\/\]:.*/, "notes are shown to every visitor; take it away"],
  [/\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|<%.*?(?:%>|$)/, takeAway],
  [/\{(?:[:#.][^}]*|\w+=[^}]*)\}/, takeAway],
  [
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*|=[^\]]*)\]|(?<!\))\[\/[a-z][\w-]*\]|\[(?:gallery|caption|embed|audio|video|playlist|youtube|vimeo|contact-form[\w-]*)\]/i,
    "only the system that it was copied from can fill it in; take it away, or write a picture: ![what it shows](../pictures/name.jpg)",
  ],
  [/^(?::::|\?\?\?|!!!|\.\. [\w-]+::).*/, "write a paragraph or a quotation: “> words”"],
  [/\[\[?_?TOC_?\]\]?|\[\[?toc\]\]?/, "there is no table of contents; take it away"],
  [
    /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]*\d*:(?![\p{L}\p{N}:])/u,
    "write the emoji itself, or take it away",
  ],
  [/\$\$.*|\\[([].*/, "write the formula in words or plain characters"],
  [/^\*\[[^\]]+\]:/, "explain the abbreviation where the text first has it"],
  [/^: +(?=\S)/, "write a list, or **words** before the explanation"],
  [
    /(?<![\p{L}\p{N}+])\+\+[^+\s][^+]*\+\+|\|\|[^|\s][^|]*\|\||'''[^']+'''/u,
    "write **words** for strong words",
  ],
  [/^(?:h[1-6]|bq)\. |^#{7,}/, "write ## before a heading and > before a quotation"],
  [/\[@[\w:-]+\]/, "name the source in words, or write a link: [words](address)"],
];

/** The first sign of `dialect` in a text, cut if it is long. */
export function signIn(text: string, [sign]: Rule): string | undefined {
  const found = sign.exec(text)?.[0].trim();
  return found !== undefined && found.length > 40 ? `${found.slice(0, 40)}…` : found;
}
