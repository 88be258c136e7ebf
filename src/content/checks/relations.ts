/** Relations between entries: their targets must exist and be shown, and values that identify an entry must be unique. */
import { z } from "zod";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read/entry";
import { hint, slugOf } from "../suggest";
import { isHidden, publicationDay, targetOf } from "../visible";
import { fieldAt, valuesOf } from "../walk";
import {
  at,
  atField,
  isPublished,
  repeated,
  unreadKinds,
  type Subject,
  type ValueCheck,
} from "./check";

const keyOf = (entry: Entry, by: string) =>
  by === "slug" ? entry.slug : String(entry.data[by] ?? "");

/** Checks of relations whose target does not exist, or is the entry itself. */
export function relationCheck(subject: Subject): ValueCheck {
  const unread = unreadKinds(subject);
  return ({ meta: { relation }, value }, entry) => {
    if (!relation) return undefined;
    const { kind, by } = relation;
    if (kind === entry.kind.type && keyOf(entry, by) === value)
      return `“${value}” is this page itself; choose another one, or remove it`;
    const targets = subject.entries.filter((target) => target.kind.type === kind);
    if (unread.has(kind) || targets.some((target) => keyOf(target, by) === value))
      return undefined;
    const field = by === "slug" ? "file name" : by;
    return `there is no ${kind} whose ${field} is “${value}”; ${suggestion(value, targets, by)}`;
  };
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

/** Checks required fields of published entries that refer to one that is not shown yet: they cannot be left out until then. */
export function hiddenTargetCheck({ entries, today }: Subject): ValueCheck {
  const hidden = entries.filter((entry) => isHidden(entry, today));
  return (field, entry) => {
    const target = field.part ? undefined : targetOf(field, hidden);
    if (!target || hidden.includes(entry)) return undefined;
    const state = isPublished(target)
      ? `is not published before ${publicationDay(target)}`
      : "is a draft";
    const others =
      "draft" in entry.kind.fields.shape
        ? "choose another one, or make this entry a draft, too"
        : "or choose another one";
    return `“${field.value}” ${state}, and this field needs it; publish ${target.file}, ${others}`;
  };
}

/** Checks of names of kinds. */
export function pageKindCheck({ kinds }: Subject): ValueCheck {
  const types = kinds
    .filter(({ path, source }) => path && "folder" in source)
    .map(({ type }) => type);
  return ({ meta, value }) =>
    meta.pageKind && !types.includes(value)
      ? `there is no kind of page called “${value}”; ${hint(value, types)}`
      : undefined;
}

/** Every entry that needs a relation from another kind and has none. */
export function* checkCounterparts(subject: Subject): Iterable<Problem> {
  const unread = unreadKinds(subject);
  const named = new Set(
    subject.entries.flatMap((entry) =>
      valuesOf(entry)
        .filter(({ meta }) => meta.relation)
        .map(({ keys, value }) => `${entry.kind.type} ${String(keys[0])} ${String(value)}`),
    ),
  );
  for (const entry of subject.entries.filter(isPublished)) {
    const { namedBy } = entry.kind;
    if (!namedBy || unread.has(namedBy.kind)) continue;
    const { kind, field, own = "slug", message } = namedBy;
    const value = keyOf(entry, own);
    if (value !== "" && !named.has(`${kind} ${field} ${value}`))
      yield at(entry, [own], message);
  }
}

/** Every value that two entries share although it must be unique: the key of a list, a position, a letter. Drafts may share values. */
export function* checkUnique({ entries, kinds }: Subject): Iterable<Problem> {
  for (const { type, source, unique = [] } of kinds) {
    const own = entries.filter(({ kind }) => kind.type === type);
    if ("file" in source && source.key !== undefined)
      for (const [entry, first] of repeated(own, ({ slug }) => slug)) {
        const message = `“${entry.slug}” is already used on line ${first.lineOf([source.key])}; keep one of the two items`;
        yield atField(entry, [source.key], message);
      }
    const published = own.filter(isPublished);
    for (const field of unique)
      for (const [entry, first] of repeated(published, ({ data }) => data[field])) {
        const owner = first.file === entry.file ? `line ${first.lineOf([field])}` : first.file;
        const free = freeValue(field, published);
        const message = `“${String(entry.data[field])}” is already used by ${owner}; choose another one${free === undefined ? "" : `, such as ${free}`}`;
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
