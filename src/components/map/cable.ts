/** How the cable runs over the map: always at right angles, from place to place where one lies on the way to another. */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapPlace extends MapPoint {
  readonly name: string;
  /** The page of the place, where it has one. */
  readonly path?: string;
}

/** Which side of its dot a name stands on. */
export type Side = "left" | "right";

/** Closer than this, two places count as standing above each other; in units of the map. */
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

/** Path data of one run of cable from `origin` to every place. */
export function cablePath(origin: MapPoint, places: readonly MapPoint[]): string {
  const nearest = [...places].sort((a, b) => distance(origin, a) - distance(origin, b));
  return nearest
    .map((place, index) => {
      const via = nearest
        .slice(0, index)
        .reverse()
        .find((other) => liesOnTheWay(other, origin, place));
      const from = via ?? origin;
      // From the dot of another place the cable goes on up or down, so that it does not run through that place's name.
      return !via && runsLevelFirst(from, place)
        ? `M${from.x} ${from.y}H${place.x}V${place.y}`
        : `M${Math.abs(place.x - from.x) < near ? place.x : from.x} ${from.y}V${place.y}H${place.x}`;
    })
    .join("");
}

/** The side of the origin's name: right, unless a cable leaves on that side. */
export function originSide(origin: MapPoint, places: readonly MapPoint[]): Side {
  const leavesRight = places.some(
    (place) => place.x > origin.x && runsLevelFirst(origin, place),
  );
  return leavesRight ? "left" : "right";
}

/** The side of every name: away from the origin, and the other one where two names would lie on top of each other. */
export function nameSides(origin: MapPoint, places: readonly MapPoint[]): Side[] {
  const sides: Side[] = [];
  places.forEach((place, index) => {
    const away: Side = place.x < origin.x - near ? "left" : "right";
    const taken = places
      .slice(0, index)
      .some(
        (other, before) =>
          sides[before] === away &&
          Math.abs(other.y - place.y) < near &&
          Math.abs(other.x - place.x) < 4 * near,
      );
    const opposite: Side = away === "left" ? "right" : "left";
    sides.push(taken ? opposite : away);
  });
  return sides;
}
