/** Names on a map, and the cable: where each of them goes. */
import { areaAt, type Box, type Point } from "./project";

export const sides = ["right", "left", "above", "below"] as const;
export type Side = (typeof sides)[number];

export interface Name extends Point {
  name: string;
  /** "origin" and "town" have a lamp, and their name beside it; the others have none, and their name stands on their point, a word a line. */
  kind: "origin" | "town" | "county" | "landmark";
  /** The side of the lamp, if an editor has chosen it. */
  labelSide?: Side | undefined;
}

export interface Label extends Name {
  side: Side | "center";
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
const fontSizes = { origin: 15.5, town: 14, county: 14, landmark: 14 };

/** In pixels: from the middle of a lamp to its name's plate, the plate's padding, and half of a lamp. */
const [gap, padding, lamp] = [10, 5, 8];

/** Widths of letters in the text font at medium weight, in em, in groups of similar letters; measured in a browser, rounded up. */
const letterWidths: readonly [RegExp, number][] = [
  [/[ijl’'.,]/, 0.25],
  [/[ftrI ]/, 0.36],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.68],
];

/** The width of `text` in em, rather too wide than too narrow. */
export const textWidth = (text: string): number =>
  [...text]
    .map((letter) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.57)
    .reduce((sum, width) => sum + width, 0);

/** The part of the map that a label covers, its plate included. */
export function labelBox({ name, kind, side, x, y }: Label, scale: number): Box {
  const words = side === "center" ? name.split(" ") : [name];
  const widest = Math.max(...words.map(textWidth)) * fontSizes[kind];
  const width = (widest + 2 * padding) / scale;
  const height = (words.length * 1.2 * fontSizes[kind] + 4) / scale;
  const distance = gap / scale;
  const left = { right: x + distance, left: x - distance - width }[side as string];
  const top = { below: y + distance, above: y - distance - height }[side as string];
  return { x: left ?? x - width / 2, y: top ?? y - height / 2, width, height };
}

/** Pairs of labels that overlap in `view`. */
export const overlaps = (labels: readonly Label[], { scale }: View): [Label, Label][] =>
  labels.flatMap((label, index) =>
    labels
      .slice(index + 1)
      .filter((other) => intersect(labelBox(label, scale), labelBox(other, scale)))
      .map((other): [Label, Label] => [label, other]),
  );

/**
 * Places `names`, whose order is that of their importance. A name with a lamp is beside it: on the side that an editor has chosen, or on
 * the first that is free. Each other name stays on its point, and is left out where that is not free.
 * @param views what the narrowest and the widest screens show.
 */
export function placeNames(
  names: readonly Name[],
  cable: readonly Point[][],
  views: readonly [narrow: View, wide: View],
): Label[] {
  const labels: Label[] = [];
  const lamps = names.filter(hasLamp);
  const faults = (label: Label, view: View) =>
    faultsOf(label, view, { labels, cable, lamps: lamps.filter((lamp) => lamp !== label) });
  for (const name of names) {
    if (hasLamp(name)) {
      const tried = sides.map((side): Label => ({ ...name, side, wide: false }));
      const free = tried.map((label) => faults(label, views[0]));
      const best = tried[free.indexOf(Math.min(...free))]!;
      labels.push({ ...best, side: name.labelSide ?? best.side });
    } else {
      const label: Label = { ...name, side: "center", wide: false };
      const view = views.findIndex((each) => faults(label, each) === 0);
      const taken = labels.some((other) => other.name === name.name);
      if (view >= 0 && !taken) labels.push({ ...label, wide: view > 0 });
    }
  }
  return labels;
}

const hasLamp = ({ kind }: Name) => kind === "origin" || kind === "town";

interface Obstacles {
  labels: readonly Label[];
  lamps: readonly Point[];
  cable: readonly Point[][];
}

/** How bad the position of `label` is: 0 if it is free; a name across a border is better than one that the screen's edge cuts or one on another. */
function faultsOf(label: Label, { box, scale }: View, { labels, lamps, cable }: Obstacles) {
  const own = labelBox(label, scale);
  const taken = [
    ...labels.map((other) => labelBox(other, scale)),
    ...lamps
      .filter(({ x, y }) => x !== label.x || y !== label.y)
      .map((at) => around(at, at, lamp / scale)),
    ...cable.flatMap((corners) =>
      corners.slice(1).map((to, index) => around(corners[index]!, to, 2 / scale)),
    ),
  ];
  const covered = taken.some((other) => intersect(own, other));
  const cut =
    own.x < box.x ||
    own.y < box.y ||
    own.x + own.width > box.x + box.width ||
    own.y + own.height > box.y + box.height;
  return (covered ? 4 : 0) + (cut ? 2 : 0) + (crossesBorder(own) ? 1 : 0);
}

/** Whether a border or a shore runs through `box`: whether not all points of a grid on it lie in the same area. */
function crossesBorder({ x, y, width, height }: Box): boolean {
  const grid = Array.from({ length: 9 }, (_, column) =>
    [0, 0.5, 1].map((row) => ({ x: x + (width * column) / 8, y: y + height * row })),
  ).flat();
  return new Set(grid.map(areaAt)).size > 1;
}

const around = (a: Point, b: Point, reach: number): Box => ({
  x: Math.min(a.x, b.x) - reach,
  y: Math.min(a.y, b.y) - reach,
  width: Math.abs(a.x - b.x) + 2 * reach,
  height: Math.abs(a.y - b.y) + 2 * reach,
});

const intersect = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The corners of the cable to each of `ends`, at right angles: from `origin`, or from another end that lies on the way.
 * @param near two points with a smaller horizontal distance are connected by a vertical cable with a step in its middle.
 */
export function cableRuns(origin: Point, ends: readonly Point[], near: number): Point[][] {
  const distance = (end: Point) => Math.abs(end.x - origin.x) + Math.abs(end.y - origin.y);
  const nearest = [...ends].sort((a, b) => distance(a) - distance(b));
  return nearest.map((end, index) => {
    const way = around(origin, end, 0);
    const onTheWay = ({ x, y }: Point) =>
      x > way.x - near && x < way.x + way.width + near && y > way.y && y < way.y + way.height;
    const via = nearest.slice(0, index).findLast(onTheWay);
    const from = via ?? origin;
    const [across, down] = [Math.abs(end.x - from.x), Math.abs(end.y - from.y)];
    const middle = Math.round((from.y + end.y) / 2);
    if (across < near) return [from, { x: from.x, y: middle }, { x: end.x, y: middle }, end];
    // From another lamp the cable goes on vertically, so that it does not cross that lamp's name.
    return !via && across > down
      ? [from, { x: end.x, y: from.y }, end]
      : [from, { x: from.x, y: end.y }, end];
  });
}

/** Path data of the cable. */
export const cablePath = (runs: readonly Point[][]): string =>
  runs.map((corners) => `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}`).join("");
