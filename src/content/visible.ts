/** Decides, on every build, which entries the site shows. */
import { optionalParts, withoutHidden } from "./hidden-relations";
import { pathsOf } from "./addresses";
import type { Entry } from "./read";
import { eachField } from "./walk";

export interface Visibility {
  /** The day of the build in the company's time zone, YYYY-MM-DD. */
  today: string;
  /** true also shows drafts and entries with a future date. */
  drafts: boolean;
}

/** An entry that is not shown on the day of the build. */
export interface HiddenEntry {
  entry: Entry;
  /** The reason: the entry is a draft, its date is in the future, or it depends on a hidden entry, as a town depends on its region. */
  because: "draft" | "coming" | "waiting";
}

/** The entries among `entries` that are not shown on the day `today`. */
export function hiddenEntries(entries: readonly Entry[], today: string): HiddenEntry[] {
  const hidden = entries.flatMap((entry): HiddenEntry[] => {
    if (entry.data.draft === true) return [{ entry, because: "draft" }];
    const day = entry.kind.shownFrom && entry.data[entry.kind.shownFrom];
    return day !== undefined && String(day) > today ? [{ entry, because: "coming" }] : [];
  });
  for (let found = -1; found !== 0;) {
    const out = new Set(hidden.map(({ entry }) => entry));
    const names = new Set([...out].map(nameOf));
    const waiting = entries.filter((entry) => !out.has(entry) && waitsFor(names, entry));
    hidden.push(...waiting.map((entry) => ({ entry, because: "waiting" as const })));
    found = waiting.length;
  }
  return hidden;
}

/** The entries that are shown, without their relations to hidden entries. */
export function visibleEntries(
  entries: readonly Entry[],
  { today, drafts }: Visibility,
): Entry[] {
  if (drafts) return [...entries];
  const hidden = new Set(hiddenEntries(entries, today).map(({ entry }) => entry));
  const shown = entries.filter((entry) => !hidden.has(entry));
  return hidden.size === 0 ? shown : withoutHidden(shown, [...hidden]);
}

/** A page that the site does not have on that day, but a preview does. */
export interface HiddenPage {
  /** Its addresses, the canonical one first. */
  paths: string[];
  because: HiddenEntry["because"];
  /** The future date of a page whose reason is "coming", YYYY-MM-DD. */
  day: string | undefined;
}

/** The pages of the entries that are not shown on the day `today`. */
export function hiddenPages(entries: readonly Entry[], today: string): HiddenPage[] {
  return hiddenEntries(entries, today)
    .map(({ entry, because }) => ({
      paths: pathsOf(entry),
      because,
      day: because === "coming" ? String(entry.data[entry.kind.shownFrom ?? ""]) : undefined,
    }))
    .filter(({ paths }) => paths.length > 0);
}

const nameOf = ({ kind, slug }: Entry) => `${kind.type} ${slug}`;

/** true if a required field of `entry` refers to one of the hidden entries `names`, so that `entry` must be hidden too. */
function waitsFor(names: ReadonlySet<string>, { kind, data }: Entry): boolean {
  if (!("draft" in kind.fields.shape)) return false;
  return eachField(kind.fields, data).some(
    ({ meta, value, keys }) =>
      meta.relation !== undefined &&
      names.has(`${meta.relation.kind} ${String(value)}`) &&
      optionalParts(kind.fields, keys).length === 0,
  );
}
