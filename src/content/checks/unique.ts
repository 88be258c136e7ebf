/** Values that only one entry may have: a place in a list, a letter on the drawing. */
import { z } from "zod";
import type { Entry, Problem } from "../read";
import { fieldAt } from "../walk";
import { atField, repeated, type Subject } from "./check";

/** Every value that two entries of a kind share although it must be unique. Drafts may share values. */
export function checkUnique({ entries, kinds }: Subject): Problem[] {
  return kinds.flatMap(({ type, unique = [] }) => {
    const shown = entries.filter(({ kind, data }) => kind.type === type && data.draft !== true);
    return unique.flatMap((field) => sharedValues(field, shown));
  });
}

function sharedValues(field: string, entries: readonly Entry[]): Problem[] {
  return [...repeated(entries, ({ data }) => data[field])].map(([entry, other]) =>
    atField(
      entry,
      [field],
      `“${String(entry.data[field])}” is taken by ${placeOf(other, entry, field)}; ${another(field, entry, entries)}`,
    ),
  );
}

const placeOf = (other: Entry, entry: Entry, field: string) =>
  other.file === entry.file ? `line ${other.lineOf([field])}` : other.file;

/** Values that are still free, if the field list limits them. */
function another(field: string, { kind }: Entry, entries: readonly Entry[]): string {
  const taken = entries.map(({ data }) => data[field]);
  const schema = fieldAt(kind.fields, [field]);
  const free =
    schema instanceof z.ZodEnum
      ? schema.options.filter((option) => !taken.includes(option))
      : taken.every((value) => typeof value === "number")
        ? [Math.max(...taken) + 1]
        : [];
  return free[0] === undefined ? "write another one" : `write another one, such as ${free[0]}`;
}
