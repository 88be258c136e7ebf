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

/** From the middle of a lamp to its name's plate, in pixels (Map.module.css). */
const gaps = { origin: 13, town: 10, county: 0, landmark: 0 };

/** The padding of a plate, in pixels, and half of a lamp. */
const padding = { x: 5, y: 2 };
const lampReach = 8;

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
  const [words, { x: padX, y: padY }] =
    side === "center" ? [name.split(" "), { x: 1, y: 0 }] : [[name], padding];
  const widest = Math.max(...words.map(textWidth)) * fontSizes[kind];
  const width = (widest + 2 * padX) / scale;
  const height = (words.length * 1.2 * fontSizes[kind] + 2 * padY) / scale;
  const distance = gaps[kind] / scale;
  const left = { right: x + distance, left: x - distance - width }[side as string];
  const top = { below: y + distance, above: y - distance - height }[side as string];
  return { x: left ?? x - width / 2, y: top ?? y - height / 2, width, height };
}

const hasLamp = ({ kind }: Name) => kind === "origin" || kind === "town";

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
  /** 0 if the label is free; across a border is better than cut by the edge of a screen, and that is better than on something else. */
  const faults = (label: Label, { box, scale }: View) => {
    const own = labelBox(label, scale);
    const lamps = names.filter((name) => hasLamp(name) && name.name !== label.name);
    const taken = [
      ...labels.map((other) => labelBox(other, scale)),
      ...lamps.map((lamp) => around(lamp, lamp, lampReach / scale)),
      ...cable.flatMap((corners) =>
        corners.slice(1).map((to, index) => around(corners[index]!, to, 2 / scale)),
      ),
    ];
    const isCovered = taken.some((other) => intersect(own, other));
    return (isCovered ? 20 : 0) + (holds(box, own) ? 0 : 10) + bordersUnder(own);
  };
  for (const name of names) {
    if (hasLamp(name)) {
      const tried = sides.map((side): Label => ({ ...name, side, wide: false }));
      const all = tried.map((label) => faults(label, views[0]) + faults(label, views[1]));
      const best = tried[all.indexOf(Math.min(...all))]!;
      labels.push({ ...best, side: name.labelSide ?? best.side });
    } else {
      const label: Label = { ...name, side: "center", wide: false };
      const view = views.findIndex((each) => faults(label, each) === 0);
      if (view >= 0) labels.push({ ...label, wide: view > 0 });
    }
  }
  return labels;
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

/** How many borders and shores `box` crosses: in how many areas the points of a grid on it lie, less one. */
function bordersUnder({ x, y, width, height }: Box): number {
  const grid = Array.from({ length: 9 }, (_, column) =>
    [0, 0.5, 1].map((row) => ({ x: x + (width * column) / 8, y: y + height * row })),
  ).flat();
  return new Set(grid.map(areaAt)).size - 1;
}

const around = (a: Point, b: Point, reach: number): Box => ({
  x: Math.min(a.x, b.x) - reach,
  y: Math.min(a.y, b.y) - reach,
  width: Math.abs(a.x - b.x) + 2 * reach,
  height: Math.abs(a.y - b.y) + 2 * reach,
});

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
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

/** Path data of the cable. */
export const cablePath = (runs: readonly Point[][]): string =>
  runs.map((corners) => `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}`).join("");
