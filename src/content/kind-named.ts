import type { Kind } from "./kind";

/** The kind of `kinds` with that name; throws if there is none. */
export function kindNamed(kinds: readonly Kind[], type: string): Kind {
  const kind = kinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}.`);
  return kind;
}
