/** The 50 states and DC by their postal codes, with their numbers in the US Census (FIPS 5-2). */
const fipsOf: Readonly<Record<string, string>> = {
  AL: "01",
  AK: "02",
  AZ: "04",
  AR: "05",
  CA: "06",
  CO: "08",
  CT: "09",
  DE: "10",
  DC: "11",
  FL: "12",
  GA: "13",
  HI: "15",
  ID: "16",
  IL: "17",
  IN: "18",
  IA: "19",
  KS: "20",
  KY: "21",
  LA: "22",
  ME: "23",
  MD: "24",
  MA: "25",
  MI: "26",
  MN: "27",
  MS: "28",
  MO: "29",
  MT: "30",
  NE: "31",
  NV: "32",
  NH: "33",
  NJ: "34",
  NM: "35",
  NY: "36",
  NC: "37",
  ND: "38",
  OH: "39",
  OK: "40",
  OR: "41",
  PA: "42",
  RI: "44",
  SC: "45",
  SD: "46",
  TN: "47",
  TX: "48",
  UT: "49",
  VT: "50",
  VA: "51",
  WA: "53",
  WV: "54",
  WI: "55",
  WY: "56",
};

/** Postal codes of all states and of DC. */
export const stateCodes = Object.keys(fipsOf) as [string, ...string[]];

/** The two digits that the numbers of a state's counties begin with; undefined if `state` is not a state. */
export const stateFips = (code: unknown): string | undefined => fipsOf[String(code)];

/** The postal code of the state whose county has the number `fips`. */
export const stateOfCounty = (fips: unknown): string | undefined =>
  stateCodes.find((code) => fipsOf[code] === String(fips).slice(0, 2));

/** true if `fips` is the number of an independent city: the US Census numbers those from 510 within a state. */
export const isIndependentCity = (fips: unknown): boolean =>
  Number(String(fips).slice(2)) >= 510;
