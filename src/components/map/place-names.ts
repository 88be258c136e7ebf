/** Positions of the names on a map, chosen so that none overlaps another name, a dot or the cable. */
import type { MapPlace, MapPoint } from "./cable";
import { nameWidth } from "./name-width";

/** The offset of a name from its point, in em of the name; `dy` is that of the baseline. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface Name extends MapPoint {
  readonly text: string;
  /** Map units per em, at the screen size where names are largest relative to the map. */
  readonly em: number;
  /** Map units per em at all screen sizes, if they differ; `em` is the largest. All names of a map have the same number of them. */
  readonly ems?: readonly number[];
  /** Candidate positions, the best one first. */
  readonly spots: readonly Spot[];
  /** true if it has a background (PlatedName.module.css). */
  readonly plated?: boolean;
  /** true if there is a dot at its point. */
  readonly dot?: boolean;
  /** The visible part of the map, if its edge would cut the name. */
  readonly frame?: Edges;
  /** Returns true for a rectangle that the name must not overlap. */
  readonly avoids?: (edges: Edges) => boolean;
  /** A part of the map: positions in it are tried before the others. */
  readonly preferred?: Edges;
}

/** The name of `place`; `ems` are the numbers of map units per em, at each screen size. */
export const named = ({ name, x, y }: MapPlace, ems: readonly number[]) => ({
  text: name,
  x,
  y,
  em: Math.max(...ems),
  ems,
});

/** The distance from the center of a dot to a name with a background, in em: the dot's radius, a gap and the background's margin. */
export const platedGap = 0.95;

/** Positions beside a dot, `gap` em from its center, `first` side first; then above, below and at the four corners. */
export function besideDot(first: "left" | "right", gap = 0.62): readonly Spot[] {
  const right: Spot = { dx: gap, dy: 0.34, anchor: "start" };
  const left: Spot = { dx: -gap, dy: 0.34, anchor: "end" };
  const sides = first === "right" ? [right, left] : [left, right];
  const corners = [-0.75 * gap, gap + 0.43].flatMap((dy) =>
    sides.map(({ dx, anchor }): Spot => ({ dx: 0.85 * dx, dy, anchor })),
  );
  return [
    ...sides,
    { dx: 0, dy: -gap - 0.3, anchor: "middle" },
    { dx: 0, dy: gap + 0.9, anchor: "middle" },
    ...corners,
  ];
}

/** Positions on the point itself, and one or two lines above or below. */
export const onPoint: readonly Spot[] = [0, -1.3, 1.3, -2.6, 2.6, -3.9, 3.9].map((dy) => ({
  dx: 0,
  dy,
  anchor: "middle",
}));

/** The positions of `onPoint`, and the same positions farther left and right. */
export const aroundPoint: readonly Spot[] = [0, 2, -2, 3.5, -3.5].flatMap((dx) =>
  onPoint.map((spot) => ({ ...spot, dx })),
);

/** A rectangle on the map by its edges, in map units. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** The radius of a dot, and half the width of the cable, in em of the names. */
const dotReach = 0.35;
const cableReach = 0.1;

/**
 * The first position of each of `names` that is free at all screen sizes, in their order, so that earlier names are placed first. A name
 * without such a position gets none and is left out.
 * @param cable corners of the cable's segments.
 */
export function placeNames(
  names: readonly Name[],
  cable: readonly (readonly MapPoint[])[],
): (Spot | undefined)[] {
  const sizes = (names[0]?.ems ?? [undefined]).map((_, size) => {
    const sized = names.map((name) => ({ ...name, em: name.ems?.[size] ?? name.em }));
    const em = Math.max(...sized.map((name) => name.em));
    return {
      sized,
      dots: names.map((name) => name.dot && between(name, name, dotReach * em)),
      taken: cableEdges(cable, cableReach * em),
    };
  });
  return names.map((name, index) => {
    const isFree = (spot: Spot) =>
      sizes.every(({ sized, dots, taken }) => {
        const space = spaceOf(sized[index]!, spot);
        const dotsOfOthers = dots.filter((_, other) => other !== index);
        return (
          !name.avoids?.(nameEdges(sized[index]!, spot)) &&
          ![...taken, ...dotsOfOthers].some((other) => other && overlap(space, other))
        );
      });
    const fits = (spot: Spot) => !name.frame || holds(name.frame, nameEdges(name, spot));
    const spot = preferredFirst(name).find((each) => fits(each) && isFree(each));
    if (spot) for (const { sized, taken } of sizes) taken.push(spaceOf(sized[index]!, spot));
    return spot;
  });
}

/** Rectangles around the cable's segments, `reach` map units wide on each side. */
const cableEdges = (cable: readonly (readonly MapPoint[])[], reach: number): Edges[] =>
  cable.flatMap((corners) =>
    corners.slice(1).map((corner, index) => between(corners[index]!, corner, reach)),
  );

function preferredFirst(name: Name): readonly Spot[] {
  const { preferred, spots } = name;
  const rank = (spot: Spot) => (preferred && !holds(preferred, nameEdges(name, spot)) ? 1 : 0);
  return [...spots].sort((a, b) => rank(a) - rank(b));
}

/** How much of a name is above its position, in em. */
export const ascent = 0.78;

/** The rectangle that a name takes up at `spot`. */
export function nameEdges({ text, x, y, em }: Name, { dx, dy, anchor }: Spot): Edges {
  const width = nameWidth(text) * em;
  const left = x + dx * em - { start: 0, middle: width / 2, end: width }[anchor];
  const top = y + (dy - ascent) * em;
  return [left, top, left + width, top + em];
}

/** The rectangle that a name takes up at `spot`, including its background (PlatedName.module.css). */
function spaceOf(name: Name, spot: Spot): Edges {
  const edges = nameEdges(name, spot);
  if (!name.plated) return edges;
  const [left, top, right, bottom] = edges;
  const { em } = name;
  return [left - 0.32 * em, top - 0.28 * em, right + 0.32 * em, bottom + 0.16 * em];
}

export const overlap = (a: Edges, b: Edges): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const holds = (frame: Edges, edges: Edges): boolean =>
  frame[0] <= edges[0] && frame[1] <= edges[1] && edges[2] <= frame[2] && edges[3] <= frame[3];

const between = (a: MapPoint, b: MapPoint, reach: number): Edges => [
  Math.min(a.x, b.x) - reach,
  Math.min(a.y, b.y) - reach,
  Math.max(a.x, b.x) + reach,
  Math.max(a.y, b.y) + reach,
];
