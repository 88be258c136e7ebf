import type { CSSProperties } from "react";
import { cablePath, nameSides, originSide, type MapPlace } from "../map/cable";
import { MapBase } from "../map/MapBase";
import { MapPlaces } from "../map/MapPlaces";
import * as styles from "../map/Map.module.css";
import { PlaceName } from "../map/PlaceName";
import { useSite } from "../site/useSite";

interface Props {
  /** Where the cable begins: a region. */
  origin: MapPlace;
  /** Where it ends. */
  places: readonly MapPlace[];
  /** Lets counties and places be links to their pages; how they look when they are pointed at, the page says. */
  linked?: boolean;
  alt?: string;
}

/**
 * The map with the names of the regions and one right-angled cable from the origin to every place. A stage: the origin stands where
 * the page's style says.
 */
export function AreaMap({ origin, places, linked, alt }: Props) {
  const { regions } = useSite();
  const style = { "--x": origin.x, "--y": origin.y } as CSSProperties;
  return (
    <MapBase linked={linked} alt={alt} className={styles.stage} style={style}>
      {regions.nodes
        .filter(({ title }) => title !== origin.name)
        .map(({ title, mapLabel, point }) => (
          <text
            key={title}
            x={point.x}
            y={point.y}
            textAnchor="middle"
            className={styles.county}
            aria-hidden="true"
          >
            {mapLabel}
          </text>
        ))}
      <path className={styles.cable} d={cablePath(origin, places)} />
      <MapPlaces places={places} sides={nameSides(origin, places)} linked={linked} />
      <Origin origin={origin} places={places} linked={linked} />
    </MapBase>
  );
}

function Origin({ origin, places, linked }: Pick<Props, "origin" | "places" | "linked">) {
  const mark = (
    <>
      <circle cx={origin.x} cy={origin.y} r="3" className={`${styles.lamp} ${styles.source}`} />
      <PlaceName place={origin} side={originSide(origin, places)} className={styles.origin} />
    </>
  );
  // Its county is a link of the same name already; a second stop of the keyboard would say it twice.
  return linked && origin.path ? (
    <a href={origin.path} tabIndex={-1} aria-hidden="true">
      {mark}
    </a>
  ) : (
    mark
  );
}
