/**
 * What editors and programs write that Markdown shows as it is typed, or swallows. A pattern with the flags g and m is for a text as a whole, any
 * other one for each line. Each has its examples in __tests__/content/mistakes.yaml.
 */
import type { Rules } from "../rules";
import { asteriskRules, emphasisRules } from "./emphasis";
import { linkRules } from "./links";
import { itemRules, listRules } from "./lists";
import { tableRules } from "./tables";

/** Patterns of the lines of a file, without code and with … in place of each line of a table that Markdown reads. */
export const sourceRules: Rules = {
  // Not an address, as in 1.USA.gov.
  "write a space after “{mark}”: “{mark} {words}”":
    /^[ >]*(?<mark>-(?=\p{L})|\d{1,3}[.)](?=\p{Lu}[^.\s]*(?:\s|$))|#{2,6}(?=[^\s#]))(?<words>.*?)#*$/u,
  // Not a hashtag in a sentence, in an item or beside another one.
  "write a space between the marks and the heading: “## {words}”":
    /(?<!\S.*\n)^#(?!\d)(?<words>[^\s#][^#\n]{0,80}(?<![.!,:;…]\s*))$(?!\n *\S)/gm,
  "“{match}” would be shown as typed because of its backslashes; remove them":
    /\\\*\\\*\S.*?\\\*\\\*|^ *\\#(?:\\?#)*\s.*|!?\\\[[^\]\n]*\\\]\\?\([^)\n]*\)|\\<\/?[a-z][^>\n]*>|^ *\\[-+] .*|^ *\\\|.*\\\||^ *a\\[.)] .*(?=\n\s*b\\[.)] )|^ *1\\[.)] .*(?=\n *2\\[.)] )|\\-(?:\\?-)+|\\\.\.\./gm,
  "write the formula “{match}” in words or plain characters":
    /\\\((?:(?!\\[()]).)*(?:\\[a-z]{2}|\^|(?<!\\)\{)(?:(?!\\[()]).)*\\\)|^ *\\\[(?: *$|.*(?:\\[a-z]{2}|\^|(?<!\\)\{)).*|\$?\S* *\\(?:times|frac|cdot|approx|sqrt|leq?|geq?|text)\b[^$\n]*\$?/gm,
  "this line is not empty, but has a space that cannot be seen; delete it":
    /^[\u00A0 ]*(?:\u00A0|&nbsp;)[\u00A0 ]*$/gm,
  ...tableRules,
  ...itemRules,
  ...asteriskRules,
};

/** Patterns of what Markdown leaves of a text, where … is in place of code, links, pictures and escaped characters. */
export const proseRules: Rules = {
  ...listRules,
  ...linkRules,
  ...emphasisRules,
  "“{match}” would be shown as typed: names in braces are replaced only in some fields; write the text itself":
    /(?<![{%])\{\s*\w+\s*\}/,
  "the number at the end of “{match}” is probably an exponent; write ² or ³":
    /(?<=\d[ \u00A0]?)(?:[ck]?m|mm|in|ft|yd)\^?[23](?![\p{L}\p{N}])/u,
  "a large first letter has become a paragraph of its own; write “{letter}{rest}” in one word":
    /^(?<letter>\p{Lu})\n\n(?<rest>\p{Ll}[\p{L}’']*)/gmu,
  "the mark ` would be shown; put one on each side of the words, or remove it": /`/,
};
