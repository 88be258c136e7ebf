/**
 * Rules of thumb for a screen and a seat. Lengths are in inches, distances in feet, angles in degrees.
 * - A screen fits if it fills 30 degrees of the view from side to side (SMPTE EG 18-1994, the least for a theater) to 40 (THX, for the main seat).
 * - Its middle is at the height of the eyes of a seated adult, and at most 15 degrees above it: the usual limit for a relaxed neck.
 */

/** Diagonals of 16:9 screens that are sold. */
export const sizes = [43, 55, 65, 75, 85, 98] as const;

/** Distances from the eyes to the screen. */
export const distances = { least: 5, most: 16, step: 0.5, usual: 9 } as const;

/** The height of the eyes of a seated adult: on most sofas 40 to 44. */
export const eyeHeight = 42;

/** The height of a mantel, and of the gap between it and a screen. */
export const mantel = { height: 54, gap: 6 } as const;

/** How far up is still comfortable. */
export const upLimit = 15;

/** What a visitor chooses. */
export interface Room {
  feet: number;
  inches: number;
  /** true if the screen is above a fireplace. */
  fireplace: boolean;
}

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const toHalf = (number: number) => Math.round(number * 2) / 2;
const diagonal = Math.hypot(16, 9);

/** Width and height of a screen. */
export const screenBox = (inches: number) => ({
  width: (inches * 16) / diagonal,
  height: (inches * 9) / diagonal,
});

/** The distance from which a screen fills `degrees` of the view from side to side, to the nearest half foot. */
export const distanceAt = (inches: number, degrees: number): number =>
  toHalf(screenBox(inches).width / 2 / tangent(degrees / 2) / 12);

/** The sizes that fit a distance, the smallest first; none beyond that of the largest. */
export const fitting = (feet: number): number[] =>
  sizes.filter((inches) => distanceAt(inches, 40) <= feet && feet <= distanceAt(inches, 30));

/** Where a screen hangs: its lower edge to the nearest half inch, its middle, and how far up the eyes look to it. */
export function placeOf({ feet, inches, fireplace }: Room) {
  const { height } = screenBox(inches);
  const lowest = fireplace ? mantel.height + mantel.gap : eyeHeight - height / 2;
  const middle = lowest + height / 2;
  const up = (Math.atan((middle - eyeHeight) / (feet * 12)) * 180) / Math.PI;
  return { height, lowest, edge: toHalf(lowest), middle, up: Math.round(up) };
}

/** A number of halves in words for eyes: 23½. */
export const inHalves = (number: number): string =>
  `${Math.floor(number) || number % 1 === 0 ? Math.floor(number) : ""}${number % 1 ? "½" : ""}`;

/** The room in an address such as ?feet=9&inches=75&over=fireplace. What is missing, malformed or out of range is the usual value. */
export function roomIn(query: URLSearchParams): Room {
  const { least, most, step, usual } = distances;
  const feet = Number(/^\d+(\.5)?$/.exec(query.get("feet") ?? "")?.[0] ?? usual);
  const isOffered = feet >= least && feet <= most && feet % step === 0;
  const inches = sizes.find((size) => String(size) === query.get("inches")) ?? 75;
  return {
    feet: isOffered ? feet : usual,
    inches,
    fireplace: query.get("over") === "fireplace",
  };
}
