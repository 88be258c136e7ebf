/** Relations in both directions: the target of a relation must exist, and an entry that needs an incoming relation must have one. */
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read";
import { hint, slugOf } from "../suggest";
import { eachField, type FieldValue } from "../walk";
import { at, atField, repeated, type Subject } from "./check";

/** Every relation whose target does not exist. */
export function checkRelations({ entries, unread }: Subject): Problem[] {
  const lost = new Set(unread.map(({ kind }) => kind.type));
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const [key, value] of [["slug", entry.slug] as const, ...Object.entries(entry.data)])
      if (typeof value === "string") {
        const name = `${entry.kind.type} ${key}`;
        const known = byKey.get(name);
        if (known) known.push(entry);
        else byKey.set(name, [entry]);
      }
  const values = new Map(
    [...byKey].map(([name, all]) => [name, new Set(all.map((entry) => valueOf(entry, name)))]),
  );
  return entries.flatMap((entry) =>
    relationsOf(entry)
      .filter(({ relation: { kind } }) => !lost.has(kind))
      .filter(({ relation: { kind, by }, value }) => !values.get(`${kind} ${by}`)?.has(value))
      .map(({ relation: { kind, by }, value, keys }) =>
        atField(
          entry,
          keys,
          `there is no ${kind} whose ${wordFor(by)} is “${value}”; ${suggestion(value, byKey.get(`${kind} ${by}`) ?? [], by)}`,
        ),
      ),
  );
}

/** The editors' word for a slug. */
const wordFor = (by: string) => (by === "slug" ? "file name" : by);

const valueOf = (entry: Entry, name: string) => keyOf(entry, name.slice(name.indexOf(" ") + 1));

const keyOf = (entry: Entry, by: string) =>
  by === "slug" ? entry.slug : String(entry.data[by] ?? "");

function relationsOf(entry: Entry) {
  return eachField(entry.kind.fields, entry.data).flatMap(
    ({ meta, value, keys }: FieldValue) =>
      meta.relation && typeof value === "string"
        ? [{ relation: meta.relation, value, keys }]
        : [],
  );
}

/** Maps titles, file names and other spellings that editors write instead of a slug to the slug. */
function suggestion(value: string, candidates: readonly Entry[], by: string): string {
  const odd = oddCharacter(value);
  if (odd !== undefined) return odd;
  const name = value.replace(/^.*\//, "");
  const plain = slugOf(name.replace(/\.md$/, ""));
  const meant = candidates.find(
    (entry) =>
      [name, plain].includes(keyOf(entry, by)) ||
      slugOf(String(entry.data.title ?? "")) === plain,
  );
  if (meant) return `write “${keyOf(meant, by)}”`;
  return hint(value, [...new Set(candidates.map((entry) => keyOf(entry, by)))]);
}

/** Every relation of `entry` to itself. */
export function checkSelf(entry: Entry): Problem[] {
  return relationsOf(entry)
    .filter(
      ({ relation: { kind, by }, value }) =>
        kind === entry.kind.type && keyOf(entry, by) === value,
    )
    .map(({ keys, value }) =>
      atField(entry, keys, `“${value}” is this very page; name another one, or take it away`),
    );
}

/** Every entry that needs a relation from another kind and has none. */
export function checkCounterparts({ entries, unread }: Subject): Problem[] {
  const lost = new Set(unread.map(({ kind }) => kind.type));
  const named = new Set(
    entries.flatMap((entry) =>
      relationsOf(entry).map(
        ({ keys, value }) => `${entry.kind.type} ${String(keys[0])} ${value}`,
      ),
    ),
  );
  return entries.flatMap((entry) =>
    (entry.kind.namedBy ?? [])
      .filter(({ kind }) => !lost.has(kind) && entry.data.draft !== true)
      .flatMap(({ kind, field, own, says }) => {
        const value = own === undefined ? entry.slug : entry.data[own];
        if (value === undefined || named.has(`${kind} ${field} ${String(value)}`)) return [];
        return [at(entry, own === undefined ? [] : [own], says)];
      }),
  );
}

/** Entries of a list that have the same key: a relation could find only one of them. */
export function checkKeys({ entries }: Subject): Problem[] {
  const known = repeated(entries, ({ kind, slug }) =>
    "list" in kind.source ? `${kind.type} ${slug}` : undefined,
  );
  return [...known].flatMap(([entry, before]) => {
    if (!("list" in entry.kind.source)) return [];
    const { key } = entry.kind.source;
    return [
      atField(
        entry,
        [key],
        `“${entry.slug}” stands in line ${before.lineOf([key])} already; keep one of the two entries`,
      ),
    ];
  });
}
