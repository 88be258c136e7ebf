/** What editors and programs write that Markdown shows as it is typed, or swallows. A pattern with the flags g and m is for a text as a whole, any other one for each line. */
import { fixedSpace } from "./characters";
import type { Rules } from "./rules";

/** Signs of other programs and of other dialects of Markdown, by what to write instead. Fields of plain text have none either. */
export const dialects: Rules = {
  "footnotes are not supported; write the note in parentheses, or a link: [words](address)":
    /\[\^[^\]\s]+\]:?|\^\[[^\]]+\]/,
  "begin the item with its words: “- words”": /^\[[ xX]?\](?=\s|$)/,
  "begin the quotation with its words: “> words”": /^\[![a-z]+\][+-]?/i,
  "write **words** for bold text":
    /(?<!=)==[^=]+==(?!=)|(?<![\p{L}\p{N}+])\+\+[^+\s][^+]*\+\+|(?<=^[^|]+)\|\|[^|\s][^|]*\|\||(?<![\d'])'{2,3}[^'\s][^']*'{2,3}/u,
  "write ~~words~~ for struck text": /(?<![~\p{L}\p{N}])~[^\s~][^~]+[^\s~]~(?!~)/u,
  "write the raised or lowered character itself, such as m² or CO₂":
    /(?<![~\w])~[^\s~]{1,2}~|(?<=[\p{L}\p{N}])~(?:… |[^\s~])+~(?!~)|\^(?=[^\s^]*[\p{L}\p{N}])(?:… |[^\s^])+\^/u,
  "comments are shown to every visitor; remove it": /%%(?:[^%]*%%)?|\[\/\/\]:.*/,
  "remove it, or write what it should show: text, a link or a picture":
    /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|<%.*?(?:%>|$)/,
  "remove this note of a program about its source":
    /【[^】]*】|:contentReference\S*|\bcite(?:turn\d+[a-z]+\d+)+/,
  // Changes and comments of Word, and other words with attributes; both can be on two lines.
  "remove it, with the words in its brackets":
    /(?:\[|^)[^[\]]*\]\{\.(?:deletion|comment-start|comment-end)\b[^}]*(?:\}|$)/,
  "keep only the words, without the brackets and the braces":
    /(?:\[|^)[^[\]]*\]\{[.#][^}]*(?:\}|$)/,
  "remove it": /\{(?:[:#.=][^}]*|\w+=[^}]*)(?:\}|$)|(?:\w+="[^"]*" ?)+\}/,
  "write **words**, *words*, [words](address), or > before a quotation":
    /\[\/(?:b|i|u|s|url|img|quote|code|list|color|size)\]|\[(?:url|img|color|size)(?:=[^\]]*)?\]/i,
  "only the system that it was copied from can fill it in; remove it, or write a picture: ![what it shows](../pictures/name.jpg)":
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*|=[^\]]*)\]|(?<![)\]])\[\/[a-z][\w-]*\]|\[(?:gallery|caption|embed|audio|video|playlist|youtube|vimeo|contact-form[\w-]*)\]/i,
  "write a paragraph or a quotation: “> words”": /^(?::::|\?\?\?|!!!|\.\. [\w-]+::).*/,
  "a table of contents is not supported; remove it": /\[\[?_?TOC_?\]\]?|\[\[?toc\]\]?/,
  "write the emoji itself, or remove it":
    /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]*\d*:(?![\p{L}\p{N}:])/u,
  "write the formula in words or plain characters":
    /\$\$.*|\\[([].*|\$(?=\S)[^$]*[\^\\{][^$]*(?<=\S)\$/,
  "these characters were saved in another encoding; type them again":
    /\S*(?:\uFFFD|â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|ï¿½)\S*/,
  "explain the abbreviation where it first appears": /^\*\[[^\]]+\]:/,
  "write a list, or **words** before the explanation": /^: +(?=\S)/,
  "write ## before a heading and > before a quotation": /^(?:h[1-6]|bq)\. |^#{7,}/,
  "name the source in words, or write a link: [words](address)": /\[@[\w:-]+\]/,
};

/** Hyphens or equals signs in groups, one for each column. */
const groups = "(?:-{2,}(?: +-{2,})+|={2,}(?: +={2,})+) *";
/** Lines up to the end of a table, which may have empty lines. */
const rows = String.raw`\n(?:(?!#).*\n){1,80}?`;
/** A line with columns: with one wide space between its words, or with two. */
const spaced = String.raw`(?! *(?:\w{1,3}[.)]|o) )(?=.*[\p{L}\p{N}%$)°"″] {3,}\S|.*\w {2,}[^ ]+(?: [^ ]+)* {2,}\S).*`;

/** Tables of other programs, in the lines of a file without code and without tables that Markdown reads. */
export const tables: readonly RegExp[] = [
  // Grid tables, tables of box-drawing characters, MediaWiki, AsciiDoc.
  /^[ >]*(?:\+(?:[-=:]+\+)+|[┌╔┏][─═━┬╦┳]+[┐╗┓]) *\n(?:[ >]*[|+│├└║╠╚┃┣┗].*\n?)+/gm,
  /^(?:\{\|.*\n(?:.*\n)*?\|\}|\|={3,}\n(?:.*\n)*?\|={3,})/gm,
  // What Turndown makes of cells with paragraphs, as Word's have: each bar is on a line of its own, or begins it.
  /^ *\| *\n(?:(?:(?! *\|).*\n){0,5} *\|.*(?:\n|$))+/gm,
  // Simple and multiline tables of pandoc and reStructuredText: between two lines of hyphens, between two lines of groups, with a head above groups.
  new RegExp(`^ *[-=]{3,} *\\n(?:.*\\S.*\\n){1,4}? *${groups}${rows} *[-=]{3,}[-= ]*$`, "gm"),
  new RegExp(`(?<!\\S.*\\n)^ *${groups}${rows} *${groups}$(?:\\n.*\\S.*)*`, "gm"),
  new RegExp(`^(?![-= ]+$).*\\S.*\\n *${groups}$(?:\\n.*\\S.*)*`, "gm"),
  new RegExp(`^${spaced}(?:\\n(?: *\\n)?${spaced})+`, "gmu"),
];

/** Lines between bars, or two lines with a bar between words, in what Markdown leaves of a text. */
export const barTable =
  /^[|│┃║].*[|│┃║](?:\n.*[|│┃║].*)*|^[^|\n]*[^|\s][^|\n]*\|(?!\|).*(?:\n[^|\n]*[^|]\|(?!\|).*)+/gm;

/** The message on a table in another dialect, whose lines in the file are `lines`. */
export function tableMessage(lines: readonly string[]): string {
  const bars = lines.slice(0, 2).map((line) => line.split("|").length);
  if (bars[0] === bars[1] && /^ *\|(?: *:?-+:? *\|)+ *$/.test(lines[1] ?? ""))
    return "this is not read as a table; add an empty line above it";
  const end = lines.findIndex((line) => /^ *\|(?: *:?-+:? *\|)+/.test(line));
  const head = /^ *\| *$/.test(lines[0] ?? "")
    ? lines.slice(0, Math.max(end, 1)).join(" ")
    : (lines.find((line) => /[\p{L}\p{N}]/u.test(line) && !line.startsWith("{|")) ?? "");
  const border = lines.find((line) => /[-=]{2} +[-=]{2}/.test(line));
  const starts = Array.from(border?.matchAll(/[-=]+/g) ?? [], ({ index }) => index);
  const cells = border
    ? starts.map((start, at) => head.slice(at && start, starts[at + 1]))
    : head
        .replace(/^[\s>|!│┃║]+|[\s|│┃║]+$/g, "")
        .split(/[|│┃║]|!!/.test(head) ? /(?<!\\)[|│┃║]+|!!/ : / {2,}/);
  const row = `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
  const line = `|${" --- |".repeat(cells.length)}`;
  return `this is not read as a table; write its first row as “${row}”, “${line}” under it, and then its other rows in the same way`;
}

/** Rows of a table below an empty line: below a table that Markdown reads, below another row, or below a row without outer lines and above one of hyphens. */
const empty = String.raw`\n(?:[ >]*\n)+`;
const row = String.raw`[ >]*\|.*\| *`;
const rowsApart = [
  String.raw`(?<=^…${empty})${row}$`,
  String.raw`^${row}${empty}${row}$`,
  String.raw`^.*\|.*${empty}[ >]*:?-+:? *\|[-:| ]*$`,
].map((rows) => String.raw`${rows}(?:\n[ >]*$|\n.*\|.*)*`);

/** Patterns of the lines of a file, without code and with … in place of each line of a table that Markdown reads. */
export const sourceRules: Rules = {
  "the rows of a table must be on consecutive lines; delete the empty lines between them":
    new RegExp(rowsApart.join("|"), "gm"),
  "“{match}” would be shown as typed because of its backslashes; remove them":
    /\\\*\\\*\S.*?\\\*\\\*|^ *\\#(?:\\?#)*\s.*|!?\\\[[^\]\n]*\\\]\\?\([^)\n]*\)|\\<\/?[a-z][^>\n]*>|^ *\\[-+] .*|^ *\\\|.*\\\||^ *a\\[.)] .*(?=\n\s*b\\[.)] )|\\-(?:\\?-)+|\\\.\.\./gm,
  "write the formula “{match}” in words or plain characters":
    /\\\(.+?\\\)|^ *\\\[(?!.*\\\]\\?\().*|\$?\S*\s*\\(?:times|frac|cdot|approx|sqrt|leq?|geq?|text)\b[^$\n]*\$?/gm,
  "this line is not empty, but has a space that cannot be seen; delete it":
    /^[\u00A0 ]*(?:\u00A0|&nbsp;)[\u00A0 ]*$/gm,
  "“{year}{mark}” at the beginning of a line makes it an item of a numbered list; put words before it, such as “In {year}”, or a backslash: {year}\\{mark}":
    /(?<!.\n)^[ >]*(?<year>(?:1\d|20|21)\d\d)(?<mark>[.)]) +\S/gm,
  "this item continues the list above it; indent it by three spaces to nest it under that item, or not at all":
    /(?<=^\d[.)] .*\n) {1,2}\d{1,9}[.)] |(?<=^\d\d[.)] .*\n) {1,3}\d{1,9}[.)] /gm,
  "this line becomes part of the item or quotation above it; add an empty line above it, or begin it with three spaces or with > to keep it there":
    /(?<=^ {0,3}(?:[-+*] |\d{1,9}[.)] |> ?)(?:.*[.!?…”"]|.{1,60}) *\n)["“]?\p{Lu}.*\p{Ll}.*/gmu,
  "the asterisk in “{match}” would not be shown; write “{a}×{b}”":
    /(?<a>\d+)\*(?=\d(?:(?!\n\n)[^*])*\*\d)(?<b>\d+)/gm,
  "“{match}” is read as an item of a list; write *{words}* for emphasis":
    /^ *(?:- +)?\* +(?<words>\p{L}[^*\n]*[^\s*]) +\*(?![*\w]| \d)/gmu,
  "these short paragraphs look like the cells of a table; write each row on a line of its own: “| Room | Cable |”, with “| --- | --- |” under the first one; an item of a list begins with a hyphen, and a backslash at the end of a line breaks it":
    /(?<!\S *\n)^(?:(?=[\p{L}\p{N}$“"])(?!\w{1,3}\\?[.)] ).{1,40}(?<![.!?:;,…*_`)\]”"\\]) *(?:\n\n|\n?(?![^]))){4,}/gmu,
  "“{match}” has more asterisks on one side than on the other; write two on either side for bold text, or one for emphasis":
    /(?<![*\\\p{L}\p{N}])(?:\*\*(?=[^\s*])[^*\n]+(?<=\S)\*|\*(?=[^\s*])[^*\n]+(?<=\S)\*\*|\*{3}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}(?!.*\*))(?!\*)/gu,
};

/** The first two marks of lists that Markdown does not know. Capital letters at the beginning of two paragraphs can be initials. */
const lettered = ["a b", "i ii", "1 2", "A B", "I II"].map((marks) => {
  const [first, second] = marks
    .split(" ")
    .map(
      (mark) =>
        String.raw`(?:[([]|#)?(?:\d+\.)*${mark}(?:[.:)\]]{1,2}| ?[-–/]|(?<=\d\.\d)(?= +\p{Lu})) +\S`,
    );
  return String.raw`${first}.*(?:\n(?!${second}).+){0,3}?\n${/[AI]/.test(marks) ? "" : "\\n?"}${second}`;
});

/** Characters that begin an item of a list in word processors, also as signs of their fonts. */
const bullets = "•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➔➜➢➤→»✓✔✗✘☐☑☒★☆\u2460-\u24FF\u2776-\u2793\uF000-\uF0FF";

/** What begins a list: a bullet, a dash at the beginning of a paragraph, and any sign at the beginning of two lines. */
const unknownMarks = [
  // Not a row of stars, a section of a law, or one line with the source of a quotation.
  String.raw`(?=[${bullets}](?![★☆✓✔])|[o§Ø]\s(?!\d)|(?<!.\n)[–—]\s.*\n\n?[–—]\s)`,
  String.raw`(?=(?<sign>[^\s\p{L}\p{N}\p{Sc}…"“‘'«([{|#=+<>&%@~≤≥≈†‡★☆]{1,4}) +\S.*\n\k<sign> )`,
  String.raw`(?=(?<star>[*+])\p{L}[^*\n]*\n\k<star>\p{L}[^*\n]*$)`,
];

const file = String.raw`[^)\]\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;
const address = String.raw`(?:/|\.{1,2}/|#|https?:|mailto:|tel:|sms:|${file})`;

/** Words that begin like the address of a link. */
export const isAddress = new RegExp(`^${address}`);

/** Emphasis whose marks are in different paragraphs. */
const overParagraphs = ["\\*", "_"].map((mark) => {
  const part = `(?:(?!\\n\\n)[^${mark}])*`;
  return `(?<![\\p{L}\\p{N}.,!?)\\]”’${mark}])${mark}(?=[\\p{L}“"‘(])${part}(?:\\n\\n${part}){1,3}[\\p{L}.!?…”’"')]${mark}(?![\\p{L}\\p{N}${mark}])`;
});

/** Patterns of what Markdown leaves of a text, where … is in place of code, links, pictures and escaped characters. */
export const proseRules: Rules = {
  "this is not read as a list; write “1.” before each item: “1. {words}”": new RegExp(
    `^(?:(?=${lettered.join("|")})\\S+|#[.)]|\\(@\\w*\\)|@\\d*[.)]) +(?:[-–] +)?(?<words>\\S.*)(?:\\n.+)*`,
    "gmu",
  ),
  "a space here is not an ordinary one; write “{sign} {words}”": new RegExp(
    `^(?=[^\\s\\p{L}]{0,9} *[${fixedSpace}])[\\s${fixedSpace}]*(?<sign>#{1,6}|[-+*>]|\\d{1,9}[.)])[\\s${fixedSpace}]+(?<words>\\S.*)$`,
    "u",
  ),
  "this is not read as a list; add an empty line above it":
    /^\d{1,9}[.)] +\S.*(?:\n\d{1,9}[.)] +\S.*)+/gm,
  "each item of a list begins with a hyphen and a space: “- {words}”": new RegExp(
    `^(?:${unknownMarks.join("|")})(?<mark>[${bullets}]\\uFE0F?|[o§Ø*+]|\\S+(?= ))\\s*(?<words>.*)(?:\\n\\k<mark>.*)*`,
    "gmu",
  ),
  "write a space after “{mark}”: “{mark} {words}”":
    /^(?:(?<mark>-(?=\p{L})|\d{1,3}[.)](?=\p{Lu})|#{2,6}(?=[^\s#])))(?<words>.*)$/u,
  "write a space between the marks and the heading: “## {words}”":
    /^#(?!\d)(?<words>[^\s#].*)$/,
  'this is not read as a picture: put its caption in straight quotation marks: ({file} "{caption}")':
    new RegExp(
      String.raw`!\[[^\]]*\]\((?<file>${file})\s+["“”„'‘’]*(?<caption>[^)]*?)["“”„'‘’\s]*(?:\)|$)`,
    ),
  "this is not read as a link or a picture: there must be no space in the address":
    /(?:\[[^\]]*)?\]\([^)]*\s[^)]*\)/,
  "this is not read as a link: a link cannot be part of another one; write them one after the other":
    new RegExp(String.raw`\[[^[\]]*…[^[\]]*\]\(${address}[^\s)]*\)`),
  "this is not read as a link or a picture; write {bang}[{words}]({address})":
    // Brackets of another kind, in the wrong order, missing, or with a space or a colon between them.
    new RegExp(
      String.raw`(?<bang>!?)(?!\([^[\]()]*\)?\s*\()[[({]\s*(?<words>[^[\](){}]+?)\s*[\])}]?(?:\s*[[({]|(?<=\]):\s*(?!#))(?<address>${address}[^)\]}\s]*)[)\]}]?`,
    ),
  "this is not read as a link; write [words](address)": /\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/,
  // Visitors would have to copy a bare address, and http:// is not encrypted.
  "write [words](https:{rest}) instead of “{match}”": /http:(?<rest>\/\/[^\s)]*\w)/i,
  "write [words](https://{match}) instead of “{match}”": /(?<![\w/])www\.[^\s)]*\w/i,
  "“{match}” would be shown as typed: names in braces are replaced only in some fields; write the text itself":
    /(?<![{%])\{\s*\w+\s*\}/,
  "“{match}” would be shown; bold text is **like this** and struck text ~~like this~~, with no space inside the marks, and a space or a punctuation mark outside":
    /\*\*|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])|(?<!~)~~(?!~)/u,
  // Not a product, not the mark of a note, as in “from $99*”, and not a name, as in snake_case.
  "“{match}” would be shown with its marks; emphasis is *like this*, with no space inside the asterisks, and a space or a punctuation mark outside":
    /(?:(?<![\p{L}\p{N}.,!?)\]”’*]|[\d=] )\*|(?<!\*)\*(?=["“‘'«([]|[:;–—] ))(?<!=.*)(?![*\d]| \d)(?=[^*]*\p{L}{2})[^*]+(?<!\d ?)\*(?![*\d]| [\d=])|(?:(?<![\p{L}\p{N}_])|(?=_["“‘'«([:;,.!?–—]))_(?!_)(?=[^_]*\p{L})[^_]+_(?!_)/u,
  "the number at the end of “{match}” is probably a raised one; write ² or ³":
    /(?<=\d[ \u00A0]?)(?:[ck]?m|mm|in|ft|yd)[23](?![\p{L}\p{N}])/u,
  "emphasis ends with its paragraph; write its marks at the beginning and at the end of each paragraph":
    new RegExp(overParagraphs.join("|"), "gmu"),
  "the mark ` would be shown; put one on each side of the words, or remove it": /`/,
};
