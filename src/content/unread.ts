/** What editors and programs write that Markdown shows as it is typed, or swallows. A pattern with the flags g and m is for a text as a whole, any other one for each line. */
import { fixedSpace } from "./characters";
import type { Rules } from "./rules";

/** A character by its name or number in HTML. */
export const namedCharacter = /&(?:#x?[\da-f]+|[a-z][a-z\d]+);/i;

/** Signs of other programs and of other dialects of Markdown, by what to write instead. Fields of plain text have none either. */
export const dialects: Rules = {
  "footnotes are not supported; write the note in parentheses, or a link: [words](address)":
    /\[(?:\^|fn:)[^\]\s]+\]:?|\^\[[^\]]+\]|(?<=[.,;!?”)])\^\d{1,2}(?![\d^])/,
  "begin the item with its words: “- words”": /^[-*+]?\[[ xX]?\](?=\s|$)/,
  "begin the quotation with its words: “> words”": /^\[![a-z]+\][+-]?/i,
  "write **words** for bold text":
    /(?<!=)==(?![=\s])[^=]+==(?!=)|(?<![\p{L}\p{N}+])\+\+[^+\s][^+]*\+\+|(?<=^[^|]+)\|\|[^|\s][^|]*\|\||(?<![\d'])'{2,3}[^'\s][^']*'{2,3}/u,
  "write *words* for emphasis": /(?<![:/\p{L}])\/\/\p{L}[^/]*\/\/(?!\/)/u,
  "write *** on a line of its own, or — between words": /^([=+—–─])(?: ?\1){2,}$|^[—–]$|-{4,}/,
  "write the character itself": namedCharacter,
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
  "remove it":
    /\{(?:[:#.=][^}]*|\w+=[^}]*)(?:\}|$)|(?:\w+="[^"]*" ?)+\}|<\/?\w+:\w+[^>]*>|\\$|(?<=[^\s#])#{2,}$/,
  "write **words**, *words*, [words](address), or > before a quotation":
    /\[\/(?:b|i|u|s|url|img|quote|code|list|color|size)\]|\[(?:url|img|color|size)(?:=[^\]]*)?\]/i,
  "only the system that it was copied from can fill it in; remove it, or write a picture: ![what it shows](../pictures/name.jpg)":
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*|=[^\]]*)\]|(?<![)\]])\[\/[a-z][\w-]*\]|\[(?:gallery|caption|embed|audio|video|playlist|youtube|vimeo|contact-form[\w-]*)\]/,
  "write a paragraph or a quotation: “> words”": /^(?::::|\?\?\?|!!!|\.\. [\w-]+::).*/,
  "a table of contents is not supported; remove it": /\[\[?_?TOC_?\]\]?|\[\[?toc\]\]?/,
  "write the emoji itself, or remove it":
    /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]*\d*:(?![\p{L}\p{N}:/])/u,
  "write the formula in words or plain characters":
    /^\$\$(?:$|.*[\\^{=].*)|\$\$[^$\s][^$]*\$\$|\\[([].*|\$(?=\S)[^$]*[\^\\{][^$]*(?<=\S)\$/,
  "these characters were saved in another encoding; type them again":
    /\S*(?:\uFFFD|â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|ï¿½)\S*/,
  "explain the abbreviation where it first appears": /^\*\[[^\]]+\]:/,
  "write a list, or **words** before the explanation": /^: +(?=\S)/,
  "write ## before a heading and > before a quotation":
    /^(?:h[1-6]|bq)\. |^#{7,}|^={2,6} (?=\S)/,
  "name the source in words, or write a link: [words](address)": /\[@[\w:-]+\]/,
};

/** A line that is not empty, which has one way to match: with more, long lines would take hours. */
const notEmpty = "(?! *$).*";
/** Hyphens or equals signs in groups, one for each column. */
const groups = "(?:-{2,}(?: +-{2,})+|={2,}(?: +={2,})+) *";
/** Lines up to the end of a table, which may have empty lines. */
const rows = String.raw`\n(?:(?!#).*\n){1,80}?`;
/** A row of dots between two columns. */
const dots = String.raw` *(?:\.{4,}|(?: \.){3,}) *`;
/** A line with columns: with one wide space or a row of dots between its words, or with two spaces that are less wide. */
const spaced = String.raw`(?! *(?:\w{1,3}[.)]|o) )(?=.*[\p{L}\p{N}%$)°"″] {3,}\S|.*\w {2,}[^ \n]+(?: [^ \n]+)* {2,}\S|.*\p{L}${dots}[^\s.]).*`;
/** A line of a spreadsheet that was saved as CSV: in quotation marks, or with this many commas or semicolons that no space follows. The semicolon of &name; is none of them. */
const quoted = String.raw`"[^"\n]*"(?:[,;]"[^"\n]*")+ *`;
const commas = (atLeast: number) =>
  String.raw`(?!.*[,;] )(?=.*\p{L})(?:[^,;\n]*(?<!&#?\w{1,9})[,;](?=[^\s"'’”]|"\S)(?!(?<=\d,)\d{3}(?!\d))){${atLeast},}.*`;

/** Tables of other programs, in the lines of a file without code and without tables that Markdown reads. */
export const tables: readonly RegExp[] = [
  // Grid tables, tables of box-drawing characters, MediaWiki, AsciiDoc.
  /^[ >]*(?:\+(?:[-=:]+\+)+|[┌╔┏][─═━┬╦┳]+[┐╗┓]) *\n(?:[ >]*[|+│├└║╠╚┃┣┗].*\n?)+/gm,
  /^(?:\{\|.*\n(?:.*\n)*?\|\}|\|={3,}\n(?:.*\n)*?\|={3,})/gm,
  // What Turndown makes of cells with paragraphs, as Word's have: each bar is on a line of its own, or begins it.
  /^ *\| *\n(?:(?:(?! *\|).*\n){0,5} *\|.*(?:\n|$))+/gm,
  // Simple and multiline tables of pandoc and reStructuredText: between two lines of hyphens, between two lines of groups, with a head above groups.
  new RegExp(
    `^ *[-=]{3,} *\\n(?:${notEmpty}\\n){1,4}? *${groups}${rows} *[-=]{3,}[-= ]*$`,
    "gm",
  ),
  new RegExp(`(?<!\\S.*\\n)^ *${groups}${rows} *${groups}$(?:\\n${notEmpty})*`, "gm"),
  new RegExp(`^(?![-= ]+$)${notEmpty}\\n *${groups}$(?:\\n${notEmpty})*`, "gm"),
  new RegExp(`^${spaced}(?:\\n(?: *\\n)?${spaced})+`, "gmu"),
  new RegExp(`^(?:${commas(2)}|${quoted})(?:\\n(?:${commas(2)}|${quoted}))+$`, "gmu"),
  new RegExp(`^${commas(1)}(?:\\n${commas(1)}){2,}$`, "gmu"),
];

/** Signs of a bar between two cells. */
const barSigns = "|│┃║¦｜";
const bar = `[${barSigns}]`;

/** Lines between bars, or two lines with a bar between words, in what Markdown leaves of a text. */
export const barTable = new RegExp(
  String.raw`^(?:${bar}.*${bar}|\^ .* \^ *$)(?:\n.*${bar}.*)*|^[^|{\n]*[^|{\s][^|{\n]*\|(?!\|).*(?:\n[^|{\n]*[^|{]\|(?!\|).*)+`,
  "gm",
);

/** What is between the cells of a row: the first of these that it has. */
const separators = [
  new RegExp(String.raw`(?<!\\)${bar}+|!!| \^ `),
  new RegExp(` {2,}|${dots}`),
  /"?[,;](?=\S)"?/,
];

/** What is before the first cell of a row and behind the last one. */
const outside = new RegExp(String.raw`^(?:[\s>!${barSigns}^]|[-*+] )+|[\s${barSigns}^]+$`, "g");

const hasWords = (line: string) => /[\p{L}\p{N}]/u.test(line);

/** The first row of a table in another dialect. */
function firstRow(lines: readonly string[]): string {
  const [first = "", ...others] = lines;
  if (/^ *\| *$/.test(first)) {
    const end = lines.findIndex((line) => /^ *\|(?: *:?-+:? *\|)+/.test(line));
    return lines.slice(0, Math.max(end, 1)).join(" ");
  }
  if (!/^(?:\{\||\|===)/.test(first)) return lines.find(hasWords) ?? "";
  // In MediaWiki and AsciiDoc, each cell can be on a line of its own.
  const rows = others.join("\n").split(/^(?:\|[-+].*)?$/m);
  const cells = (rows.find(hasWords) ?? "").trim().split("\n");
  const [cell = ""] = cells;
  return /[^|!].*(?:\||!!)/.test(cell)
    ? cell
    : cells.map((each) => each.replace(/^[|!]/, "|")).join(" ");
}

/** The message on a table in another dialect, whose lines in the file are `lines`. */
export function tableMessage(lines: readonly string[]): string {
  const bars = lines.slice(0, 2).map((line) => line.split("|").length);
  if (bars[0] === bars[1] && /^ *\|(?: *:?-+:? *\|)+ *$/.test(lines[1] ?? ""))
    return "this is not read as a table; add an empty line above it";
  if (!lines.some(hasWords))
    return "this line is not read as a part of a table; delete it, and keep only the line of hyphens under the first row";
  const head = firstRow(lines);
  const border = lines.find((line) => /[-=]{2} +[-=]{2}/.test(line));
  const starts = Array.from(border?.matchAll(/[-=]+/g) ?? [], ({ index }) => index);
  const inside = head.replace(outside, "");
  const separator = separators.find((each) => each.test(inside)) ?? "\n";
  const cells = border
    ? starts.map((start, at) => head.slice(at && start, starts[at + 1]))
    : inside.split(separator);
  const row = `| ${cells.map((cell) => cell.trim().replace(/^(?:=|_\.|") ?|"$/g, "")).join(" | ")} |`;
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
  // Not an address, as in 1.USA.gov.
  "write a space after “{mark}”: “{mark} {words}”":
    /^[ >]*(?<mark>-(?=\p{L})|\d{1,3}[.)](?=\p{Lu}[^.\s]*(?:\s|$))|#{2,6}(?=[^\s#]))(?<words>.*?)#*$/u,
  // Not a hashtag in a sentence, in an item or beside another one.
  "write a space between the marks and the heading: “## {words}”":
    /(?<!\S.*\n)^#(?!\d)(?<words>[^\s#][^#\n]{0,80}(?<![.!,:;…]\s*))$(?!\n *\S)/gm,
  "the rows of a table must be on consecutive lines; delete the empty lines between them":
    new RegExp(rowsApart.join("|"), "gm"),
  "“{match}” would be shown as typed because of its backslashes; remove them":
    /\\\*\\\*\S.*?\\\*\\\*|^ *\\#(?:\\?#)*\s.*|!?\\\[[^\]\n]*\\\]\\?\([^)\n]*\)|\\<\/?[a-z][^>\n]*>|^ *\\[-+] .*|^ *\\\|.*\\\||^ *a\\[.)] .*(?=\n\s*b\\[.)] )|^ *1\\[.)] .*(?=\n *2\\[.)] )|\\-(?:\\?-)+|\\\.\.\./gm,
  "write the formula “{match}” in words or plain characters":
    /\\\((?:(?!\\[()]).)*(?:\\[a-z]{2}|\^|(?<!\\)\{)(?:(?!\\[()]).)*\\\)|^ *\\\[(?: *$|.*(?:\\[a-z]{2}|\^|(?<!\\)\{)).*|\$?\S* *\\(?:times|frac|cdot|approx|sqrt|leq?|geq?|text)\b[^$\n]*\$?/gm,
  "this line is not empty, but has a space that cannot be seen; delete it":
    /^[\u00A0 ]*(?:\u00A0|&nbsp;)[\u00A0 ]*$/gm,
  "“{year}{mark}” at the beginning of a line makes it an item of a numbered list; put words before it, such as “In {year}”, or a backslash: {year}\\{mark}":
    /(?<!.\n)^[ >]*(?<year>(?:1\d|20|21)\d\d)(?<mark>[.)]) +\S/gm,
  "this item continues the list above it; indent it by three spaces to nest it under that item, or not at all":
    /(?<=^\d[.)] .*\n) {1,2}\d{1,9}[.)] |(?<=^\d\d[.)] .*\n) {1,3}\d{1,9}[.)] /gm,
  "this line becomes part of the item or quotation above it; add an empty line above it, or begin it with three spaces or with > to keep it there":
    /(?<=^ *(?:[-+*] |\d{1,9}[.)] |> ?)(?:.*[.!?…”"]|.{1,60}) *\n|^ *> ?(?:[-+*] |\d{1,9}[.)] )(?:.*[.!?…”"]|.{1,60}) *\n *> ?)["“]?\p{Lu}.*\p{Ll}.*/gmu,
  "these lines would be shown as one paragraph; begin each with a hyphen and a space, or end each but the last with a backslash":
    /(?<!\S.*\n)^\p{Lu}[^\s:.!?]*(?: [^\s:.!?]+){0,2} ?::? .*(?<!\\| {2}|<br ?\/?>)(?:\n\p{Lu}[^\s:.!?]*(?: [^\s:.!?]+){0,2} ?::? .*)+/gmu,
  "“{match}” is read as an item of a list; for a note, write “\\* {words}”":
    /^(?=\* )(?<=(?:^[^*\n]*[\p{L}\d.,%)]\*[^*\n]*(?:\n[^]*)?|…)\n *\n)(?<!^ *[*+-] .*\n(?:.+\n)* *\n)\* (?<words>\S.*)(?![^]*^\* )/gmu,
  "each item of a list begins with a hyphen and a space: “- {words}”":
    /^>> ?(?<words>[^\s>].*)(?:\n>> ?[^\s>].*)+/gm,
  "the asterisk in “{match}” would not be shown; write “{a}×{b}”":
    /(?<a>\d+)\*(?=\d(?:(?!\n\n)[^*])*\*\d)(?<b>\d+)/gm,
  "“{match}” is read as an item of a list; write *{words}* for emphasis":
    /^ *(?:- +)?\* +(?<words>\p{L}[^*\n]*[^\s*]) +\*(?![*\w]| \d)/gmu,
  "these short paragraphs look like the cells of a table; write each row on a line of its own: “| Room | Cable |”, with “| --- | --- |” under the first one; an item of a list begins with a hyphen, and a backslash at the end of a line breaks it":
    /(?<!\S *\n)^(?:(?=[\p{L}\p{N}$“"])(?!\w{1,3}\\?[.)] ).{1,40}(?<![.!?:;,…*_`)\]”"\\]) *(?:\n\n|\n?(?![^]))){4,}/gmu,
  "“{match}” has more asterisks on one side than on the other; write two on either side for bold text, or one for emphasis":
    /(?<![*\\\p{L}\p{N}])(?:\*\*(?=[^\s*])[^*\n]+(?<=\S)\*|\*(?=[^\s*])[^*\n]+(?<=\S)\*\*|\*{3}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}(?!.*\*))(?!\*)/gu,
};

/** The mark of an item, if the next item has the second mark. At the beginning of two paragraphs, capital letters can be initials, and “1.” is shown as it is where it is in bold or in a heading. */
const lettered = ["a b", "i ii", "1 2", "A B", "I II"].map((marks) => {
  const [first = "", second = ""] = marks
    .split(" ")
    .map(
      (mark) =>
        String.raw`(?:[([]|#)?(?:\d+\.)*${mark}(?: ?[.:)\]]{1,2}(?: +|(?=\p{L}))| ?[-–/] +|(?<=\d\.\d) +(?=\p{Lu}))`,
    );
  return String.raw`(?!1[.)] (?:.+\n)+\n)${first}(?=\S.*(?:\n(?!${second}).+){0,3}?\n${/[AI]/.test(marks) ? "" : "\\n?"}${second}\S)`;
});

/** Two letters or Roman numbers on neighboring lines, from b. and iv. on. Q. and A. are a question and its answer. */
const [letter, next] = ["[b-hB-H]|[ivxIVX]{1,4}", "[c-iC-I]|[ivxIVX]{1,5}"].map(
  (marks) => String.raw`[([]?(?:${marks})[.)\]] +`,
);
const continued = String.raw`${letter}(?=\S.*\n${next}\S)`;

/** A number without a point, or behind a sign, if the next line has the next one. */
const [one, two] = ["1(?:st)?", "2(?:nd)?"].map(
  (number) => String.raw`(?:No\. )?#?0?${number}[°,.:)]? +`,
);
const counted = String.raw`${one}(?=\S.*\n${two}\S)`;

/** Characters that begin an item of a list in word processors, also as signs of their fonts. */
export const bullets = "•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➢➤☐☑☒\uF000-\uF0FF";
/** Signs that can be words, too. */
const signs = `${bullets}➔➜→»✓✔✗✘★☆\u2460-\u24FF\u2776-\u2793`;

/** What begins a list: a bullet, a number on a key, a dash at the beginning of a paragraph, and any sign at the beginning of two lines. */
const unknownMarks = [
  // Not a row of stars, a section of a law, or one line with the source of a quotation.
  String.raw`(?=[${signs}](?![★☆✓✔])|\d\uFE0F?\u20E3|[o§Øø]\s(?!\d)|(?<!.\n)[–—]\s.*\n\n?[–—]\s)`,
  String.raw`(?=(?<sign>[^\s\p{L}\p{N}\p{Sc}…"“‘'«([{|#+<>≤≥≈†‡★☆]{1,4}) +\S.*\n\k<sign> )`,
  String.raw`(?=(?<star>[*+])\p{L}[^*\n]*\n\k<star>\p{L}[^*\n]*$)`,
];

const file = String.raw`[^)\]\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;
const address = String.raw`(?:/|\.{1,2}/|#|https?:|mailto:|tel:|sms:|${file})`;

/** Words that begin like the address of a link. */
export const isAddress = new RegExp(`^${address}`);

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

/** Patterns of what Markdown leaves of a text, where … is in place of code, links, pictures and escaped characters. */
export const proseRules: Rules = {
  "this is not read as a list; write “1.” before each item: “1. {words}”": new RegExp(
    `^(?:${lettered.join("|")}|${continued}|${counted}|(?:#[.)]|\\(@\\w*\\)|@\\d*[.)]) +)(?<words>\\S.*)(?:\\n.+)*`,
    "gmu",
  ),
  "a space here is not an ordinary one; write “{sign} {words}”": new RegExp(
    `^(?=[^\\s\\p{L}]{0,9} *[${fixedSpace}])[\\s${fixedSpace}]*(?<sign>#{1,6}|[-+*>]|\\d{1,9}[.)])[\\s${fixedSpace}]+(?<words>\\S.*)$`,
    "u",
  ),
  "this is not read as a list; add an empty line above it":
    /^\d{1,9}[.)] +\S.*(?:\n\d{1,9}[.)] +\S.*)+/gm,
  "each item of a list begins with a hyphen and a space: “- {words}”": new RegExp(
    `^(?:${unknownMarks.join("|")})(?<mark>[${signs}]\\uFE0F?|\\d\\uFE0F?\\u20E3|[^\\s\\p{L}\\p{N}]+(?= )|[o§Øø*+])\\s*(?<words>.*)(?:\\n\\k<mark>.*)*`,
    "gmu",
  ),
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
  "“{match}” would be shown as typed: names in braces are replaced only in some fields; write the text itself":
    /(?<![{%])\{\s*\w+\s*\}/,
  "“{match}” would be shown; bold text is **like this** and struck text ~~like this~~, with no space inside the marks, and a space or a punctuation mark outside":
    /\*\*(?<!\d[%)]?\*\*(?![\p{L}\p{N}*]))|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])|(?<!~)~~(?!~)/u,
  "“{match}” would be shown with its marks; emphasis is *like this*, with no space inside the asterisks, and a space or a punctuation mark outside":
    misplaced,
  "the number at the end of “{match}” is probably a raised one; write ² or ³":
    /(?<=\d[ \u00A0]?)(?:[ck]?m|mm|in|ft|yd)\^?[23](?![\p{L}\p{N}])/u,
  "emphasis ends with its paragraph; write its marks at the beginning and at the end of each paragraph":
    new RegExp(overParagraphs.join("|"), "gmu"),
  "a large first letter has become a paragraph of its own; write “{letter}{rest}” in one word":
    /^(?<letter>\p{Lu})\n\n(?<rest>\p{Ll}[\p{L}’']*)/gmu,
  "the mark ` would be shown; put one on each side of the words, or remove it": /`/,
};
