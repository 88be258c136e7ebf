/** Relations between entries: their targets must exist and be shown, and values that identify an entry must be unique. */
import { z } from "zod";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read/read";
import { hint, slugOf } from "../suggest";
import { isHidden, publicationDay, referencesTo } from "../visible";
import { fieldAt, valuesOf } from "../walk";
import { at, atField, isPublished, repeated, unreadKinds, type Subject } from "./check";

const keyOf = (entry: Entry, by: string) =>
  by === "slug" ? entry.slug : String(entry.data[by] ?? "");

const relationsOf = (entry: Entry) =>
  valuesOf(entry).flatMap(({ meta, value, keys }) =>
    meta.relation && typeof value === "string" ? [{ ...meta.relation, value, keys }] : [],
  );

/** Every relation whose target does not exist, or is the entry itself. */
export function* checkRelations(subject: Subject): Iterable<Problem> {
  const unread = unreadKinds(subject);
  for (const entry of subject.entries)
    for (const { kind, by, value, keys } of relationsOf(entry)) {
      if (kind === entry.kind.type && keyOf(entry, by) === value) {
        const message = `“${value}” is this very page; name another one, or take it away`;
        yield atField(entry, keys, message);
      }
      const targets = subject.entries.filter((target) => target.kind.type === kind);
      if (unread.has(kind) || targets.some((target) => keyOf(target, by) === value)) continue;
      const field = by === "slug" ? "file name" : by;
      const message = `there is no ${kind} whose ${field} is “${value}”; ${suggestion(value, targets, by)}`;
      yield atField(entry, keys, message);
    }
}

/** Maps titles, file names and other spellings that editors write instead of a key to the key. */
function suggestion(value: string, targets: readonly Entry[], by: string): string {
  const odd = oddCharacter(value);
  if (odd !== undefined) return odd;
  const name = value.replace(/^.*\//, "");
  const plain = slugOf(name.replace(/\.md$/, ""));
  const meant = targets.find(
    (target) =>
      [name, plain].includes(keyOf(target, by)) ||
      slugOf(String(target.data.title ?? "")) === plain,
  );
  if (meant) return `write “${keyOf(meant, by)}”`;
  return hint(value, [...new Set(targets.map((target) => keyOf(target, by)))].filter(Boolean));
}

/** Every required field of a published entry that refers to one that is not shown yet: it cannot be left out until then. */
export function* checkHiddenTargets({ entries, today }: Subject): Iterable<Problem> {
  const references = referencesTo(entries.filter((entry) => isHidden(entry, today)));
  for (const entry of entries) {
    if (isHidden(entry, today)) continue;
    const others =
      "draft" in entry.kind.fields.shape
        ? "name another one, or make this entry a draft, too"
        : "or name another one";
    for (const { keys, value, target, part } of references(entry)) {
      if (part) continue;
      const state = isPublished(target)
        ? `is not published before ${publicationDay(target)}`
        : "is a draft";
      const message = `“${String(value)}” ${state}, and this field cannot do without it; publish ${target.file}, ${others}`;
      yield atField(entry, keys, message);
    }
  }
}

/** Every entry that needs a relation from another kind and has none. */
export function* checkCounterparts(subject: Subject): Iterable<Problem> {
  const unread = unreadKinds(subject);
  const named = new Set(
    subject.entries.flatMap((entry) =>
      relationsOf(entry).map(
        ({ keys, value }) => `${entry.kind.type} ${String(keys[0])} ${value}`,
      ),
    ),
  );
  for (const entry of subject.entries.filter(isPublished))
    for (const { kind, field, own, message } of entry.kind.namedBy ?? []) {
      const value = own === undefined ? entry.slug : entry.data[own];
      if (value === undefined || unread.has(kind)) continue;
      if (!named.has(`${kind} ${field} ${String(value)}`))
        yield at(entry, own === undefined ? [] : [own], message);
    }
}

/**
 * Every value that two entries share although it must be unique: the key of a list, a position, a letter on the drawing. Drafts may share
 * values.
 */
export function* checkUnique({ entries, kinds }: Subject): Iterable<Problem> {
  for (const { type, source, unique = [] } of kinds) {
    const own = entries.filter(({ kind }) => kind.type === type);
    if ("file" in source && source.key !== undefined)
      for (const [entry, first] of repeated(own, ({ slug }) => slug)) {
        const message = `“${entry.slug}” stands in line ${first.lineOf([source.key])} already; keep one of the two entries`;
        yield atField(entry, [source.key], message);
      }
    const published = own.filter(isPublished);
    for (const field of unique)
      for (const [entry, first] of repeated(published, ({ data }) => data[field])) {
        const owner = first.file === entry.file ? `line ${first.lineOf([field])}` : first.file;
        const free = freeValue(field, published);
        const message = `“${String(entry.data[field])}” is taken by ${owner}; write another one${free === undefined ? "" : `, such as ${free}`}`;
        yield atField(entry, [field], message);
      }
  }
}

/** A value that is still free, if the field list limits them. */
function freeValue(field: string, entries: readonly Entry[]): string | number | undefined {
  const taken = entries.map(({ data }) => data[field]);
  const schema = entries[0] && fieldAt(entries[0].kind.fields, [field]);
  if (schema instanceof z.ZodEnum)
    return schema.options.find((value) => !taken.includes(value));
  return taken.every((value) => typeof value === "number") ? Math.max(...taken) + 1 : undefined;
}
