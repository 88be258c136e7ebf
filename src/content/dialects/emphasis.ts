/** Marks of emphasis that Markdown does not take, or takes where none was meant. */
import type { Rules } from "../rules";

/** What is between two marks of emphasis: words, or a link. Without them, asterisks are those of a product. */
const emphasized = (mark: string, least: string) =>
  String.raw`(?=[^${mark}]*(?:${least}|[^\s\p{L}\p{N}][${mark}]\p{L})|…)[^${mark}]+`;
/** Emphasis that Markdown does not take, also one mark of it. Not the mark of a note, as in “from $99*”, and not a name, as in snake_case. */
export const misplaced = new RegExp(
  [
    String.raw`(?:(?<![\p{L}\p{N}.,!?)\]”’*…]|[\d=] )\*|(?<!\*)\*(?=["“‘'«([…]|[:;–—] ))(?<!=.*)(?![*\d]| \d)${emphasized("*", "\\p{L}{2}")}(?<!\d ?)\*(?![*\d]| [\d=])`,
    String.raw`(?:(?<![\p{L}\p{N}_])|(?=_["“‘'«([:;,.!?–—…]))_(?!_)${emphasized("_", "\\p{L}")}_(?!_)`,
    String.raw`(?<=\p{L})\*[^\s\p{L}\p{N}*]{1,3}\*(?![*\p{L}\p{N}])|(?<=\p{L} )\*\p{L}+(?=[^*]*$)|(?<![\p{L}\p{N}_])_\p{L}+(?![^_]*_)|\p{L}+_(?![\p{L}\p{N}_])(?![^_]*_)(?<!_[^_]*_)`,
  ].join("|"),
  "u",
);

/** Emphasis whose marks are in different paragraphs. */
const overParagraphs = ["\\*", "_"].map((mark) => {
  const part = `(?:(?!\\n\\n)[^${mark}])*`;
  return `(?<![\\p{L}\\p{N}.,!?)\\]”’${mark}])${mark}(?=[\\p{L}“"‘(])${part}(?:\\n\\n${part}){1,3}[\\p{L}.!?…”’"')]${mark}(?![\\p{L}\\p{N}${mark}])`;
});

/** Patterns of asterisks that would disappear, in the lines of a file. */
export const asteriskRules: Rules = {
  "the asterisk in “{match}” would not be shown; write “{a}×{b}”":
    /(?<a>\d+)\*(?=\d(?:(?!\n\n)[^*])*\*\d)(?<b>\d+)/gm,
  "“{match}” is read as an item of a list; write *{words}* for emphasis":
    /^ *(?:- +)?\* +(?<words>\p{L}[^*\n]*[^\s*]) +\*(?![*\w]| \d)/gmu,
  "“{match}” has more asterisks on one side than on the other; write two on either side for bold text, or one for emphasis":
    /(?<![*\\\p{L}\p{N}])(?:\*\*(?=[^\s*])[^*\n]+(?<=\S)\*|\*(?=[^\s*])[^*\n]+(?<=\S)\*\*|\*{3}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}(?!.*\*))(?!\*)/gu,
};

/** Patterns of marks that would be shown, in what Markdown leaves of a text. */
export const emphasisRules: Rules = {
  "“{match}” would be shown; bold text is **like this** and strikethrough text ~~like this~~, with no space inside the marks, and a space or a punctuation mark outside":
    /\*\*(?<!\d[%)]?\*\*(?![\p{L}\p{N}*]))|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])|(?<!~)~~(?!~)/u,
  "“{match}” would be shown with its marks; emphasis is *like this*, with no space inside the asterisks, and a space or a punctuation mark outside":
    misplaced,
  "emphasis ends with its paragraph; write its marks at the beginning and at the end of each paragraph":
    new RegExp(overParagraphs.join("|"), "gmu"),
};
