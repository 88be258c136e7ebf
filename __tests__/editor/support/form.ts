/** Values as the editor's form returns them, and helpers to change them. */
import { z } from "zod";
import type { Kind } from "../../../src/content/kind";
import { required } from "../../../src/content/walk";
import {
  bodyKey,
  isMarkdown,
  itemsKey,
  sourceKey,
  type Values,
} from "../../../src/editor/format/format";

/** `values` as a form returns them: in the order of the field list, with false and empty texts for fields that the file leaves out. */
export function filled(kind: Kind, values: Values): Values {
  const { [sourceKey]: source, [bodyKey]: body, [itemsKey]: items } = values;
  const rest = { [sourceKey]: source, ...(isMarkdown(kind) && { [bodyKey]: body }) };
  if ("list" in kind.source)
    return {
      [itemsKey]: (items as unknown[]).map((item) => fill(kind.fields, item)),
      ...rest,
    };
  return { ...(fill(kind.fields, values) as Values), ...rest };
}

function fill(schema: z.ZodType, value: unknown): unknown {
  const plain = required(schema).schema;
  if (plain instanceof z.ZodObject) {
    if (value === undefined) return undefined;
    const group = value as Values;
    return Object.fromEntries(
      Object.entries(plain.shape).map(([name, field]) => [
        name,
        fill(field as z.ZodType, group[name]),
      ]),
    );
  }
  if (plain instanceof z.ZodArray)
    return ((value ?? []) as unknown[]).map((item) => fill(plain.element as z.ZodType, item));
  if (plain instanceof z.ZodBoolean) return value ?? false;
  return value ?? "";
}

export type Keys = (string | number)[];

/** The keys of every text and number in `values`; in lists only those of the first, the middle and the last item. */
export function leaves(value: unknown, keys: Keys = []): Keys[] {
  if (Array.isArray(value)) {
    const places = new Set([0, Math.floor(value.length / 2), value.length - 1]);
    return [...places]
      .filter((place) => place >= 0 && place < value.length)
      .flatMap((place) => leaves(value[place], [...keys, place]));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key === sourceKey ? [] : leaves(inner, [...keys, key]),
    );
  return typeof value === "string" || typeof value === "number" ? [keys] : [];
}

/** The keys of every list of `values`. */
export function lists(value: unknown, keys: Keys = []): Keys[] {
  if (Array.isArray(value))
    return [keys, ...value.slice(0, 2).flatMap((item, place) => lists(item, [...keys, place]))];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => lists(inner, [...keys, key]));
  return [];
}

/** The value at `keys`. */
export const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy of `values` with the value at `keys` changed by `change`. */
export function changed(
  values: Values,
  keys: Keys,
  change: (value: unknown) => unknown,
): Values {
  const copy = structuredClone(values);
  const group = valueAt(copy, keys.slice(0, -1)) as Record<string | number, unknown>;
  const last = keys.at(-1) ?? "";
  group[last] = change(group[last]);
  return copy;
}
