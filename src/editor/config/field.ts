/** The fields of the editor's forms, made from the fields of the field lists. */
import { z } from "zod";
import { pictureFile, type FieldMeta } from "../../content/fields";
import { metaOf, required } from "../../content/walk";
import { focalPointField } from "../focal-point";
import { capitalized, hintOf, labelOf } from "./labels";
import { relationField, type KindOf } from "./relation";

/** A field in the editor's configuration. */
export interface EditorField {
  name: string;
  widget: string;
  label: string;
  [option: string]: unknown;
}

type Options = Record<string, unknown> & { widget: string };

/** Texts that may be longer than this get a box with several lines. */
const longText = 120;

/** The fields of a group or of a whole kind. */
export const fieldsOf = (fields: z.ZodObject, kindOf: KindOf): EditorField[] =>
  Object.entries(fields.shape).map(([name, field]) =>
    fieldOf(name, field as z.ZodType, kindOf),
  );

/** The editor's field for the field `name`. Throws if the editor has no field for its schema. */
export function fieldOf(name: string, schema: z.ZodType, kindOf: KindOf): EditorField {
  const { schema: plain, optional } = required(schema);
  const meta = metaOf(plain);
  const options = optionsOf(plain, meta, kindOf);
  if (!options)
    throw new Error(`The editor has no field for “${name}”; add one in src/editor/config/.`);
  return {
    name,
    label: labelOf(name),
    hint: hintOf(
      [meta.description, pictureAdvice(meta), focalPointAdvice(options.widget)]
        .filter(Boolean)
        .join(" "),
    ),
    required: !optional && !mayBeEmpty(plain),
    ...options,
  };
}

/** Advice on the size of a picture: the editor does not know the size, so it cannot check it before saving. */
const pictureAdvice = ({ minWidth, file }: FieldMeta) => {
  const least = minWidth ?? file?.minWidth;
  return least === undefined
    ? undefined
    : `At least ${least.toLocaleString("en-US")} pixels wide; the draft’s pull request checks that.`;
};

const focalPointAdvice = (widget: string) =>
  widget === focalPointField ? "Click it in the picture, or write both numbers." : undefined;

/** A flag that is off counts as left out. The package does not accept an empty list in a required field, even if the field list does. */
const mayBeEmpty = (schema: z.ZodType) =>
  schema instanceof z.ZodBoolean ||
  (schema instanceof z.ZodArray && !limitsOf(schema).minItems);

function optionsOf(schema: z.ZodType, meta: FieldMeta, kindOf: KindOf): Options | undefined {
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, kindOf) };
  if (schema instanceof z.ZodArray)
    return isFocalPoint(schema) ? { widget: focalPointField } : listOptions(schema, kindOf);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: [...schema.options] };
  if (meta.relation) return relationField(meta.relation, kindOf);
  if (meta.file) return fileOptions(meta.file);
  return plainOptions(schema);
}

/** A focal point is two shares, from the left and from the top. */
function isFocalPoint(schema: z.ZodArray): boolean {
  const { minItems, maxItems } = limitsOf(schema);
  const { type, minimum, maximum } = limitsOf(schema.element as z.ZodType);
  return (
    minItems === 2 && maxItems === 2 && type === "number" && minimum === 0 && maximum === 1
  );
}

function listOptions(schema: z.ZodArray, kindOf: KindOf): Options {
  const { minItems, maxItems } = limitsOf(schema);
  const amount = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const item = required(schema.element as z.ZodType).schema;
  const { relation } = metaOf(item);
  if (relation) return { ...relationField(relation, kindOf), ...amount, multiple: true };
  if (item instanceof z.ZodObject)
    return {
      widget: "list",
      ...amount,
      collapsed: true,
      summary: summaryOf(item),
      fields: fieldsOf(item, kindOf),
    };
  return { widget: "list", ...amount, field: fieldOf("item", item, kindOf) };
}

/** The words that a closed item of a list shows: the value of its first field. */
export const summaryOf = (item: z.ZodObject): string =>
  `{{fields.${Object.keys(item.shape)[0] ?? ""}}}`;

/** A field to upload a file. The file's name is stored, without a folder. */
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
    widget: (maxLength ?? 0) > longText && pattern === undefined ? "text" : "string",
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [pattern, messageOf(schema)] }),
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

/** The field list's message about a text that does not match its pattern. Quotation marks around examples are only for files. */
function messageOf(schema: z.ZodType): string {
  const issues = schema.safeParse("\u00BF", { reportInput: true }).error?.issues ?? [];
  const message = issues.find(({ code }) => code === "invalid_format")?.message ?? "";
  return capitalized(message).replace(/"([^"]*)"/g, "$1");
}
