import type { Edges } from "../map/place-names";

/** Returns whether a rectangle touches the area within `outline`, the path data of a county, at one of its corners or at one of the path's. */
export function areaWithin(outline: string): (edges: Edges) => boolean {
  const rings = outline
    .split("Z")
    .map((ring) => (ring.match(/-?[\d.]+/g) ?? []).map(Number))
    .map((all) => all.flatMap((x, at) => (at % 2 ? [] : [[x, all[at + 1]!] as const])));
  return ([left, top, right, bottom]) =>
    [left, (left + right) / 2, right].some((x) =>
      [top, bottom].some((y) => {
        // By the even-odd rule.
        const crossed = rings.flatMap((ring) =>
          ring.filter(([ax, ay], at) => {
            const [bx, by] = ring.at(at - 1)!;
            return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
          }),
        );
        return crossed.length % 2 === 1;
      }),
    ) || rings.flat().some(([x, y]) => x > left && x < right && y > top && y < bottom);
}
