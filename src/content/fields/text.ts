/** Fields that hold text. */
import { z } from "zod";
import { typedSigns, unprintableError } from "../characters";
import { firstViolation, type Rules } from "../rules";
import { closest } from "../suggest";
import { misplaced } from "../dialects/emphasis";
import { bullets } from "../dialects/lists";
import { namedCharacter, signs } from "../dialects/signs";
import { messageFrom, refine } from "./meta";

interface TextRule {
  /** In characters, as `max`. */
  min?: number;
  max?: number;
  /** The form of the text, if it is restricted, and an example. */
  format?: { pattern: RegExp; example: string };
  /** The placeholders in braces that the text must have; the site fills them in (src/domain/text.ts). "region" stands for {region}. */
  requiredPlaceholders?: readonly string[];
  /** Placeholders that the text may also have. */
  optionalPlaceholders?: readonly string[];
}

/** A line of plain text, `min` to `max` characters. */
export function text(
  description: string,
  {
    min = 1,
    max = 400,
    format,
    requiredPlaceholders = [],
    optionalPlaceholders = [],
  }: TextRule = {},
) {
  const limits = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  const length = messageFrom((value) =>
    value === ""
      ? `this is empty; write ${limits} here`
      : `write ${limits} here; it has ${String(value).length}`,
  );
  const errorIn = (value: string) =>
    firstViolation(value, markupRules) ??
    unprintableError(value) ??
    bracesError(value, requiredPlaceholders, optionalPlaceholders) ??
    signError(value);
  const schema = z
    .string(messageFrom((value) => asText(value, limits)))
    .check(refine(errorIn))
    .min(min, length)
    .max(max, length);
  const formed = format
    ? schema.regex(format.pattern, `write it in this format: ${format.example}`)
    : schema;
  return formed.meta({ description });
}

/** The alternative text of a picture, for people who cannot see it (WCAG 1.1.1). */
export function altText(
  description: string,
  { max = 160, ...rule }: Pick<TextRule, "max" | "optionalPlaceholders"> = {},
) {
  return text(description, { max, ...rule }).check(refine(altError));
}

function asText(value: unknown, limits: string): string {
  if (typeof value === "number" || typeof value === "boolean")
    return `put it in quotation marks, so that it is read as text: "${String(value)}"`;
  if (typeof value === "object" && value !== null)
    return "write a single text here, not a list or fields";
  return `write text here, ${limits}`;
}

/** Texts of fields are shown unchanged, so visitors would see any markup in them. */
const markupRules: Rules = {
  "“{match}” would be shown as typed; write the raised or lowered character itself, such as m² or CO₂":
    /<su[bp]>/i,
  "“{match}” would be shown as typed; this field is plain text, so remove it":
    /<\/?[a-z][^>]*>/i,
  "“{match}” would be shown as typed; write the character itself": namedCharacter,
  "links are not supported here; write plain text": /\]\(/,
  "“{match}” would be shown as typed; this field is plain text, so write the words without marks around them":
    /\*\*(?<!\d[%)]?\*\*(?![\p{L}\p{N}*]))|~~|`[^`]+`|(?<![\p{L}\p{N}_])__(?!_)|(?<![\p{L}\p{N}.,!?)*_])([*_])(?=[\p{L}“"])[^*_]*\1(?![\p{L}\p{N}])/u,
  "“{mark}” at the beginning would be shown as typed; this field is plain text, so remove it":
    new RegExp(String.raw`^(?<mark>#{1,6}|[-+*>–${bullets}]) (?=\S)`),
  "remove the quotation marks; they would be shown": /^"[^"]*"$/,
};

/** Signs of other programs, and signs that a typewriter lacks: in texts the site writes those (src/content/markdown.ts). */
function signError(value: string): string | undefined {
  const patterns = [...Object.values(signs), misplaced];
  const sign = patterns.flatMap((pattern) => pattern.exec(value) ?? [])[0];
  if (sign)
    return `“${sign}” would be shown as typed; this field is plain text, so write only the words`;
  const [typed, right] = typedSigns.find(([pattern]) => value.search(pattern) >= 0) ?? [];
  return typed && `“${value.match(typed)?.[0]}” would be shown as typed; write “${right}”`;
}

function bracesError(
  value: string,
  requiredPlaceholders: readonly string[],
  optionalPlaceholders: readonly string[],
): string | undefined {
  const names = [...requiredPlaceholders, ...optionalPlaceholders];
  const found = [...value.matchAll(/\{\s*([^{}\s]+)\s*\}/g)];
  const wrong = found.find(([, name = ""]) => !names.includes(name));
  if (wrong) {
    const [placeholder, name = ""] = wrong;
    const meant = closest(name, names) ?? (names.length === 1 ? names[0] : undefined);
    if (meant !== undefined)
      return `“${placeholder}” would be shown as typed; write {${meant}}`;
    const others = names.map((other) => `{${other}}`).join(" or ");
    return `“${placeholder}” would be shown as typed; ${others ? `write ${others}, or ` : ""}remove it`;
  }
  const missing = requiredPlaceholders.find((name) => !value.includes(`{${name}}`));
  return missing === undefined
    ? undefined
    : `{${missing}} is missing; write it where the site fills in the value`;
}

const what = "describe the picture in one sentence";

const altRules: Rules = {
  [`“{match}” tells people who cannot see the picture nothing; ${what}`]:
    /^(null|undefined|none|n\/a|todo|alt|alt text|image|picture|photo)\.?$/i,
  [`remove “{match}”, which would be read aloud; ${what}`]: /\s*\|\s*\d+(?:x\d+)?$/,
  [`“{match}” is a file name; ${what}`]: /^.*\.(jpe?g|png|webp|avif|gif|heic)$|^\S+[-_]\S+$/i,
  [`remove “{match}”: screen readers already say “image”; ${what}`]:
    /^(an? |the )?(image|picture|photo|photograph|graphic) of\b/i,
  [`“{match}” is too short; ${what}, in at least 10 characters`]: /^.{0,9}$/,
};

export const altError = (value: string): string | undefined => firstViolation(value, altRules);
