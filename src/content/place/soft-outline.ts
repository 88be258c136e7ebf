import type { Point } from "./company-map";

/**
 * Path data of `outline`, which consists of straight lines, with rounded corners: the shapes of the US Census have few corners, which are
 * visible where a small county is enlarged. A corner between two surveyed lines, which run north-south or east-west, stays sharp.
 * @param reach the distance from a corner at which its curve begins, in map units; at most half an edge.
 */
export function softOutline(outline: string, reach: number): string {
  return outline
    .split("Z")
    .filter(Boolean)
    .map((ring) => `M${curvesOf(ring.slice(1).split("L").map(pointOf), reach).join("L")}Z`)
    .join("");
}

function pointOf(pair: string): Point {
  const [x = 0, y = 0] = pair.split(" ").map(Number);
  return { x, y };
}

function curvesOf(corners: readonly Point[], reach: number): string[] {
  return corners.map((corner, index) => {
    const [before, after] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
    if (isLevel(before, corner) && isLevel(corner, after)) return `${corner.x} ${corner.y}`;
    const [from, to] = [toward(corner, before, reach), toward(corner, after, reach)];
    return `${from}Q${corner.x} ${corner.y} ${to}`;
  });
}

/** Whether the line from `a` to `b` is horizontal or vertical on the map. */
const isLevel = (a: Point, b: Point) =>
  Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 0.3;

function toward(from: Point, to: Point, reach: number): string {
  const share = Math.min(reach / Math.hypot(to.x - from.x, to.y - from.y), 0.5);
  const between = (a: number, b: number) => Math.round((a + (b - a) * share) * 10) / 10;
  return `${between(from.x, to.x)} ${between(from.y, to.y)}`;
}
