/** Walks a field list together with the data that it describes. */
import { z } from "zod";
import type { FieldMeta } from "./fields";
import type { Entry } from "./read/entry";

/** A schema without its optional mark. */
export function required(schema: z.ZodType): { schema: z.ZodType; optional: boolean } {
  return schema instanceof z.ZodOptional
    ? { schema: schema.unwrap() as z.ZodType, optional: true }
    : { schema, optional: false };
}

/** The metadata that the builders of fields/ attached to a schema. */
export const metaOf = (schema: z.ZodType): FieldMeta =>
  (required(schema).schema.meta() ?? { description: "" }) as unknown as FieldMeta;

/** The way to a value: names of fields, and positions in lists. */
export type Keys = (string | number)[];

export interface FieldValue {
  keys: Keys;
  meta: FieldMeta;
  value: unknown;
  /** What can be left out together with the value: the list item, or else the optional field, that contains it; undefined if nothing can. */
  part: Keys | undefined;
}

/** Every single value of `data`, also in groups and lists, with its field's metadata. A field that is left out has the value undefined. */
function eachField(
  schema: z.ZodType,
  data: unknown,
  keys: Keys = [],
  outer?: Keys,
): FieldValue[] {
  const { schema: plain, optional } = required(schema);
  const inItem = keys.some((key) => typeof key === "number");
  const part = optional && !inItem ? keys : outer;
  if (plain instanceof z.ZodObject && isRecord(data))
    return Object.entries(plain.shape).flatMap(([key, inner]) =>
      eachField(inner as z.ZodType, data[key], [...keys, key], part),
    );
  if (plain instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) =>
      eachField(plain.element as z.ZodType, item, [...keys, index], [...keys, index]),
    );
  return [{ keys, meta: metaOf(plain), value: data, part }];
}

const cache = new WeakMap<Entry["data"], readonly FieldValue[]>();

/** Every single value of an entry. */
export function valuesOf({ kind, data }: Pick<Entry, "kind" | "data">): readonly FieldValue[] {
  const values = cache.get(data) ?? eachField(kind.fields, data);
  cache.set(data, values);
  return values;
}

/** `data` with what `change` makes of every field and list item, from the outside in. What becomes undefined is left out. */
export function mapFields(
  schema: z.ZodType | undefined,
  data: unknown,
  change: (value: unknown, keys: Keys, schema: z.ZodType | undefined) => unknown,
  keys: Keys = [],
): unknown {
  const value = change(data, keys, schema && required(schema).schema);
  const inside = (key: string | number, inner: unknown) =>
    mapFields(schema && fieldAt(schema, [key]), inner, change, [...keys, key]);
  if (Array.isArray(value))
    return value.map((item, index) => inside(index, item)).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  const names = Object.keys({ ...value, ...(schema && shapeAt(schema, [])) });
  const fields = names.map((name) => [name, inside(name, value[name])] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The field at `keys`, if there is one. */
export function fieldAt(
  schema: z.ZodType,
  keys: readonly PropertyKey[],
): z.ZodType | undefined {
  const plain = required(schema).schema;
  const [key, ...rest] = keys;
  if (key === undefined) return plain;
  if (plain instanceof z.ZodArray) return fieldAt(plain.element as z.ZodType, rest);
  if (!(plain instanceof z.ZodObject)) return undefined;
  const inner = plain.shape[String(key)] as z.ZodType | undefined;
  return inner && fieldAt(inner, rest);
}

/** The fields of the group at `keys`; none if there is no group. */
export function shapeAt(schema: z.ZodType, keys: readonly PropertyKey[]): z.ZodRawShape {
  const field = fieldAt(schema, keys);
  return field instanceof z.ZodObject ? field.shape : {};
}
