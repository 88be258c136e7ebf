/** Walks a field list together with the data that it describes. */
import { z } from "zod";
import type { FieldMeta } from "./fields";

/** A schema without its optional mark. */
export function required(schema: z.ZodType): { schema: z.ZodType; optional: boolean } {
  return schema instanceof z.ZodOptional
    ? { schema: schema.unwrap() as z.ZodType, optional: true }
    : { schema, optional: false };
}

/** The metadata of schemas that were asked for it: Zod copies it at each call, and the check asks for that of every value. */
const metadata = new WeakMap<z.ZodType, FieldMeta>();

/** The metadata that the builders of fields/ attached to a schema. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const cached = metadata.get(schema);
  if (cached) return cached;
  const meta = (required(schema).schema.meta() ?? { description: "" }) as unknown as FieldMeta;
  metadata.set(schema, meta);
  return meta;
}

export interface FieldValue {
  keys: (string | number)[];
  meta: FieldMeta;
  value: unknown;
}

/**
 * Every single value of `data` with its field's metadata, in nested groups and lists too. A field that is left out has the value undefined.
 */
export function eachField(
  schema: z.ZodType,
  data: unknown,
  keys: (string | number)[] = [],
): FieldValue[] {
  const plain = required(schema).schema;
  if (plain instanceof z.ZodObject && typeof data === "object" && data !== null)
    return Object.entries(plain.shape).flatMap(([key, inner]) =>
      eachField(inner as z.ZodType, (data as Record<string, unknown>)[key], [...keys, key]),
    );
  if (plain instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) =>
      eachField(plain.element as z.ZodType, item, [...keys, index]),
    );
  return [{ keys, meta: metaOf(plain), value: data }];
}

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

/** The group at `keys`, if there is one. */
export function groupAt(
  schema: z.ZodType,
  keys: readonly PropertyKey[],
): z.ZodObject | undefined {
  const field = fieldAt(schema, keys);
  return field instanceof z.ZodObject ? field : undefined;
}
