/** Checks an entry's data against the field list of its kind: Zod finds the problems, and this file turns them into sentences. */
import type { z } from "zod";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read";
import { closest } from "../suggest";
import { fieldAt, metaOf } from "../walk";
import { checkBareFields } from "./bare-fields";
import { at, nameOf } from "./check";
import { namesAt, unknownField } from "./unknown-fields";

/** Every field of `entry` that is missing, unknown or invalid by its field list. */
export function checkFields(entry: Entry): Problem[] {
  const bare = checkBareFields(entry);
  const result = entry.kind.fields.safeParse(entry.data, { reportInput: true });
  if (result.success) return bare.map(({ problem }) => problem);
  const told = new Set([
    ...misspelledFields(entry, result.error.issues),
    ...bare.map(({ keys }) => JSON.stringify(keys)),
  ]);
  const others = result.error.issues
    .filter(isWorthTelling)
    .filter((issue) => !(isMissing(issue) && told.has(JSON.stringify(issue.path))))
    .flatMap((issue) => describeIssue(issue, entry));
  return [...bare.map(({ problem }) => problem), ...others];
}

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code !== "unrecognized_keys" && issue.input === undefined;

/** One message per value: the first of its issues, and none on a group while one of its own fields is wrong. */
function isWorthTelling(
  issue: z.core.$ZodIssue,
  index: number,
  all: readonly z.core.$ZodIssue[],
): boolean {
  if (issue.code === "unrecognized_keys") return true;
  const others = all.filter(({ code }) => code !== "unrecognized_keys");
  if (issue.code === "custom" && others.some(({ path }) => isWithin(path, issue.path)))
    return false;
  return !others.some(
    (other) => all.indexOf(other) < index && samePath(other.path, issue.path),
  );
}

const isWithin = (path: readonly PropertyKey[], group: readonly PropertyKey[]) =>
  path.length > group.length && samePath(path.slice(0, group.length), group);

const samePath = (a: readonly PropertyKey[], b: readonly PropertyKey[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The paths of fields of which an unknown key is probably a misspelling. */
function misspelledFields(entry: Entry, issues: readonly z.core.$ZodIssue[]): Set<string> {
  return new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.flatMap((key) => {
            const meant = closest(key, namesAt(entry, issue.path));
            return meant === undefined ? [] : [JSON.stringify([...issue.path, meant])];
          })
        : [],
    ),
  );
}

function describeIssue(issue: z.core.$ZodIssue, entry: Entry): Problem[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => unknownField(entry, path, key));
  if (isMissing(issue)) {
    const field = fieldAt(entry.kind.fields, path);
    const about = field ? ` (${metaOf(field).description.replace(/\.$/, "")})` : "";
    return [
      at(
        entry,
        path,
        `“${nameOf(path)}” is missing; add the line “${String(path.at(-1))}: …”${about}`,
      ),
    ];
  }
  return [at(entry, path, `${nameOf(path)}: ${oddInput(issue) ?? asWritten(issue, entry)}`)];
}

/** The message of `issue`, with a number or boolean as it stands in the file. */
function asWritten({ input, message, path }: z.core.$ZodIssue, entry: Entry): string {
  const source = typeof input === "string" ? undefined : entry.sourceOf?.(path);
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
