/** Mistakes in Markdown: characters that were meant for a link, a list, a table or bold text, and that visitors would see. */
import { namedAt, unprintable } from "../characters";
import type { Line, LineError } from "./markdown";

interface Slip {
  pattern: RegExp;
  /** The message about a line; `parts` are the groups of the match. */
  message: (parts: readonly string[], text: string) => string;
}

const addressStart = String.raw`/|\.{1,2}/|#|https?:|mailto:|tel:|sms:`;
const fileName = String.raw`[^)\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;

const linkOrPicture = (isPicture: boolean) => (isPicture ? "a picture" : "a link");
const withoutMarks = (words: string) => words.replace(/["“”„'‘’]/g, "").trim();
const shown = (sign = "") => `“${sign}” would be shown as it is`;

/** Only the first match of a line is reported. [^\S ]* stands for spaces that are not the one of the keyboard. */
const slips: readonly Slip[] = [
  {
    pattern: /^(#{2,6}|#(?!\d))[^\S ]*([^\s#].*)$/,
    message: ([, marks = "", words = ""]) =>
      `write a space between the marks and the heading: “${marks === "#" ? "##" : marks} ${words}”`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\s+\\((${addressStart}|${fileName})`),
    message: ([, mark]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: there must be no space between ] and (`,
  },
  {
    pattern: new RegExp(`!\\[[^\\]]*\\]\\((${fileName})\\s+([^)]*)`),
    message: ([, file = "", caption = ""]) =>
      `this is not read as a picture: its caption must stand in straight quotation marks: (${file} "${withoutMarks(caption)}")`,
  },
  {
    pattern: /\]\([^)]*\s[^)]*\)/,
    message: (_, text) =>
      `this is not read as ${linkOrPicture(text.includes("!["))}: there must be no space in the address`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\(((?:${addressStart}|${fileName})[^)\\s]*)[^)]*$`),
    message: ([, mark, address = ""]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: write ) after its address: (${address})`,
  },
  {
    pattern: new RegExp(`\\[([^\\][()]+)\\(((?:${addressStart})[^)\\s]*)\\)`),
    message: ([, words = "", address = ""]) =>
      `this is not read as a link: write ] after its words: [${words.trim()}](${address})`,
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[((?:${addressStart})[^\\]\\s]*)\\]`),
    message: ([, words = "", address = ""]) =>
      `this is not read as a link: write [${words}](${address})`,
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/,
    message: () => "this is not read as a link; write [words](address)",
  },
  {
    // Visitors would have to copy a bare address, and http:// is not encrypted.
    pattern: /(?:http:\/\/|(?<![\w/])www\.)[^\s)]*\w/,
    message: ([found = ""]) =>
      `write [words](${found.startsWith("http") ? found.replace("http", "https") : `https://${found}`}) in place of “${found}”`,
  },
  {
    pattern: /\[\^[^\]\s]+\]:?/,
    message: ([sign]) =>
      `${shown(sign)}; there are no footnotes; write the note in parentheses, or a link: [words](address)`,
  },
  {
    pattern: /^\[[ xX]?\](?=\s)/,
    message: ([sign]) => `${shown(sign)}; begin the entry with its words: “- words”`,
  },
  {
    pattern: /\[\/?(?:gallery|caption|embed|audio|video|playlist)\b[^\]]*\]/,
    message: ([sign]) =>
      `${shown(sign)}; only the system that it was copied from can fill it in; take it away, or write a picture: ![what it shows](../pictures/name.jpg)`,
  },
  {
    // Bullets of word processors, also as signs of their fonts.
    pattern: /^(?:[•·▪▫‣⁃∙●○◦◘■□◆◇►▶▸➔➜➢➤→»✓✔✗✘☐☑☒★☆\uF000-\uF0FF]\uFE0F?\s*|[–—o§Ø]\s+)(.*)$/,
    message: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^-[^\S ]*(\p{L}.*)$/u,
    message: ([, words = ""]) => `write a space after the hyphen: “- ${words}”`,
  },
  {
    pattern: /^(\d{1,3}[.)])[^\S ]*(\p{Lu}.*)$/u,
    message: ([, number = "", words = ""]) =>
      `write a space after the number: “${number} ${words}”`,
  },
  {
    pattern: unprintable,
    message: (_, text) => `there is ${namedAt(text, text.search(unprintable))}; delete it`,
  },
  {
    pattern: /\{\s*\w+\s*\}/,
    message: ([sign]) =>
      `${shown(sign)}: names in braces are filled in only in some fields; write the word itself`,
  },
  {
    pattern: /\*\*/,
    message: () =>
      "these asterisks would be shown; strong words stand between two pairs of them, with spaces around it all and none inside: **words**",
  },
  {
    pattern: /`/,
    message: () => "the sign ` would be shown; write one on either side of the words, or none",
  },
];

const tableRow = /^\|.*\|$/;

/** What is wrong with lines of prose: at most one mistake each. */
export function* wordErrors(lines: readonly Line[]): Iterable<LineError> {
  for (const [index, { text, line }] of lines.entries()) {
    if (tableRow.test(text)) {
      const above = lines[index - 1];
      const message =
        "this is not read as a table: write a line of hyphens under its first row, with as many parts as that: | --- | --- |";
      // Only the first row of a table is reported.
      if (above?.line !== line - 1 || !tableRow.test(above.text)) yield { line, message };
      continue;
    }
    const slip = slips.find(({ pattern }) => pattern.test(text));
    const parts = slip?.pattern.exec(text);
    if (slip && parts) yield { line, message: slip.message(parts, text) };
  }
}
