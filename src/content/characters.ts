/** Characters that nobody sees, or that look like others: findings name them, because printing them would explain nothing. */

/** A text as the check, the build and the editor read it: without a byte-order mark, and with LF instead of Windows' CRLF and old Macs' CR. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The line of the character at `index` of `text`, counted from 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, Math.max(0, index)).split("\n").length;

/** Spaces that are not the one of the keyboard. Texts may have them; nothing that is compared or that Markdown reads may. */
export const fixedSpace = String.raw`\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000`;

/** Tabs, control characters, line ends of other systems, and everything without a shape. */
const withoutShape = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFE00-\uFE0F\u{E0100}-\u{E01EF}`;

const emoji = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;

/** Joiners and selectors are parts of an emoji; alone they are mistakes, as all others. */
export const invisible = new RegExp(
  String.raw`(?!\n|(?<=${emoji}\uFE0F?)\u200D(?=${emoji})|(?<=[#*\d]|${emoji})\uFE0F|(?<=[\u{E0020}-\u{E007E}]|${emoji})[\u{E0020}-\u{E007F}])[${withoutShape}]`,
  "gu",
);

/** What no font shows, in a text that has been read: escapes of YAML and Markdown can still write it. */
export const unprintable = new RegExp(String.raw`${invisible.source}|[\p{Co}\uFFFC]`, "u");

/** Characters by their names; the last ones only look like others. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\u00A0/, "a no-break space"],
  [/\u202F/, "a narrow no-break space"],
  [/[\u2009\u200A]/, "a thin space"],
  [/\u3000/, "an ideographic space"],
  [new RegExp(`[${fixedSpace}]`), "a space of a fixed width"],
  [/\u00AD/, "a soft hyphen"],
  [/\u200B/, "a zero-width space"],
  [/\u200C/, "a zero-width non-joiner"],
  [/\u200D/, "a zero-width joiner"],
  [/\u2060/, "a word joiner"],
  [/\uFEFF/, "a byte-order mark"],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, "a direction mark"],
  [/\u2028/, "a line separator"],
  [/\u2029/, "a paragraph separator"],
  [/[\uFE00-\uFE0F]/, "a variation selector"],
  [/\p{Cc}/u, "a control character"],
  [new RegExp(`[${withoutShape}]`, "u"), "an invisible character"],
  [/\uFFFC/, "a placeholder for an object that was not copied"],
  [/\p{Co}/u, "a symbol from another program's font"],
  [/[\u2010\u2011]/, "a hyphen other than the keyboard’s"],
  [/[\uFF01-\uFF5E]/, "a full-width letter"],
  [/\p{Script=Cyrillic}/u, "a Cyrillic letter"],
  [/\p{Script=Greek}/u, "a Greek letter"],
];

/** The name of `character`; undefined if everybody recognizes it. */
const nameOf = (character: string) => names.find(([pattern]) => pattern.test(character))?.[1];

/** “a no-break space (U+00A0) after “Residential””: the character at `index` of `text`. */
export function namedAt(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const line = text.slice(0, index).split("\n").at(-1) ?? "";
  const before = line.match(/[\p{L}\p{N}]+/gu)?.at(-1);
  const after = /^[^\p{L}\p{N}\n]*([\p{L}\p{N}]+)/u.exec(text.slice(index + 1))?.[1];
  const where = before ? ` after “${before}”` : after ? ` before “${after}”` : "";
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return `${nameOf(character) ?? "a character"} (U+${code})${where}`;
}

/** What is wrong with a value that must be like another one, if it has a character that looks like another or like none. */
export function oddCharacter(value: string): string | undefined {
  const odd = [...value].find((character) => nameOf(character) !== undefined);
  if (odd === undefined) return undefined;
  return `there is ${namedAt(value, value.indexOf(odd))}; type it again on the keyboard`;
}

/** What is wrong with a text of which no font has every character. */
export function unprintableError(text: string): string | undefined {
  const index = text.search(unprintable);
  return index < 0 ? undefined : `there is ${namedAt(text, index)}; delete it`;
}

/** Signs that a keyboard lacks, as they are typed: two hyphens are an en dash, three an em dash, as in other programs for Markdown. */
export const typedSigns: readonly (readonly [typed: RegExp, sign: string])[] = [
  [/(?<!-)---(?![->])/g, "—"],
  [/(?<![-\s<])--(?![->])|(?<=\s|^)--(?=\s|$)|(?<=\s)--(?=\p{L})/gu, "–"],
  [/(?<!\.)\.{3}(?=\.?(?!\.))/g, "…"],
  [/(?<![-<])(?:-{1,2}|=)>(?!>)/g, "→"],
  [/(?<=\s|^)<-{1,2}(?=\s)/g, "←"],
  [/(?<![<=-])<(?:-{1,2}|=)>(?!>)/g, "↔"],
  [/(?<!\+)\+\/?-(?=\s?\d)/g, "±"],
  [/(?<![<=>-])<=(?=[\s\d])/g, "≤"],
  [/(?<![<=>-])>=(?=[\s\d])/g, "≥"],
  [/(?<=\s)!=(?=\s)/g, "≠"],
  [/<<(?!<)/g, "«"],
  [/(?<!>)>>(?!>)/g, "»"],
  // “(c)” alone numbers a part of a sentence or of a law.
  [/(?<=^|\s)\(c\)(?= ?(?:19|20)\d\d)|(?<=copyright )\(c\)/gi, "©"],
  [/(?<=\p{L} ?)\(r\)/giu, "®"],
  [/\(tm\)/gi, "™"],
];

/** `text` with the signs that were typed on a keyboard. */
export const withSigns = (text: string): string =>
  typedSigns.reduce((words, [typed, sign]) => words.replace(typed, sign), text);
