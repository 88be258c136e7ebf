/** The types of a content check's input and output. */
import type { Kind } from "../kind";
import type { Content, Entry, Problem } from "../read";

export interface Subject extends Content {
  kinds: readonly Kind[];
  /** The project's root. */
  root: string;
  /** The addresses of the files in the project's folder static/; undefined where they cannot be read, as in the editor. */
  files?: ReadonlySet<string>;
}

/** A rule about single entries, or about the content as a whole. Rules never change their input. */
export type Check =
  | { ofEntry: (entry: Entry, subject: Subject) => Problem[] }
  | { ofAll: (subject: Subject) => Problem[] };

/** A finding on the value at `keys` of `entry`. */
export function at(entry: Entry, keys: readonly PropertyKey[], message: string): Problem {
  return { file: entry.file, line: entry.lineOf(keys), message };
}

/** A finding on the value at `keys`; its message begins with the path of that value. */
export function atField(
  entry: Entry,
  keys: readonly (string | number)[],
  message: string,
): Problem {
  return at(entry, keys, `${nameOf(keys)}: ${message}`);
}

/** The path to a field as editors read it; items are counted from 1. */
export function nameOf(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key)))
    .join(" › ");
}

/**
 * The entries whose value an earlier entry already has, each with the first entry that has it. Entries whose value is undefined are
 * skipped.
 */
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

/** A word, or a quotation, that is too long for a sentence. */
const tooLong = /[^\s“”]{120,}|(?<=“)[^“”]{240,}(?=”)/g;

const cut = (words: string) => `${words.slice(0, 60)}…`;

/** `problems` sorted by file, line and message; long values in messages are cut. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const short = problems.map((problem) => ({
    ...problem,
    message: problem.message.replace(tooLong, cut),
  }));
  return short.sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  );
}
