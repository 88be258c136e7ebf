import type { MapPlace } from "./cable";
import * as styles from "./Map.module.css";
import type { Spot } from "./place-names";
import { PlaceName } from "./PlaceName";

interface Props {
  /** The places, with the positions of their names. */
  places: readonly (MapPlace & { readonly spot: Spot | undefined; readonly cut?: boolean })[];
  /** The component that renders a name; by default plain text. */
  Name?: typeof PlaceName;
  /** Turns each place that has a page into a link. */
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
