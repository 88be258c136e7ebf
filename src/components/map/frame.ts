/** Computes which part of the map a page shows, and at which scale. */
import type { MapPoint } from "./cable";

export interface MapBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** The smallest part of the map that holds `box` and `point`. */
export function boxAround(box: MapBox, point: MapPoint): MapBox {
  const x = Math.min(box.x, point.x);
  const y = Math.min(box.y, point.y);
  return {
    x,
    y,
    width: Math.max(box.x + box.width, point.x) - x,
    height: Math.max(box.y + box.height, point.y) - y,
  };
}

/** The middle of `box`. */
export function middle(box: MapBox): MapPoint {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Room {
  /** In pixels. */
  width: number;
  height: number;
  /** Pixels per map unit of counties of a usual size. */
  usual: number;
  /** Pixels per map unit at which neighboring dots are far enough apart. */
  apart?: number;
}

/**
 * Pixels per map unit at which `box` fills `width` by `height` pixels. A scale above `usual` is reduced to the geometric mean of the two,
 * but not below `apart`: a small county is enlarged, and still looks smaller than its neighbors.
 */
export function scaleFor(box: MapBox, { width, height, usual, apart = 0 }: Room): number {
  const filling = Math.min(width / box.width, height / box.height);
  const scale =
    filling > usual ? Math.min(filling, Math.max(Math.sqrt(filling * usual), apart)) : filling;
  return Math.round(scale * 100) / 100;
}

/** The smallest distance between two of `points`, in map units; infinite for fewer than two. */
export function closest(points: readonly MapPoint[]): number {
  const distances = points.flatMap((a, index) =>
    points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return Math.min(...distances);
}

/** `box` with a margin around it, extended around its center to the ratio of width to height. */
export function framed(
  box: MapBox,
  { margin, ratio }: { margin: number; ratio: number },
): MapBox {
  const center = middle(box);
  const width = Math.max(box.width + 2 * margin, (box.height + 2 * margin) * ratio);
  const height = width / ratio;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    x: rounded(center.x - width / 2),
    y: rounded(center.y - height / 2),
    width: rounded(width),
    height: rounded(height),
  };
}

/** `box` as the viewBox of an SVG. */
export const viewBoxOf = ({ x, y, width, height }: MapBox): string =>
  `${x} ${y} ${width} ${height}`;
