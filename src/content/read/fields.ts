/** Takes the fields of an entry from parsed YAML. */
import type { Problem } from "./types";
import type { Parsed } from "./yaml";

/** The fields in `parsed`, without empty ones; undefined, with a finding, if it holds no fields. */
export function asFields(
  { value, lineOf, sourceOf }: Parsed,
  file: string,
  problems: Problem[],
) {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return {
      data: withoutEmpty(value) as Record<string, unknown>,
      bare: bareKeys(value),
      lineOf,
      sourceOf,
    };
  problems.push({
    file,
    line: lineOf([]),
    message: "write fields here, each on a line of its own: name: value",
  });
  return undefined;
}

/** An empty text or value counts as left out. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([, inner]) => inner !== null && !(typeof inner === "string" && inner.trim() === ""),
      )
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}

/** Keys with nothing after the colon. */
function bareKeys(value: unknown, keys: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => bareKeys(item, [...keys, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === null ? [[...keys, key]] : bareKeys(inner, [...keys, key]),
  );
}
