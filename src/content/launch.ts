/** The launch check (decision 30): placeholders, samples and contradicting claims, by the rules in the field lists. None is a mistake. */
import { fill } from "../domain/text";
import { isIndependentCity } from "../map/project";
import { at, inOrder, nameOf } from "./checks/check";
import type { Entry, Problem } from "./read/entry";
import { valuesOf, type FieldValue } from "./walk";

/** Everything in `entries` that an owner still has to replace or to decide, ordered by file and line. */
export function checkLaunch(entries: readonly Entry[]): Problem[] {
  const city = independentCities(entries);
  return inOrder(
    entries.flatMap((entry) =>
      valuesOf(entry).flatMap((field) => {
        const { launch } = field.meta;
        if (!launch?.appliesTo(field.value)) return [];
        // {city} stands for the independent cities among the regions.
        if (launch.message.includes("{city}") && city === "") return [];
        const message = `${subject(entry, field)} ${fill(launch.message, { city })}`;
        return [at(entry, field.keys, message)];
      }),
    ),
  );
}

/** The subject of the sentence: a text in quotation marks, the item that a flag belongs to, or the field that is left out. */
function subject(entry: Entry, { keys, value }: FieldValue): string {
  if (typeof value === "string") return `“${value}”`;
  if (value === undefined) return nameOf(keys);
  return [entry.slug, ...(keys.length > 1 ? [nameOf(keys.slice(0, -1))] : [])].join(" › ");
}

/** Titles of the regions that are independent cities. */
const independentCities = (entries: readonly Entry[]): string =>
  entries
    .filter(({ kind, data }) => kind.type === "Region" && isIndependentCity(data.fips))
    .map(({ data }) => String(data.title))
    .join(", ");
