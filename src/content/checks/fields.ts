/** Checks an entry's data against the field list of its kind: Zod finds the problems, and this file turns them into sentences. */
import { z } from "zod";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read/entry";
import { closest, hint } from "../suggest";
import { fieldAt, metaOf, shapeAt } from "../walk";
import { at, nameOf } from "./check";

type Path = readonly PropertyKey[];

/** Every field of `entry` that is missing, unknown or invalid by its field list. */
export function* checkFields(entry: Entry): Iterable<Problem> {
  const { fields } = entry.kind;
  /** Fields that are not reported as missing, because an unknown field seems to be meant for them. */
  const explained = new Set<string>();
  const issues = fields.safeParse(entry.data, { reportInput: true }).error?.issues ?? [];
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const key of issue.keys) {
      const meant = closest(key, Object.keys(shapeAt(fields, issue.path)));
      if (meant !== undefined) explained.add(JSON.stringify([...issue.path, meant]));
      yield at(entry, [...issue.path, key], unknownError(entry, issue.path, key));
    }
  }
  const others = issues.filter(({ code }) => code !== "unrecognized_keys");
  const seen = new Set<string>();
  for (const issue of others) {
    const { code, path, input } = issue;
    const key = JSON.stringify(path);
    // One message per value, and none on a group while one of its own fields is wrong.
    if (seen.has(key)) continue;
    seen.add(key);
    if (code === "custom" && others.some((other) => isWithin(other.path, path))) continue;
    if (input === undefined && explained.has(key)) continue;
    const message =
      input === undefined
        ? missingError(entry, path)
        : `${nameOf(path)}: ${bareError(issue, entry) ?? oddInput(issue) ?? asWritten(issue, entry)}`;
    yield at(entry, path, message);
  }
}

const isWithin = (path: Path, group: Path) =>
  path.length > group.length && group.every((key, index) => key === path[index]);

/** A list or group with nothing under its name: usually its lines are not indented or are comments. */
function bareError({ input, path, message }: z.core.$ZodIssue, { kind }: Entry) {
  const name = path.at(-1);
  if (input !== null || typeof name !== "string") return undefined;
  const field = shapeAt(kind.fields, path.slice(0, -1))[name];
  const others = field instanceof z.ZodOptional ? "delete the line, or " : "";
  return `this field has no value; ${others}${message}`;
}

/** The message about `key`, which is not a field of the group at `path`. */
function unknownError({ kind }: Entry, path: Path, key: string): string {
  const group = [kind.type, ...(path.length > 0 ? [nameOf(path)] : [])].join(" › ");
  return `“${key}” is not a field of ${group}; ${hint(key, Object.keys(shapeAt(kind.fields, path)))}`;
}

function missingError({ kind, file, sourceOf }: Entry, path: Path): string {
  const field = fieldAt(kind.fields, path);
  const label = field ? ` (${metaOf(field).description.replace(/\.$/, "")})` : "";
  if (sourceOf(path) !== undefined) return `“${nameOf(path)}” is empty; write it here${label}`;
  const name = String(path.at(-1));
  const missing = file.endsWith(".svg") ? `${name}="…" to its <svg>` : `the line “${name}: …”`;
  return `“${nameOf(path)}” is missing; add ${missing}${label}`;
}

/** The message of `issue`, with a number or boolean as it is in the file. */
function asWritten({ input, message, path }: z.core.$ZodIssue, entry: Entry): string {
  const source = typeof input === "string" ? undefined : entry.sourceOf(path);
  return source === undefined
    ? message
    : message
        .replace(`"${String(input)}"`, `"${source}"`)
        .replace(`“${String(input)}”`, `“${source}”`);
}

/** The character for which a value of a fixed form is refused, if it looks like another or like none. */
function oddInput({ code, input, message }: z.core.$ZodIssue): string | undefined {
  if (typeof input !== "string") return undefined;
  const fixed = code === "invalid_format" || code === "invalid_value";
  return fixed || message.includes(`“${input}”`) ? oddCharacter(input) : undefined;
}
