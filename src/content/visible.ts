/** Decides, on every build, what the site shows. Where a reference to a hidden entry cannot be left out, checks/relations.ts reports it. */
import { fill } from "../domain/text";
import { dateWords } from "../domain/open-now";
import { pathsOf } from "./addresses";
import { isPublished } from "./checks/check";
import type { Entry } from "./read/entry";
import { mapFields, valuesOf, type FieldValue } from "./walk";

/** The day from which an entry is shown, if its kind can be scheduled. */
export const publicationDay = ({ kind, data }: Entry): string =>
  String((kind.shownFrom && data[kind.shownFrom]) ?? "");

/** Whether an entry is not shown on the day `today`: it is a draft, or its date is in the future. */
export const isHidden = (entry: Entry, today: string): boolean =>
  !isPublished(entry) || publicationDay(entry) > today;

/** The one of `entries` that a value refers to: by its slug in a relation, or by its address in a link. */
export const targetOf = (
  { meta: { relation, page }, value }: FieldValue,
  entries: readonly Entry[],
): Entry | undefined =>
  entries.find((entry) =>
    relation
      ? entry.kind.type === relation.kind && entry.slug === value
      : page && pathsOf(entry).includes(String(value)),
  );

/** The entries that are shown on the day `today`, without their references to hidden entries. */
export function visibleEntries(entries: readonly Entry[], today: string): Entry[] {
  const hidden = entries.filter((entry) => isHidden(entry, today));
  return entries
    .filter((entry) => !hidden.includes(entry))
    .map((entry) => {
      const parts = valuesOf(entry).flatMap((field) =>
        field.part && targetOf(field, hidden) ? [field.part.join(" ")] : [],
      );
      if (parts.length === 0) return entry;
      const data = mapFields(entry.kind.fields, entry.data, (value, keys) =>
        parts.includes(keys.join(" ")) ? undefined : value,
      );
      return { ...entry, data: data as Entry["data"] };
    });
}

/** The pages that only a preview has on the day `today`: their addresses, the canonical one first, and the words of their badge. */
export function hiddenPages(entries: readonly Entry[], today: string) {
  const words = entries.find(({ kind }) => kind.type === "ScreenLabels")?.data ?? {};
  const scheduled = (day: string) =>
    fill(String(words.previewComing), { date: dateWords(day, { year: "numeric" }) });
  return entries
    .filter((entry) => isHidden(entry, today) && pathsOf(entry).length > 0)
    .map((entry) => ({
      paths: pathsOf(entry),
      badge: isPublished(entry) ? scheduled(publicationDay(entry)) : String(words.previewDraft),
    }));
}
