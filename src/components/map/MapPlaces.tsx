import type { MapPlace } from "./cable";
import * as styles from "./Map.module.css";
import type { Spot } from "./place-names";
import { PlaceName } from "./PlaceName";

interface Props {
  /** With where their names stand. */
  places: readonly (MapPlace & { readonly spot: Spot | undefined; readonly cut?: boolean })[];
  /** What writes the names; plain words if left out. */
  Name?: typeof PlaceName;
  /** Lets a place be a link to its page, if it has one. */
  linked?: boolean;
}

/** Dots with names. */
export function MapPlaces({ places, Name = PlaceName, linked }: Props) {
  return (
    <>
      {places.map((place) => {
        const mark = (
          <>
            <circle cx={place.x} cy={place.y} r="2.2" className={styles.lamp} />
            <Name
              place={place}
              spot={place.spot}
              className={place.cut ? styles.cut : undefined}
            />
          </>
        );
        return linked && place.path ? (
          <a key={place.name} href={place.path} aria-label={place.name}>
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
