import type { MapPlace, Side } from "./cable";

export interface NameProps {
  place: MapPlace;
  side: Side;
  className?: string;
}

/** The name of a place beside its dot. Its distances are in its own size, so that it stays put at every scale. */
export function PlaceName({ place, side, className }: NameProps) {
  return (
    <text
      x={place.x}
      y={place.y}
      dx={side === "left" ? "-0.62em" : "0.62em"}
      dy="0.34em"
      textAnchor={side === "left" ? "end" : "start"}
      className={className}
    >
      {place.name}
    </text>
  );
}
