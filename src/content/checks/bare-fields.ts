/** Fields with nothing after the colon. A single value may be left out this way, as with an empty text, but a list or group may not. */
import { z } from "zod";
import type { Entry, Problem } from "../read";
import { fieldAt, groupAt, required } from "../walk";
import { atField } from "./check";
import { unknownField } from "./unknown-fields";

interface BareField {
  keys: (string | number)[];
  problem: Problem;
}

/** Every list, group or unknown field of `entry` with nothing under its name. Usually its lines are not indented or are comments. */
export function checkBareFields(entry: Entry): BareField[] {
  return entry.bare.flatMap((keys) => {
    const group = groupAt(entry.kind.fields, keys.slice(0, -1));
    const name = String(keys.at(-1));
    const field = group?.shape[name] as z.ZodType | undefined;
    if (group && !field)
      return [{ keys, problem: unknownField(entry, keys.slice(0, -1), name) }];
    const plain = fieldAt(entry.kind.fields, keys);
    if (!field || !(plain instanceof z.ZodObject || plain instanceof z.ZodArray)) return [];
    const what = plain.safeParse(null).error?.issues[0]?.message ?? "";
    const leave = required(field).optional ? "take the line away, or " : "";
    return [
      {
        keys,
        problem: atField(entry, keys, `nothing stands under this name; ${leave}${what}`),
      },
    ];
  });
}
