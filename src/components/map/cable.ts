/** The route of the cable on the map: always at right angles, and through a place that lies on the way to another. */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapPlace extends MapPoint {
  readonly name: string;
  /** The address of the place's page, if it has one. */
  readonly path?: string;
}

/** The side of the dot on which a name is. */
export type Side = "left" | "right";

/** Two places with a smaller horizontal distance count as vertically aligned; in map units. */
const near = 4;

const distance = (a: MapPoint, b: MapPoint) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function liesOnTheWay(place: MapPoint, from: MapPoint, to: MapPoint): boolean {
  const between = (value: number, a: number, b: number, slack: number) =>
    value >= Math.min(a, b) - slack && value <= Math.max(a, b) + slack;
  return between(place.x, from.x, to.x, near) && between(place.y, from.y, to.y, 0);
}

function runsLevelFirst(from: MapPoint, to: MapPoint): boolean {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return dx >= near && dx >= dy;
}

/** The corners of the cable to every place, each starting at `origin` or at another place on the way. */
export function cableRuns(origin: MapPoint, places: readonly MapPlace[] | readonly MapPoint[]) {
  const nearest = [...places].sort((a, b) => distance(origin, a) - distance(origin, b));
  return nearest.map((place, index): MapPoint[] => {
    const via = nearest
      .slice(0, index)
      .reverse()
      .find((other) => liesOnTheWay(other, origin, place));
    const from = via ?? origin;
    // From another place's dot the cable continues vertically, so that it does not cross that place's name.
    if (!via && runsLevelFirst(from, place)) return [from, { x: place.x, y: from.y }, place];
    const x = Math.abs(place.x - from.x) < near ? place.x : from.x;
    return [{ x, y: from.y }, { x, y: place.y }, place];
  });
}

/** Path data of the cable through those corners. Level and vertical lines have one coordinate, for fewer bytes on every page with a map. */
export const cablePath = (runs: readonly (readonly MapPoint[])[]): string =>
  runs
    .map((corners) => corners.map((to, index) => lineTo(to, corners[index - 1])).join(""))
    .join("");

function lineTo({ x, y }: MapPoint, from: MapPoint | undefined): string {
  if (!from) return `M${x} ${y}`;
  if (x === from.x) return y === from.y ? "" : `V${y}`;
  return y === from.y ? `H${x}` : `L${x} ${y}`;
}

/** The side of the origin's name: right, unless a cable leaves on that side. */
export function originSide(origin: MapPoint, places: readonly MapPoint[]): Side {
  const leavesRight = places.some(
    (place) => place.x > origin.x && runsLevelFirst(origin, place),
  );
  return leavesRight ? "left" : "right";
}

/** The side of a place's name that is tried first: away from the origin. */
export const awayFrom = (origin: MapPoint, place: MapPoint): Side =>
  place.x < origin.x - near ? "left" : "right";
