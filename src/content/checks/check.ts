/** What a check is given and gives. */
import type { Kind } from "../kind";
import type { Content, Entry, Problem } from "../read";

export interface Subject extends Content {
  kinds: readonly Kind[];
  /** The project's root. */
  root: string;
}

/** A rule about single entries, or about the content as a whole. Neither changes what it is given. */
export type Check =
  | { ofEntry: (entry: Entry, subject: Subject) => Problem[] }
  | { ofAll: (subject: Subject) => Problem[] };

/** A finding on the value at `keys` of `entry`. */
export function at(entry: Entry, keys: readonly PropertyKey[], message: string): Problem {
  return { file: entry.file, line: entry.lineOf(keys), message };
}

/** A finding on the value at `keys`, which it names. */
export function atField(
  entry: Entry,
  keys: readonly (string | number)[],
  message: string,
): Problem {
  return at(entry, keys, `${nameOf(keys)}: ${message}`);
}

/** The way to a field as editors read it; items are counted from 1. */
export function nameOf(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key)))
    .join(" › ");
}

/** The entries with a value of an earlier one, each with the first that has it. Entries whose value is undefined have none. */
export function repeated(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => unknown,
): Map<Entry, Entry> {
  const first = new Map<unknown, Entry>();
  const found = new Map<Entry, Entry>();
  for (const entry of entries) {
    const value = valueOf(entry);
    const before = first.get(value);
    if (before) found.set(entry, before);
    else if (value !== undefined) first.set(value, entry);
  }
  return found;
}

/** `problems` ordered by file, line and words. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}
