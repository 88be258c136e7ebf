/** The fields of the editor's forms, made from the JSON Schemas of the field lists. */
import { z } from "zod";
import { pictureFile, type FieldMeta } from "../content/fields";
import { kindOf } from "../content/kinds";
import { itemsKey } from "./format";

/** A field in the editor's configuration (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string;
  widget: string;
  label: string;
  [option: string]: unknown;
}

type Options = Record<string, unknown> & { widget: string };

/** A field as z.toJSONSchema describes it, which copies the metadata of the field list. */
interface Schema extends FieldMeta {
  type: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The content check's message about a text that does not match the pattern. */
  patternMessage?: string;
}

/** Texts that may be longer than this get a box with several lines. */
const maxOfOneLine = 120;

const schemaOf = (fields: z.ZodObject) =>
  z.toJSONSchema(fields, {
    io: "input",
    override: ({ jsonSchema, zodSchema }) => {
      if (jsonSchema.pattern === undefined) return;
      const { error } = z.safeParse(zodSchema, "\u00BF", { reportInput: true });
      jsonSchema.patternMessage = error?.issues.find(
        ({ code }) => code === "invalid_format",
      )?.message;
    },
  }) as unknown as Schema;

/** The form of a whole kind. */
export const fieldsOf = (fields: z.ZodObject): EditorField[] => formOf(schemaOf(fields));

/** The form of a list whose items are entries of a kind. */
export const listOf = (fields: z.ZodObject): Options => itemsOptions(schemaOf(fields));

const formOf = ({ properties = {}, required = [] }: Schema): EditorField[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );

function fieldOf(name: string, schema: Schema, isRequired = true): EditorField {
  // A flag that is off counts as left out. The package does not accept an empty list in a required field, even if the field list does.
  const mayBeBlank = schema.type === "boolean" || (schema.items && !schema.minItems);
  return {
    name,
    label: labelOf(name),
    hint: hintOf(schema),
    required: isRequired && !mayBeBlank,
    ...optionsOf(schema),
  };
}

function optionsOf(schema: Schema): Options {
  const { type, items, minItems: min, maxItems: max, minimum, maximum, minLength } = schema;
  if (items?.relation) return { ...relationOptions(items.relation), min, max, multiple: true };
  if (items?.properties) return { ...itemsOptions(items), min, max };
  if (items) return { widget: "list", min, max, field: fieldOf("item", items) };
  if (schema.properties) return { widget: "object", collapsed: "auto", fields: formOf(schema) };
  if (schema.relation) return relationOptions(schema.relation);
  if (schema.file) return fileOptions(schema.file);
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer") return { widget: "number", min: minimum, max: maximum };
  if (type === "number")
    return { widget: "number", value_type: "float", min: minimum, max: maximum, step: 0.0001 };
  if (schema.format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { maxLength = 0, pattern, patternMessage = "" } = schema;
  return {
    // Texts with a pattern, such as times of day, are short even without a limit of their own.
    widget: maxLength > maxOfOneLine && pattern === undefined ? "text" : "string",
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, patternMessage] }),
  };
}

/** The form of a list of groups. A closed item shows the value of its first field. */
const itemsOptions = (item: Schema): Options => ({
  widget: "list",
  collapsed: true,
  summary: `{{fields.${Object.keys(item.properties ?? {})[0] ?? ""}}}`,
  fields: formOf(item),
});

/** A choice among the entries of a kind: among files by their names, or among the items of a file by their value of `by`. */
const relationOptions = ({ kind, by }: { kind: string; by: string }): Options => ({
  widget: "relation",
  ...("folder" in kindOf(kind).source
    ? { collection: kind }
    : // The package's name for all files that exist once.
      { collection: "_singletons", file: kind, value_field: `${itemsKey}.*.${by}` }),
});

/** An upload. The file's name is stored, without its folder. */
const fileOptions = ({ folder, maxBytes, formats }: NonNullable<FieldMeta["file"]>) => ({
  widget: folder === pictureFile.folder ? "image" : "file",
  media_folder: `/content/${folder}`,
  public_folder: "",
  choose_url: false,
  accept: Object.keys(formats)
    .map((ending) => `.${ending}`)
    .join(","),
  media_libraries: {
    default: { config: { max_file_size: maxBytes, slugify_filename: true } },
  },
});

/** Names that are abbreviations. */
const labels: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  cardAt: "Focal point on cards",
  e164: "Number as it is dialed",
  focal: "Focal point",
  lat: "Latitude",
  lon: "Longitude",
  pictureAt: "Focal point on phones",
  url: "Address",
  zip: "ZIP code",
};

/** The name of a field or kind, such as readingTime or TextPage, as a label: Reading time, Text page. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a label. */
export const pluralOf = (label: string): string =>
  label.endsWith("y") ? `${label.slice(0, -1)}ies` : `${label}s`;

/** The line under a field. The package renders it as Markdown, so characters with a meaning there are escaped. */
function hintOf({ description, minWidth, file }: Schema): string {
  const width = minWidth ?? file?.minWidth;
  const advice = width === undefined ? "" : ` At least ${width} pixels wide.`;
  return (description + advice).replace(/[*_`[\]<>\\]/g, "\\$&");
}
