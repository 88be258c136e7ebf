/** What the checks share: their input, and the form of their findings. */
import type { Kind } from "../kind";
import type { Content, Entry, Problem } from "../read/entry";
import type { FieldValue } from "../walk";
import type { FileFacts } from "./facts";

export interface Subject extends Content {
  kinds: readonly Kind[];
  root: string;
  /** The day in the company's time zone, YYYY-MM-DD. */
  today: string;
  /** What the files of pictures, videos, drawings and static/ are, by their paths. */
  facts: ReadonlyMap<string, FileFacts>;
}

/** Says what is wrong with a value of `entry`, which is a text. */
export type ValueCheck = (
  field: FieldValue & { value: string },
  entry: Entry,
) => string | undefined;

/** A finding on the value at `keys` of `entry`. */
export const at = (entry: Entry, keys: readonly PropertyKey[], message: string): Problem => ({
  file: entry.file,
  line: entry.lineOf(keys),
  message,
});

/** A finding on the value at `keys`; its message begins with the path of that value. */
export const atField = (entry: Entry, keys: readonly PropertyKey[], message: string) =>
  at(entry, keys, `${nameOf(keys)}: ${message}`);

/** The path to a field as editors read it; items are counted from 1. */
export const nameOf = (keys: readonly PropertyKey[]): string =>
  keys.map((key) => (typeof key === "number" ? `item ${key + 1}` : String(key))).join(" › ");

/** Whether an entry is not a draft. It is shown from its day on (src/content/visible.ts). */
export const isPublished = ({ data }: Entry): boolean => data.draft !== true;

/** The kinds with a file that could not be read: their entries are not known, so nothing is reported as missing. */
export const unreadKinds = ({ unread }: Content): ReadonlySet<string> =>
  new Set(unread.map(({ kind }) => kind.type));

/** The items whose value an earlier item already has, each with the first one that has it. Undefined values are skipped. */
export function repeated<T>(
  items: readonly T[],
  valueOf: (item: T) => unknown,
): [item: T, first: T][] {
  const first = new Map<unknown, T>();
  return items.flatMap((item): [T, T][] => {
    const value = valueOf(item);
    const before = first.get(value);
    if (before) return [[item, before]];
    if (value !== undefined) first.set(value, item);
    return [];
  });
}

/** A word, or a quotation, that is too long for a sentence. */
const tooLong = /[^\s“”]{120,}|(?<=“)[^“”]{240,}(?=”)/g;

/** `problems` sorted by file, line and message; long values in messages are cut. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems
    .map((problem) => ({
      ...problem,
      message: problem.message.replace(tooLong, (words) => `${words.slice(0, 60)}…`),
    }))
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
    );
