/** Fields that hold words. */
import { z } from "zod";
import { judged, say, sayOf, type FieldMeta } from "./meta";

interface TextRule {
  /** In characters. */
  min?: number;
  /** In characters. */
  max?: number;
  /** The form of the text, where it is not free, and a text that has it. */
  like?: { pattern: RegExp; example: string };
}

/** A line of plain text, `min` to `max` characters. */
export function text(description: string, { min = 1, max = 400, like }: TextRule = {}) {
  const limits = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  const length = sayOf((value) =>
    value === ""
      ? `this is empty; write ${limits} here`
      : `write ${limits} here; it has ${String(value).length}`,
  );
  const schema = z
    .string(sayOf((value) => asText(value, limits)))
    .check(judged(plain))
    .min(min, length)
    .max(max, length);
  const formed = like
    ? schema.regex(like.pattern, say(`write it like ${like.example}`))
    : schema;
  return formed.meta({ description } satisfies FieldMeta);
}

/** Says what a picture shows, for people who do not see it (WCAG 1.1.1). */
export function altText(description: string, { max = 160 } = {}) {
  return text(description, { max }).check(judged(altTrouble));
}

function asText(value: unknown, limits: string): string {
  if (typeof value === "number" || typeof value === "boolean")
    return `put it in quotation marks, so that it is read as a text: "${String(value)}"`;
  if (typeof value === "object" && value !== null)
    return "write one text here, not a list and no fields of its own";
  return `write a text here, ${limits}`;
}

/** Texts of fields are shown as they are; what would be meant as markup is seen by visitors. */
function plain(value: string): string | undefined {
  const tag = /<\/?[a-z][^>]*>/i.exec(value)?.[0];
  if (tag) return `“${tag}” would be shown as it is; take it away, this is plain text`;
  const entity = /&(#\d+|[a-z]+);/i.exec(value)?.[0];
  if (entity) return `“${entity}” would be shown as it is; write the character itself`;
  if (/\]\(/.test(value)) return "a link cannot stand here; write plain text";
  if (/\*\*/.test(value)) return "take the asterisks away; they would be shown";
  if (/^"[^"]*"$/.test(value)) return "take the quotation marks away; they would be shown";
  return undefined;
}

/** In characters: less cannot say what a picture shows. */
const leastAlt = 10;

/** What is wrong with words that are to say what a picture shows. */
export function altTrouble(value: string): string | undefined {
  const what = "write in one sentence what the picture shows";
  if (/^(null|undefined|none|n\/a|todo|alt|alt text|image|picture|photo)\.?$/i.test(value))
    return `“${value}” says nothing to people who do not see the picture; ${what}`;
  if (/\.(jpe?g|png|webp|avif|gif|heic)$/i.test(value) || /^\S+[-_]\S+$/.test(value))
    return `“${value}” is a file name; ${what}`;
  const opening = /^(an? |the )?(image|picture|photo|photograph|graphic) of\b/i.exec(
    value,
  )?.[0];
  if (opening) return `leave “${opening}” out: that it is a picture is said anyway; ${what}`;
  if (value.length < leastAlt)
    return `“${value}” is too short; ${what}, in at least ${leastAlt} characters`;
  return undefined;
}
