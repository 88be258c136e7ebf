/**
 * The launch check (decision 30): placeholders, samples, illustrations and contradicting claims, by the rules in the field lists. None of
 * these is a mistake.
 */
import { fill } from "../domain/text";
import { isIndependentCity } from "../map/project";
import { inOrder, nameOf } from "./checks/check";
import type { LaunchRule } from "./fields";
import { replaceThis } from "./new-entry-words";
import type { Entry, Problem } from "./read";
import { eachField, type FieldValue } from "./walk";

interface Point {
  /** Has a latitude and a longitude if the file is right. */
  point: unknown;
  keys: (string | number)[];
  whose: string;
}

/** Everything in `entries` that an owner still has to replace or to decide, ordered by file and line. */
export function checkLaunch(entries: readonly Entry[]): Problem[] {
  const city = independentCities(entries);
  const findings = entries.flatMap((entry) => [
    ...ruled(entry, city),
    ...(entry.data.draft === true ? [] : marked(entry)),
  ]);
  return inOrder([...findings, ...atLabels(entries)]);
}

/** The findings on `entry` by the launch rules of its field list. */
function ruled(entry: Entry, city: string): Problem[] {
  return eachField(entry.kind.fields, entry.data).flatMap((field) => {
    const { launch } = field.meta;
    if (!launch || !applies(launch, field.value)) return [];
    if (launch.says.includes("{city}") && city === "") return [];
    const message = `${subject(entry, field)} ${fill(launch.says, { city })}`;
    return [{ file: entry.file, line: entry.lineOf(field.keys), message }];
  });
}

/** Texts and lines of `entry` that `npm run new:company` wrote and nobody has replaced. */
function marked(entry: Entry): Problem[] {
  const { file, kind, data, body, bodyLine, lineOf } = entry;
  const fields = eachField(kind.fields, data).flatMap(({ keys, value }) =>
    typeof value === "string" && value.includes(replaceThis)
      ? [{ file, line: lineOf(keys), message: `“${value}” waits for the company's own words` }]
      : [],
  );
  const lines = body.split("\n").flatMap((text, index) =>
    text.includes(replaceThis)
      ? [
          {
            file,
            line: bodyLine + index,
            message: `“${text}” waits for the company's own words`,
          },
        ]
      : [],
  );
  return [...fields, ...lines];
}

/** The points that are still where `npm run new:company` put them: at the label of a region. */
function atLabels(entries: readonly Entry[]): Problem[] {
  const regions = entries.filter(({ kind }) => kind.type === "Region");
  return entries.flatMap((entry) =>
    pointsOf(entry).flatMap(({ point, keys, whose }) => {
      const region = regions.find(({ data }) => samePoint(data, point));
      if (!region) return [];
      const message = `${whose} is at the label of ${String(region.data.title)} on the map; write its own latitude and longitude`;
      return [{ file: entry.file, line: entry.lineOf(keys), message }];
    }),
  );
}

/** The address of the company, or the named towns of a region. */
function pointsOf({ kind, data }: Entry): Point[] {
  if (kind.type === "Business")
    return [{ point: data.map, keys: ["map"], whose: "the company's address" }];
  if (kind.type !== "Region" || data.draft === true || !Array.isArray(data.places)) return [];
  return (data.places as { name?: unknown }[])
    .map((place, index) => ({
      point: place,
      keys: ["places", index],
      whose: String(place.name),
    }))
    .filter(({ whose }) => !whose.includes(replaceThis));
}

const samePoint = (one: Entry["data"], other: unknown) =>
  typeof other === "object" &&
  other !== null &&
  ["lat", "lon"].every((key) => one[key] === Reflect.get(other, key));

function applies({ when }: LaunchRule, value: unknown): boolean {
  if (when === "unset") return value === undefined;
  if (when === true) return value === true;
  if (typeof value !== "string") return false;
  return typeof when === "function" ? when(value) : when.test(value);
}

/** The subject of the sentence: a text in quotation marks, the item that a flag belongs to, or the field that is left out. */
function subject(entry: Entry, { keys, value }: FieldValue): string {
  if (typeof value === "string") return `“${value}”`;
  if (value === undefined) return nameOf(keys);
  return [entry.slug, ...(keys.length > 1 ? [nameOf(keys.slice(0, -1))] : [])].join(" › ");
}

/** Titles of the regions that are independent cities. */
function independentCities(entries: readonly Entry[]): string {
  return entries
    .filter(({ kind, data }) => kind.type === "Region" && isIndependentCity(data.fips))
    .map(({ data }) => String(data.title))
    .join(", ");
}
