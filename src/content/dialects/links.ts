/** Links and pictures in the forms of other programs. */
import type { Rules } from "../rules";

const file = String.raw`[^)\]\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;
const address = String.raw`(?:/|\.{1,2}/|#|https?:|mailto:|tel:|sms:|${file})`;

/** Words that begin like the address of a link. */
export const isAddress = new RegExp(`^${address}`);

/** Patterns of links and pictures that Markdown does not read, in what it leaves of a text. */
export const linkRules: Rules = {
  'this is not read as a picture: put its caption in straight quotation marks: ({file} "{caption}")':
    new RegExp(
      String.raw`!\[[^\]]*\]\((?<file>${file})\s+["“”„'‘’]*(?!=\d)(?<caption>[^)]*?)["“”„'‘’\s]*(?:\)|$)`,
    ),
  "this is not read as a link or a picture: there must be no space in the address":
    /(?:\[[^\]]*)?\]\([^)]*\s[^)]*\)/,
  "this is not read as a link: a link cannot be part of another one; write them one after the other":
    new RegExp(String.raw`\[[^[\]]*…[^[\]]*\]\(${address}[^\s)]*\)`),
  "this is not read as a link or a picture; write {bang}[{words}]({address})":
    // Brackets of another kind, in the wrong order, missing, or with a space or a colon between them.
    new RegExp(
      String.raw`(?<bang>!?)(?!\([^[\]()]*\)?\s+\()[[({]\s*(?<words>(?:(?!\n\n)[^[\](){}])+?)\s*[\])}]?(?: *\n? *[[({]|(?<=\]): *\n? *(?!#))(?<address>${address}[^)\]}\s]*)[)\]}]?`,
      "g",
    ),
  "this is not read as a picture; write ![what it shows](../pictures/name.jpg)":
    /!\[\[.*?\]\]|(?<![\w/])(?:\.{1,2}\/)+(?:pictures|drawings)\/[^\s>!]+|^[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)$/,
  "this is not read as a link; write [words](address)": new RegExp(
    String.raw`\[[^\]]+\]\[(?!\d+\])[^\]]*\]|\[\[[^\]]+\]\]|\]\(|\[[^\]|]+(?:\]|\|\s*)${address}|\[${address}\S* [^\]]*\]|"[^"]+":${address}|(?<!\S)(?:link:)?${address}[^\s[\]]*\[[^\]]+\]`,
  ),
  // Visitors would have to copy a bare address, and http:// is not encrypted.
  "write [words](https:{rest}) instead of “{match}”": /http:(?<rest>\/\/[^\s)]*\w)/i,
  "write [words](https://{match}) instead of “{match}”": /(?<![\w/])www\.[^\s)]*\w/i,
  "write [words]({match}) instead of “{match}”": /(?<![\w/])(?:mailto|tel|sms):[^\s)]*\w/i,
};
