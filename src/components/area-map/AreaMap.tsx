import type { CSSProperties } from "react";
import { cablePath, type MapPlace } from "../map/cable";
import { MapBase } from "../map/MapBase";
import { MapPlaces } from "../map/MapPlaces";
import * as styles from "../map/Map.module.css";
import { PlaceName } from "../map/PlaceName";
import { useSite } from "../site/useSite";
import { areaNames, type AreaName, type Origin as OriginPlace } from "./area-names";

interface Props {
  /** The region where the cable begins. */
  origin: OriginPlace;
  /** The places where the cable ends. */
  places: readonly MapPlace[];
  /** Turns counties and places into links to their pages; the page's style sheet defines their hover style. */
  linked?: boolean;
  alt?: string;
}

/**
 * The map with the names of the regions and one right-angled cable from the origin to every place. The page's style sheet sets the position
 * of the focus. Names that do not fit are left out, those of regions first.
 */
export function AreaMap({ origin, places, linked, alt }: Props) {
  const { regions, build } = useSite();
  const { served } = build;
  const others = regions.nodes.filter(({ title }) => title !== origin.name);
  const names = areaNames({ origin, places, regions: others, served });
  return (
    <MapBase
      linked={linked}
      alt={alt}
      className={styles.stage}
      style={{ "--x": names.focus.x, "--y": names.focus.y } as CSSProperties}
    >
      <g aria-hidden="true">
        {names.regions.map((region) => (
          <PlaceName
            key={region.name}
            place={region}
            spot={region.spot}
            className={[styles.county, region.cut && styles.cut].filter(Boolean).join(" ")}
          />
        ))}
      </g>
      <path className={styles.cable} d={cablePath(names.runs)} />
      <MapPlaces places={names.places} linked={linked} />
      <Origin origin={names.origin} linked={linked} />
    </MapBase>
  );
}

interface OriginProps {
  origin: AreaName;
  linked?: boolean | undefined;
}

function Origin({ origin, linked }: OriginProps) {
  const mark = (
    <>
      <circle cx={origin.x} cy={origin.y} r="3" className={`${styles.lamp} ${styles.source}`} />
      <PlaceName
        place={origin}
        spot={origin.spot}
        className={[styles.origin, origin.cut && styles.cut].filter(Boolean).join(" ")}
      />
    </>
  );
  // The county is already a link with the same name; a second tab stop would be read twice.
  return linked && origin.path ? (
    <a href={origin.path} tabIndex={-1} aria-hidden="true">
      {mark}
    </a>
  ) : (
    mark
  );
}
