/** Mistakes in Markdown: characters that were meant for a link, a list, a table or bold text, and that visitors would see. */

export interface Finding {
  line: number;
  message: string;
}

interface Line {
  text: string;
  line: number;
}

interface Slip {
  pattern: RegExp;
  /** The message about a line; `parts` are the groups of the match. */
  says: (parts: readonly string[], text: string) => string;
}

const addressStart = String.raw`/|\.{1,2}/|#|https?:|mailto:|tel:`;
const fileName = String.raw`[^)\s]+\.(?:md|jpe?g|png|webp|avif|gif|svg)`;

const linkOrPicture = (isPicture: boolean) => (isPicture ? "a picture" : "a link");
const withoutMarks = (words: string) => words.replace(/["“”„'‘’]/g, "").trim();

/** Only the first match of a line is reported. */
const slips: readonly Slip[] = [
  {
    pattern: /^(#{2,6}|#(?!\d))([^\s#].*)$/,
    says: ([, marks = "", words = ""]) =>
      `write a space between the marks and the heading: “${marks === "#" ? "##" : marks} ${words}”`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\s+\\((${addressStart}|${fileName})`),
    says: ([, mark]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: there must be no space between ] and (`,
  },
  {
    pattern: new RegExp(`!\\[[^\\]]*\\]\\((${fileName})\\s+([^)]*)`),
    says: ([, file = "", caption = ""]) =>
      `this is not read as a picture: its caption must stand in straight quotation marks: (${file} "${withoutMarks(caption)}")`,
  },
  {
    pattern: /\]\([^)]*\s[^)]*\)/,
    says: (_, text) =>
      `this is not read as ${linkOrPicture(text.includes("!["))}: there must be no space in the address`,
  },
  {
    pattern: new RegExp(`(!?)\\[[^\\]]*\\]\\(((?:${addressStart}|${fileName})[^)\\s]*)[^)]*$`),
    says: ([, mark, address = ""]) =>
      `this is not read as ${linkOrPicture(mark === "!")}: write ) after its address: (${address})`,
  },
  {
    pattern: new RegExp(`\\[([^\\][()]+)\\(((?:${addressStart})[^)\\s]*)\\)`),
    says: ([, words = "", address = ""]) =>
      `this is not read as a link: write ] after its words: [${words.trim()}](${address})`,
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\[((?:${addressStart})[^\\]\\s]*)\\]`),
    says: ([, words = "", address = ""]) =>
      `this is not read as a link: write [${words}](${address})`,
  },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|\[\[[^\]]+\]\]/,
    says: () => "this is not read as a link; write [words](address)",
  },
  {
    // Visitors would have to copy a bare address, and http:// is not encrypted.
    pattern: /(?:http:\/\/|(?<![\w/])www\.)[^\s)]*\w/,
    says: ([found = ""]) =>
      `write [words](${found.startsWith("http") ? found.replace("http", "https") : `https://${found}`}) in place of “${found}”`,
  },
  {
    pattern: /^[•·▪‣●]\s*(.*)$/,
    says: ([, words = ""]) =>
      `each entry of a list begins with a hyphen and a space: “- ${words}”`,
  },
  {
    pattern: /^-(\p{L}.*)$/u,
    says: ([, words = ""]) => `write a space after the hyphen: “- ${words}”`,
  },
  {
    pattern: /\*\*/,
    says: () =>
      "these asterisks would be shown; strong words stand between two pairs of them, with spaces around it all and none inside: **words**",
  },
  {
    pattern: /`/,
    says: () => "the sign ` would be shown; write one on either side of the words, or none",
  },
];

const tableRow = /^\|.*\|$/;

/** What is wrong with a line of prose; `before` is the line before it. */
export function wordsTrouble({ text, line }: Line, before: Line | undefined): Finding[] {
  // Only the first row of a table is reported.
  if (tableRow.test(text))
    return before?.line === line - 1 && tableRow.test(before.text)
      ? []
      : [
          {
            line,
            message:
              "this is not read as a table: write a line of hyphens under its first row, with as many parts as that: | --- | --- |",
          },
        ];
  for (const { pattern, says } of slips) {
    const parts = pattern.exec(text);
    if (parts) return [{ line, message: says(parts, text) }];
  }
  return [];
}
