import type { MapPoint } from "./cable";
import type { Spot } from "./place-names";

export interface NameProps {
  place: MapPoint & { readonly name: string };
  /** The position; without one nothing is drawn. */
  spot: Spot | undefined;
  className?: string;
}

/** The name of a place at its position. Offsets are in em of the name, so that it keeps its distance to the dot at every scale. */
export function PlaceName({ place, spot, className }: NameProps) {
  if (!spot) return null;
  return (
    <text
      x={place.x}
      y={place.y}
      dx={`${spot.dx}em`}
      dy={`${spot.dy}em`}
      textAnchor={spot.anchor}
      className={className}
    >
      {place.name}
    </text>
  );
}
