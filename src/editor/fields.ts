/** The fields of the editor's forms, made from the field lists. */
import { z } from "zod";
import { pictureFile, type FieldMeta } from "../content/fields";
import { kindOf } from "../content/kinds";
import { metaOf, required } from "../content/walk";
import { itemsKey } from "./format";

/** A field in the editor's configuration (https://sveltiacms.app/en/docs/fields). */
export interface EditorField {
  name: string;
  widget: string;
  label: string;
  [option: string]: unknown;
}

type Options = Record<string, unknown> & { widget: string };

/** Texts that may be longer than this get a box with several lines. */
const maxOfOneLine = 120;

/** The fields of a group or of a whole kind. Throws if the editor has no field for one of them. */
export const fieldsOf = (fields: z.ZodObject): EditorField[] =>
  Object.entries(fields.shape).map(([name, field]) => fieldOf(name, field as z.ZodType));

function fieldOf(name: string, schema: z.ZodType): EditorField {
  const { schema: plain, optional } = required(schema);
  const meta = metaOf(plain);
  const options = optionsOf(plain, meta);
  if (!options)
    throw new Error(`The editor has no field for “${name}”; add one in src/editor/fields.ts.`);
  return {
    name,
    label: labelOf(name),
    hint: hintOf(meta),
    required: !optional && !mayBeBlank(plain),
    ...options,
  };
}

/** A flag that is off counts as left out. The package does not accept an empty list in a required field, even if the field list does. */
const mayBeBlank = (schema: z.ZodType) =>
  schema instanceof z.ZodBoolean ||
  (schema instanceof z.ZodArray && !limitsOf(schema).minItems);

function optionsOf(schema: z.ZodType, meta: FieldMeta): Options | undefined {
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) return listOptions(schema);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: [...schema.options] };
  if (meta.relation) return relationOptions(meta.relation);
  if (meta.file) return fileOptions(meta.file);
  return plainOptions(schema);
}

function listOptions(schema: z.ZodArray): Options {
  const { minItems: min, maxItems: max } = limitsOf(schema);
  const item = required(schema.element as z.ZodType).schema;
  const { relation } = metaOf(item);
  if (relation) return { ...relationOptions(relation), min, max, multiple: true };
  if (item instanceof z.ZodObject) return { ...itemsOptions(item), min, max };
  return { widget: "list", min, max, field: fieldOf("item", item) };
}

/** The form of a list of groups. A closed item shows the value of its first field. */
export const itemsOptions = (item: z.ZodObject): Options => ({
  widget: "list",
  collapsed: true,
  summary: `{{fields.${Object.keys(item.shape)[0] ?? ""}}}`,
  fields: fieldsOf(item),
});

/** A choice among the entries of a kind. The chosen entry's value of `by` is stored. */
function relationOptions({ kind, by }: { kind: string; by: string }): Options {
  if ("folder" in kindOf(kind).source)
    return {
      widget: "relation",
      collection: kind,
      value_field: by === "slug" ? "{{slug}}" : by,
      display_fields: ["title"],
      search_fields: ["title"],
    };
  const value = `${itemsKey}.*.${by}`;
  return {
    widget: "relation",
    // The package's name for all files that exist once.
    collection: "_singletons",
    file: kind,
    value_field: value,
    display_fields: [value],
    search_fields: [value],
  };
}

/** An upload. The file's name is stored, without its folder. */
function fileOptions({ folder, maxBytes, formats }: NonNullable<FieldMeta["file"]>): Options {
  const endings = Object.keys(formats).map((ending) => `.${ending}`);
  return {
    widget: folder === pictureFile.folder ? "image" : "file",
    media_folder: `/content/${folder}`,
    public_folder: "",
    choose_url: false,
    accept: endings.join(","),
    media_libraries: {
      default: { config: { max_file_size: maxBytes, slugify_filename: true } },
    },
  };
}

function plainOptions(schema: z.ZodType): Options | undefined {
  const { type, format, minimum, maximum, minLength, maxLength, pattern } = limitsOf(schema);
  if (type === "integer")
    return { widget: "number", value_type: "int", min: minimum, max: maximum, step: 1 };
  if (type === "number")
    return { widget: "number", value_type: "float", min: minimum, max: maximum, step: 0.0001 };
  if (type !== "string") return undefined;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return {
    // Texts with a pattern, such as times of day, are short even without a limit of their own.
    widget: (maxLength ?? 0) > maxOfOneLine && pattern === undefined ? "text" : "string",
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, patternMessage(schema)] }),
  };
}

interface Limits {
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

const limitsOf = (schema: z.ZodType): Limits =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Limits;

/** The content check's message about a text that does not match its pattern. */
function patternMessage(schema: z.ZodType): string {
  const issues = schema.safeParse("\u00BF", { reportInput: true }).error?.issues ?? [];
  return issues.find(({ code }) => code === "invalid_format")?.message ?? "";
}

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

/** The name of a field or kind, such as readingTime or LegalPage, as a label: Reading time, Legal page. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a label. */
export const pluralOf = (label: string): string =>
  label.endsWith("y") ? `${label.slice(0, -1)}ies` : `${label}s`;

/** The line under a field. The package renders it as Markdown, so characters with a meaning there are escaped. */
function hintOf({ description, minWidth, file }: FieldMeta): string {
  const width = minWidth ?? file?.minWidth;
  const advice = width === undefined ? "" : ` At least ${width} pixels wide.`;
  return (description + advice).replace(/[*_`[\]<>\\]/g, "\\$&");
}
