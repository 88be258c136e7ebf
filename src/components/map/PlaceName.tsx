import type { MapPoint } from "./cable";
import type { Spot } from "./place-names";

export interface NameProps {
  place: MapPoint & { readonly name: string };
  /** Nothing is drawn where there is none. */
  spot: Spot | undefined;
  className?: string;
}

/** The name of a place at its spot. Distances are in its own size, so that it stays put at every scale. */
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
