/**
 * Removes relations to hidden entries from the entries that are shown. Relations to hidden entries are not mistakes; they take effect later.
 */
import { z } from "zod";
import { pathsOf } from "./addresses";
import type { Entry } from "./read";
import { eachField, required } from "./walk";

type Keys = (string | number)[];

/**
 * Returns copies of `shown` without relations and addresses that lead to one of `hidden`. A value is removed with the smallest optional
 * part around it: the value itself, its group, or its list item. If nothing around it is optional, the relation is changed to the first
 * shown entry of the same kind.
 */
export function withoutHidden(shown: readonly Entry[], hidden: readonly Entry[]): Entry[] {
  const named = new Map(hidden.map((entry) => [`${entry.kind.type} ${entry.slug}`, entry]));
  const addressed = new Map(
    hidden.flatMap((entry) => pathsOf(entry).map((path) => [path, entry] as const)),
  );
  return shown.map((entry) => {
    const gone = eachField(entry.kind.fields, entry.data).flatMap(({ meta, value, keys }) => {
      const target = meta.relation
        ? named.get(`${meta.relation.kind} ${String(value)}`)
        : isAddress(keys) && addressed.get(String(value));
      return target ? [{ keys, target, relation: meta.relation !== undefined }] : [];
    });
    if (gone.length === 0) return entry;
    const data = structuredClone(entry.data);
    const removable = new Map<string, Keys>();
    for (const { keys, target, relation } of gone) {
      const optional = optionalParts(entry.kind.fields, keys).find((part) =>
        canGo(entry, part),
      );
      const other = firstOf(shown, target);
      if (optional) removable.set(optional.join(" "), optional);
      else if (other) setAt(data, keys, relation ? other.slug : pathsOf(other)[0]);
    }
    // Backwards, because removing a list item moves the items after it.
    for (const keys of [...removable.values()].reverse()) removeAt(data, keys);
    return { ...entry, data };
  });
}

/** Every field may contain a link, except those with the entry's own addresses. */
const isAddress = ([field]: Keys) => field !== "aliases" && field !== "redirectFrom";

/** The entry of the same kind as `hidden` that comes first in the lists. */
function firstOf(shown: readonly Entry[], hidden: Entry): Entry | undefined {
  const order = ({ data, slug }: Entry) => [Number(data.position ?? 0), slug] as const;
  return shown
    .filter(({ kind }) => kind === hidden.kind)
    .sort((a, b) => {
      const [[first, one], [second, other]] = [order(a), order(b)];
      return first - second || one.localeCompare(other);
    })[0];
}

/** The optional values, groups and list items that contain the value at `keys`, as paths, the innermost one first. */
export function optionalParts(schema: z.ZodType, keys: Keys): Keys[] {
  const found: Keys[] = [];
  let at = schema;
  keys.forEach((key, index) => {
    const { schema: plain } = required(at);
    const inList = plain instanceof z.ZodArray;
    at = (inList ? plain.element : (plain as z.ZodObject).shape[key]) as z.ZodType;
    if (inList || required(at).optional) found.unshift(keys.slice(0, index + 1));
  });
  return found;
}

/** true if the rest is still valid: a navigation item without its page is not. A list may become shorter than its minimum length. */
function canGo({ kind, data }: Entry, part: Keys): boolean {
  const rest = structuredClone(data);
  removeAt(rest, part);
  const issues = kind.fields.safeParse(rest).error?.issues ?? [];
  return issues.every(({ code }) => code === "too_small");
}

/** The container of the value at `keys`, and the last key. */
function holderOf(data: Record<string, unknown>, keys: Keys) {
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], data);
  return [holder as Record<string | number, unknown>, keys.at(-1) ?? ""] as const;
}

function removeAt(data: Record<string, unknown>, keys: Keys): void {
  const [holder, key] = holderOf(data, keys);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function setAt(data: Record<string, unknown>, keys: Keys, value: unknown): void {
  const [holder, key] = holderOf(data, keys);
  holder[key] = value;
}
