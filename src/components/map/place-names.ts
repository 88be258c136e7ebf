/** Where the names of a map stand, so that none lies on another one, on a dot or on the cable. */
import type { MapPoint } from "./cable";
import type { MapBox } from "./frame";
import { nameWidth } from "./name-width";

/** Where a name stands beside its point, in its own size (em); `dy` is that of its baseline. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface Name extends MapPoint {
  readonly text: string;
  /** Units of the map to an em, on the screen where names are largest beside the map. */
  readonly em: number;
  /** Spots that it may have, the best one first. */
  readonly spots: readonly Spot[];
  /** true where a dot stands at its point. */
  readonly dot?: boolean;
  /** The part of the map that is shown, where its edge would cut the name. */
  readonly frame?: MapBox;
}

/** Beside a dot, `gap` em away from its middle; the sides in their order. */
export function besideDot(first: "left" | "right", gap = 0.62): readonly Spot[] {
  const right: Spot = { dx: gap, dy: 0.34, anchor: "start" };
  const left: Spot = { dx: -gap, dy: 0.34, anchor: "end" };
  return [
    ...(first === "right" ? [right, left] : [left, right]),
    { dx: 0, dy: -gap - 0.3, anchor: "middle" },
    { dx: 0, dy: gap + 0.9, anchor: "middle" },
  ];
}

/** On its point, and a line or two above or below. */
export const onPoint: readonly Spot[] = [0, -1.3, 1.3, -2.6, 2.6, -3.9, 3.9].map((dy) => ({
  dx: 0,
  dy,
  anchor: "middle",
}));

/** How far a dot reaches from its middle, and the cable from its line, in em of the names. */
const dotReach = 0.35;
const cableReach = 0.1;

/**
 * The first spot of each of `names` that is free, in their order: who comes first, has its name where it wants it. One without a free spot
 * has none, and its name is left out.
 * @param cable corners of the runs of the cable.
 */
export function placeNames(
  names: readonly Name[],
  cable: readonly (readonly MapPoint[])[],
): (Spot | undefined)[] {
  const em = Math.max(0, ...names.map((name) => name.em));
  const runs = cable.flatMap((corners) =>
    corners
      .slice(1)
      .map((corner, index) => grown(boxOf(corners[index] ?? corner, corner), cableReach * em)),
  );
  const dots = names.map(
    ({ dot, x, y }) => dot && grown({ x, y, width: 0, height: 0 }, dotReach * em),
  );
  const taken: MapBox[] = [];
  return names.map((name, own) => {
    const spot = name.spots.find((wanted) => {
      const box = nameBox(name, wanted);
      return (
        (!name.frame || holds(name.frame, box)) &&
        ![...runs, ...taken].some((other) => overlap(box, other)) &&
        !dots.some((dot, index) => dot && index !== own && overlap(box, dot))
      );
    });
    if (spot) taken.push(nameBox(name, spot));
    return spot;
  });
}

/** The part of the map that a name takes up at `spot`. */
export function nameBox({ text, x, y, em }: Name, { dx, dy, anchor }: Spot): MapBox {
  const width = nameWidth(text) * em;
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  return { x: x + dx * em - before, y: y + (dy - 0.78) * em, width, height: em };
}

export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const holds = (frame: MapBox, box: MapBox): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

const boxOf = (a: MapPoint, b: MapPoint): MapBox => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

const grown = ({ x, y, width, height }: MapBox, by: number): MapBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
