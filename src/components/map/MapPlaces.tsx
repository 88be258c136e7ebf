import type { CSSProperties } from "react";
import type { MapPlace, Side } from "./cable";
import { nameWidth } from "./name-width";
import * as styles from "./Map.module.css";

interface NameProps {
  place: MapPlace;
  side: Side;
  className?: string;
  /** A plate behind it, where the name may lie across light and dark ground. */
  plate?: boolean;
}

/** The name of a place beside its dot. Its distances are in its own size, so that it stays put at every scale. */
export function PlaceName({ place, side, className, plate }: NameProps) {
  const text = (
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
  if (!plate) return text;
  return (
    <g className={[styles.named, className].filter(Boolean).join(" ")}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect
          className={`${styles.plate} ${side === "left" ? styles.before : ""}`}
          style={{ "--em": nameWidth(place.name) } as CSSProperties}
        />
      </g>
      {text}
    </g>
  );
}

interface Props {
  places: readonly MapPlace[];
  sides: readonly Side[];
  className?: string;
  /** Names on plates. */
  plates?: boolean;
  /** Lets a place be a link to its page, if it has one. */
  linked?: boolean;
}

/** Dots with names. */
export function MapPlaces({ places, sides, className, plates, linked }: Props) {
  return (
    <>
      {places.map((place, index) => {
        const mark = (
          <>
            <circle cx={place.x} cy={place.y} r="2.2" className={styles.lamp} />
            <PlaceName
              place={place}
              side={sides[index] ?? "right"}
              className={className}
              plate={plates}
            />
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
