/** Keys that no field list has. */
import type { Entry, Problem } from "../read";
import { hint } from "../suggest";
import { groupAt } from "../walk";
import { at, nameOf } from "./check";

/** Names of the fields that the group at `path` of `entry` may have. */
export const namesAt = (entry: Entry, path: readonly PropertyKey[]): string[] =>
  Object.keys(groupAt(entry.kind.fields, path)?.shape ?? {});

/** The finding on `key`, which is not a field of the group at `path`. */
export function unknownField(entry: Entry, path: readonly PropertyKey[], key: string): Problem {
  const place = [entry.kind.type, ...(path.length > 0 ? [nameOf(path)] : [])].join(" › ");
  return at(
    entry,
    [...path, key],
    `“${key}” is not a field of ${place}; ${hint(key, namesAt(entry, path))}`,
  );
}
