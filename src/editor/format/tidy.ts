/** Converts the values of a form to the fields of a file. */
import { z } from "zod";
import { required } from "../../content/walk";

type Values = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a file leaves this value out. The check treats an empty text like a missing one. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Whether `a` and `b` mean the same in a file. Forms change the order of fields and trim texts. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isGroup(a) && isGroup(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) =>
      isSame(a[name], b[name]),
    );
  return typeof a === "string" && typeof b === "string" ? a.trim() === b.trim() : a === b;
}

/**
 * `value` as it is written to a file: without empty values, empty optional lists, empty optional groups, and optional flags that are false.
 * (Forms set every flag that the file leaves out to false.) Values that are not in the field list stay.
 * @param before the value in the file before. A flag that is false there stays.
 */
export function tidy(schema: z.ZodType, value: unknown, before?: unknown): unknown {
  const { schema: plain, optional } = required(schema);
  // Forms leave out an empty list, but the field list may require the field.
  if (isEmpty(value)) return plain instanceof z.ZodArray && !optional ? [] : undefined;
  if (plain instanceof z.ZodObject && isGroup(value)) {
    const fields = tidyGroup(plain, value, isGroup(before) ? before : {});
    return optional && Object.keys(fields).length === 0 ? undefined : fields;
  }
  if (plain instanceof z.ZodArray && Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    const items = value
      .map((item, index) => tidy(plain.element as z.ZodType, item, old[index]))
      .filter((item) => item !== undefined);
    return optional && items.length === 0 ? undefined : items;
  }
  return value === false && optional && before !== false ? undefined : value;
}

/** Properties that the package adds to items while they are moved. It removes them when it writes the file, but not before `preSave`. */
const internal = /^__sc_/;

function tidyGroup(group: z.ZodObject, values: Values, before: Values) {
  const names = [...Object.keys(group.shape), ...Object.keys(values)].filter(
    (name) => !internal.test(name),
  );
  return Object.fromEntries(
    [...new Set(names)]
      .map((name) => {
        const field = group.shape[name] as z.ZodType | undefined;
        return [name, field ? tidy(field, values[name], before[name]) : values[name]] as const;
      })
      .filter(([, value]) => value !== undefined),
  );
}
