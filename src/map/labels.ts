/** Names on a map, and the cable: where each of them goes. */
import { areaAt, type Area, type Box, type Point } from "./project";

/** Where a name is from its dot: -1 is left or above, 1 is right or below, and 0 is level with it. */
interface Direction {
  dx: number;
  dy: number;
}

const bySide = {
  right: { dx: 1, dy: 0 },
  left: { dx: -1, dy: 0 },
  above: { dx: 0, dy: -1 },
  below: { dx: 0, dy: 1 },
} satisfies Record<string, Direction>;

export type Side = keyof typeof bySide;
export const sides = Object.keys(bySide) as [Side, ...Side[]];

const corners = [-1, 1].flatMap((dy) => [1, -1, 0.5, -0.5].map((dx) => ({ dx, dy })));

/** How much farther from its lamp than usual the origin's name may be, in map units of about 10 m: beside the city, which is smaller than it. */
const distances = [400, 600, 800];

export interface Name extends Point {
  name: string;
  /** "origin" and "town" have a lamp, "place" a small dot, and their name beside it; "county" and "landmark" are centered on their point, one word per line. */
  kind: "origin" | "town" | "place" | "county" | "landmark";
  /** The side of the lamp, if an editor has chosen it. */
  labelSide?: Side;
}

export interface Label extends Name, Direction {
  /** One of `distances`; a line leads to the name if it is not 0. */
  away: number;
  /** true if only wide screens have room for it. */
  wide: boolean;
}

/** What a screen shows of the map. */
export interface View {
  box: Box;
  /** Pixels per map unit. */
  scale: number;
}

/** Font sizes on phones, in pixels (Map.module.css). Where names are larger, the map is larger by more than that. */
const fontSizes = { origin: 15.5, town: 14, place: 14, county: 14, landmark: 14 };

/** From the middle of a dot to its name's plate, in pixels (Map.module.css). */
const gaps = { origin: 13, town: 10, place: 8, county: 0, landmark: 0 };

/** Half of a lamp, in pixels. */
const lampReach = 8;

/** Widths of letters in the text font at medium weight, in em, in groups of similar letters; measured in a browser, rounded up. */
const letterWidths: readonly [RegExp, number][] = [
  [/[ijl’'.,]/, 0.25],
  [/[ftrI ]/, 0.36],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.68],
];

/** The width of `text` in em, rather too wide than too narrow. */
const textWidth = (text: string): number =>
  [...text]
    .map((letter) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.57)
    .reduce((sum, width) => sum + width, 0);

const hasLamp = ({ kind }: Name) => kind === "origin" || kind === "town";
export const hasDot = (name: Name): boolean => hasLamp(name) || name.kind === "place";

/** The point beside which the name is: its dot, or the end of the line that leads to it. */
export const anchorOf = ({ x, y, dx, dy, away }: Label): Point => ({
  x: x + dx * away,
  y: y + dy * away,
});

/** The part of the map that a label covers, its plate included. */
export function labelBox(label: Label, scale: number): Box {
  const { name, kind, dx, dy } = label;
  const words = hasDot(label) ? [name] : name.split(" ");
  const width = (Math.max(...words.map(textWidth)) * fontSizes[kind] + 10) / scale;
  const height = (words.length * fontSizes[kind] * 1.2 + 4) / scale;
  const [x, y] = [gaps[kind] / scale + width / 2, gaps[kind] / scale + height / 2];
  const anchor = anchorOf(label);
  return {
    x: anchor.x + dx * x - width / 2,
    y: anchor.y + dy * y - height / 2,
    width,
    height,
  };
}

/**
 * Places `names`, whose order is that of their importance. A name with a lamp is beside it: on the side that an editor has chosen, or where
 * there is room and it crosses no border, at least on wide screens, or else wherever there is room. Each other name is left out where nothing is free.
 * @param views what the narrowest and the widest screens show.
 */
export function placeNames(
  names: readonly Name[],
  cable: readonly Point[][],
  views: readonly [narrow: View, wide: View],
): Label[] {
  const labels: Label[] = [];
  const isFree = (label: Label, { box, scale }: View) => {
    const own = labelBox(label, scale);
    const lamps = names.filter((name) => hasLamp(name) && name.name !== label.name);
    const taken = [
      ...labels.map((other) => labelBox(other, scale)),
      ...lamps.map((lamp) => around(lamp, lamp, lampReach / scale)),
      ...cable.flatMap((run) =>
        run.slice(1).map((to, index) => around(run[index]!, to, 2 / scale)),
      ),
    ];
    return contains(box, own) && !taken.some((other) => intersect(own, other));
  };
  const isClear = (label: Label, view: View) =>
    isFree(label, view) && !crossesBorder(labelBox(label, view.scale), !hasLamp(label));
  for (const name of names) {
    const tried = candidates(name);
    const [narrow, wide] = views;
    const clear = tried.filter((label) => isClear(label, wide));
    const best = clear.find((label) => isClear(label, narrow));
    if (best) labels.push(best);
    else if (hasLamp(name)) {
      const free = [...clear, ...tried].find((label) =>
        views.every((view) => isFree(label, view)),
      );
      labels.push(free ?? tried[0]!);
    } else if (clear[0]) labels.push({ ...clear[0], wide: true });
  }
  return labels;
}

/** Where a name may be, the best position first. */
function candidates(name: Name): Label[] {
  const at = (away: number, tried: readonly Direction[]) =>
    tried.map((direction): Label => ({ ...name, ...direction, away, wide: false }));
  if (!hasDot(name)) return at(0, [{ dx: 0, dy: 0 }]);
  if (name.labelSide) return at(0, [bySide[name.labelSide]]);
  const beside = at(0, [...Object.values(bySide), ...corners]);
  if (name.kind !== "origin") return beside;
  return [...beside, ...distances.flatMap((away) => at(away, [bySide.right, bySide.left]))];
}

/** Pairs of names that overlap on the narrowest screens: only names beside lamps are placed where something else is. */
export function overlaps(labels: readonly Label[], { scale }: View): [string, string][] {
  const beside = labels.filter(hasLamp);
  return beside.flatMap((label, index) =>
    beside
      .slice(index + 1)
      .filter((other) => intersect(labelBox(label, scale), labelBox(other, scale)))
      .map((other): [string, string] => [label.name, other.name]),
  );
}

/** Whether two neighbors among points of a grid on `box` lie in different areas: on land, or one of them in the water if `shores` count. */
export function crossesBorder({ x, y, width, height }: Box, shores: boolean): boolean {
  const rows = [0, 0.5, 1].map((row) =>
    Array.from({ length: 17 }, (_, column) =>
      areaAt({ x: x + (width * column) / 16, y: y + height * row }),
    ),
  );
  const differ = (one?: Area, other?: Area) =>
    one !== other && (shores || Boolean(one && other));
  return rows.some((row, line) =>
    row.some(
      (area, column) =>
        (column > 0 && differ(area, row[column - 1])) ||
        (line > 0 && differ(area, rows[line - 1]![column])),
    ),
  );
}

const around = (a: Point, b: Point, reach: number): Box => ({
  x: Math.min(a.x, b.x) - reach,
  y: Math.min(a.y, b.y) - reach,
  width: Math.abs(a.x - b.x) + 2 * reach,
  height: Math.abs(a.y - b.y) + 2 * reach,
});

const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;

const intersect = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The corners of the cable to each of `ends`: first up or down, then left or right, from `origin` or from another end that lies on the way.
 * @param near the horizontal distance from the cable at which an end still counts as on the way.
 */
export function cableRuns(origin: Point, ends: readonly Point[], near: number): Point[][] {
  const distance = (end: Point) => Math.abs(end.x - origin.x) + Math.abs(end.y - origin.y);
  const nearest = [...ends].sort((a, b) => distance(a) - distance(b));
  return nearest.map((end, index) => {
    const way = around(origin, end, 0);
    const onTheWay = ({ x, y }: Point) =>
      x > way.x - near && x < way.x + way.width + near && y > way.y && y < way.y + way.height;
    const from = nearest.slice(0, index).findLast(onTheWay) ?? origin;
    return [from, { x: from.x, y: end.y }, end];
  });
}

/** Path data of lines through points. */
export const linePath = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}`).join("");
