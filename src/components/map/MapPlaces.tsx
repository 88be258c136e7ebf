import type { MapPlace, Side } from "./cable";
import * as styles from "./Map.module.css";

interface NameProps {
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

interface Props {
  places: readonly MapPlace[];
  sides: readonly Side[];
  className?: string;
  /** Lets a place be a link to its page, if it has one. */
  linked?: boolean;
}

/** Dots with names. */
export function MapPlaces({ places, sides, className, linked }: Props) {
  return (
    <>
      {places.map((place, index) => {
        const mark = (
          <>
            <circle cx={place.x} cy={place.y} r="2.2" className={styles.lamp} />
            <PlaceName place={place} side={sides[index] ?? "right"} className={className} />
          </>
        );
        return linked && place.path ? (
          <a key={place.name} href={place.path}>
            <circle cx={place.x} cy={place.y} r="5" className={styles.reach} />
            {mark}
          </a>
        ) : (
          <g key={place.name}>{mark}</g>
        );
      })}
    </>
  );
}
