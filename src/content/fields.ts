/**
 * The vocabulary of the field lists. Every field of every kind of content is made by one of these builders; each returns a Zod schema
 * that carries its description and, where GraphQL needs more than the Zod type tells, its SDL. The editors' check, the GraphQL schema
 * (sdl.ts) and the JSON Schemas all read the result, so a rule is written once.
 *
 * Imports nothing from gatsby: scripts and tests use the lists too.
 */
import { z } from "zod";

/** What a schema carries beside its Zod type. */
export interface FieldMeta {
  /** One sentence for editors and for the GraphQL documentation. */
  description: string;
  /** Name of the GraphQL object type, on groups only. */
  type?: string;
  /** GraphQL type and directives without the list or non-null marks, where the Zod type alone does not tell. */
  sdl?: { type: string; directive?: string };
  /** The kind and the key that a value of this field must be found under. */
  relation?: { kind: string; by: string };
  /** The folder (under content/) that a file named by this field must be in. */
  file?: string;
}

const say = (message: string) => ({ error: () => message });

/** A line of text, `min` to `max` characters. */
export function text(description: string, { min = 1, max = 400 } = {}) {
  const limits = min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
  return z
    .string(say(`write a text here, ${limits}`))
    .min(min, {
      error: (issue) => `write ${limits} here; it has ${String(issue.input).length}`,
    })
    .max(max, {
      error: (issue) => `write ${limits} here; it has ${String(issue.input).length}`,
    })
    .meta({ description } satisfies FieldMeta);
}

/** A whole number, `min` to `max`. */
export function integer(description: string, { min = 0, max = 9999 } = {}) {
  const message = `write a whole number from ${min} to ${max}`;
  return z
    .int(say(message))
    .min(min, say(message))
    .max(max, say(message))
    .meta({ description } satisfies FieldMeta);
}

/** A number with decimals, `min` to `max`. */
export function decimal(description: string, min: number, max: number) {
  const message = `write a number from ${min} to ${max}`;
  return z
    .number(say(message))
    .min(min, say(message))
    .max(max, say(message))
    .meta({ description } satisfies FieldMeta);
}

/** A switch. */
export function flag(description: string) {
  return z
    .boolean(say("write true or false, without quotes"))
    .meta({ description } satisfies FieldMeta);
}

/** One of a few fixed words. */
export function choice<const T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
) {
  return z
    .enum(values, say(`write one of: ${values.join(", ")}`))
    .meta({ description } satisfies FieldMeta);
}

/** A calendar day, YYYY-MM-DD. Zod refuses days that do not exist. */
export function day(description: string) {
  return z.iso
    .date(say("write a day that exists as YYYY-MM-DD, for example 2025-01-22"))
    .meta({
      description,
      sdl: { type: "Date", directive: "@dateformat" },
    } satisfies FieldMeta);
}

/** An address of this site: a path that begins with a slash and does not end with one. */
export function sitePath(description: string) {
  return z
    .string(say("write a path of this site, for example /our-work"))
    .regex(
      /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
      say(
        "write a path of this site: it begins with /, has small letters, digits and hyphens, and no slash at its end",
      ),
    )
    .meta({ description } satisfies FieldMeta);
}

/** An address elsewhere; only https. */
export function webAddress(description: string) {
  return z
    .url({
      protocol: /^https$/,
      error: () => "write a whole address that begins with https://",
    })
    .meta({ description } satisfies FieldMeta);
}

/** The slug (file name without ending) of an entry of another kind. */
export function relation(kind: string, description: string, by = "slug") {
  return z.string(say(`write the ${by} of a ${kind}`)).meta({
    description,
    relation: { kind, by },
    sdl: { type: kind, directive: `@link(by: "${by}")` },
  } satisfies FieldMeta);
}

/** A picture: its file name in content/pictures, which must be listed in pictures.yaml. */
export function picture(description: string) {
  return relation("Picture", description, "file");
}

/** A file that is sent to the visitor as it is: its name in the given folder under content/. */
export function file(folder: string, description: string) {
  return z.string(say(`write the name of a file in content/${folder}`)).meta({
    description,
    file: folder,
    sdl: { type: "File", directive: '@link(by: "relativePath")' },
  } satisfies FieldMeta);
}

/** A list of `item`. */
export function list<T extends z.ZodType>(
  description: string,
  item: T,
  { min = 0, max = 60 } = {},
) {
  const message =
    min === max
      ? `write exactly ${min} entries here`
      : `write ${min} to ${max} entries here`;
  return z
    .array(item, say("write a list here: one line an entry, each begun with a hyphen"))
    .min(min, say(message))
    .max(max, say(message))
    .meta({ description } satisfies FieldMeta);
}

/** Fields that belong together; `type` names them in GraphQL. */
export function group<T extends z.ZodRawShape>(
  type: string,
  description: string,
  shape: T,
) {
  return z.strictObject(shape).meta({ description, type } satisfies FieldMeta);
}

/** A heading with a paragraph: the commonest group, used wherever a band lists points. */
export const point = group("Point", "A heading and a sentence or two.", {
  title: text("Heading of the point.", { max: 80 }),
  text: text("One or two sentences.", { max: 260 }),
});
