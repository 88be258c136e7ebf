import type { MapPlace, Side } from "./cable";
import * as styles from "./Map.module.css";
import { PlaceName } from "./PlaceName";

interface Props {
  places: readonly MapPlace[];
  sides: readonly Side[];
  /** What writes the names; plain words if left out. */
  Name?: typeof PlaceName;
  /** Lets a place be a link to its page, if it has one. */
  linked?: boolean;
}

/** Dots with names. */
export function MapPlaces({ places, sides, Name = PlaceName, linked }: Props) {
  return (
    <>
      {places.map((place, index) => {
        const mark = (
          <>
            <circle cx={place.x} cy={place.y} r="2.2" className={styles.lamp} />
            <Name place={place} side={sides[index] ?? "right"} />
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
