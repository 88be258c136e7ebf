/** Decides, on every build, which entries the site shows. */
import type { Entry } from "./read";
import { eachField } from "./walk";

export interface Visibility {
  /** The day of the build in Maryland, YYYY-MM-DD. */
  today: string;
  /** true shows drafts and coming entries too. */
  drafts: boolean;
}

/** The entries that are shown; in those, relations to entries that are not shown are taken out of lists. */
export function visibleEntries(
  entries: readonly Entry[],
  { today, drafts }: Visibility,
): Entry[] {
  if (drafts) return [...entries];
  const hidden = new Set(
    entries
      .filter(({ data }) => data.draft === true || String(data.date ?? "") > today)
      .map(({ kind, slug }) => `${kind.type} ${slug}`),
  );
  return entries
    .filter(({ kind, slug }) => !hidden.has(`${kind.type} ${slug}`))
    .map((entry) => withoutRelationsTo(hidden, entry));
}

function withoutRelationsTo(hidden: ReadonlySet<string>, entry: Entry): Entry {
  const gone = eachField(entry.kind.fields, entry.data).filter(
    ({ meta, value }) =>
      meta.relation && hidden.has(`${meta.relation.kind} ${String(value)}`),
  );
  if (gone.length === 0) return entry;
  const data = structuredClone(entry.data);
  for (const { keys } of [...gone].reverse()) removeAt(data, keys);
  return { ...entry, data };
}

/** Takes the value at `keys` out of `data`, where `data` is this function's own copy. */
function removeAt(data: unknown, keys: readonly (string | number)[]): void {
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], data);
  const last = keys.at(-1);
  if (Array.isArray(parent) && typeof last === "number") parent.splice(last, 1);
  else if (last !== undefined) delete (parent as Record<string | number, unknown>)[last];
}
