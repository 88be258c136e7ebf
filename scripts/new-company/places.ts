/** Finds the places where a new company works: counties by their names, the points of their labels, and the state's time zone. */
import { allCounties, allStates, type Shape } from "../../src/content/place/atlas";
import {
  isIndependentCity,
  stateCodes,
  stateFips,
  stateOfCounty,
} from "../../src/content/place/states";
import { labelPoint } from "./label-point";

export interface County {
  fips: string;
  /** The full name: "Jackson County", "Orleans Parish". */
  title: string;
  /** The short name. */
  name: string;
  /** Postal code of its state. */
  state: string;
  /** In degrees. */
  lat: number;
  lon: number;
}

/**
 * Finds a county by its name ("Jackson", "Jackson County"), with another state than `home` ("Johnson KS"), or by its five digits in the US
 * Census.
 */
export function findCounty(words: string, home: string): County {
  const [, named = words, code = home] = /^(.+?),?\s+([A-Z]{2})$/.exec(words.trim()) ?? [];
  // Sorted by number, so that a county comes before a city of the same name.
  const inState = allCounties()
    .filter(({ fips }) => fips.startsWith(stateFips(code) ?? "-"))
    .sort((a, b) => a.fips.localeCompare(b.fips));
  const wanted = plain(named);
  const found =
    allCounties().find(({ fips }) => fips === wanted) ??
    inState.find((county) => plain(titleOf(county)) === wanted) ??
    inState.find(({ name }) => plain(name) === wanted || plain(`${name} county`) === wanted);
  if (!found) {
    const names = inState.map(titleOf).sort().join(", ");
    throw new Error(
      names
        ? `There is no “${words}” in ${code}. Its counties are: ${names}.`
        : `“${code}” is not a state; write two letters, such as AZ.`,
    );
  }
  return {
    fips: found.fips,
    title: titleOf(found),
    name: found.name,
    state: stateOfCounty(found.fips) ?? home,
    ...labelPoint(found),
  };
}

/** The name of the state with the postal code `code`. */
export const stateNameOf = (code: string): string =>
  allStates().find(({ fips }) => fips === stateFips(code))?.name ?? code;

/** The postal code of a state, from its code or its name. */
export function findState(words: string): string {
  const code = stateCodes.find(
    (known) => known === words.toUpperCase() || plain(stateNameOf(known)) === plain(words),
  );
  if (!code) throw new Error(`“${words}” is not a state; write two letters, such as AZ.`);
  return code;
}

/** What counties are called in these states; in Alaska, their names have several forms. */
const suffixes: Readonly<Record<string, string>> = { LA: " Parish", AK: "", DC: "" };

function titleOf({ fips, name }: Shape): string {
  const suffix = suffixes[stateOfCounty(fips) ?? ""] ?? " County";
  if (!isIndependentCity(fips)) return `${name}${suffix}`;
  // Distinguishes a city and a county of the same name.
  return / city$/i.test(name) || !sharesName(fips, name) ? name : `${name} City`;
}

const sharesName = (fips: string, name: string) =>
  allCounties().some(
    (other) =>
      other.fips !== fips && other.name === name && other.fips.slice(0, 2) === fips.slice(0, 2),
  );

/** In lower case, without accents and punctuation. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\w\s]/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** The time zone of most people in each state; a company in another part changes `timeZone`. */
const zones: Readonly<Record<string, string>> = {
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};

/** The time zone of the state with the postal code `state`. */
export const timeZoneOf = (state: string): string =>
  Object.keys(zones).find((zone) => zones[zone]?.includes(state)) ?? "America/New_York";
