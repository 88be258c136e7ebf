import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { cablePath, nameSides, originSide, type MapPlace, type MapPoint } from "../map/cable";
import { MapBase } from "../map/MapBase";
import { MapPlaces } from "../map/MapPlaces";
import { PlatedName } from "../map/PlatedName";
import * as map from "../map/Map.module.css";
import { useSite } from "../site/useSite";
import * as styles from "./RegionMap.module.css";

interface Props {
  /** The county that is lit. */
  region: Queries.LitRegionFragment;
  /** The region where the cable begins; it may be the lit one. */
  origin: Queries.MapOriginFragment;
  /** Where the cable ends. */
  places: readonly MapPlace[];
  alt: string;
  viewBox?: string;
  /** A class for the name of a neighbor at this place, where a page lets it go. */
  neighborClass?: (point: MapPoint) => string | undefined;
  className?: string;
  style?: CSSProperties;
}

/**
 * The map with one county lit and the cable from the origin to places in it. The cable is drawn twice: bright beneath the lit county, and
 * dark on it, cut along its outline. Names may lie across a border, so they stand on plates.
 */
export function RegionMap({
  region,
  origin,
  places,
  alt,
  viewBox,
  neighborClass,
  className,
  style,
}: Props) {
  const { regions } = useSite();
  const start = { name: origin.mapLabel, ...origin.point };
  const cable = cablePath(start, places);
  const sides = nameSides(start, places);
  const isOrigin = region.fips === origin.fips;
  const inside = `inside-${region.fips}`;
  return (
    <MapBase
      viewBox={viewBox}
      without={region.fips}
      alt={alt}
      className={className}
      style={style}
    >
      <clipPath id={inside}>
        <path d={region.outline} />
      </clipPath>
      {regions.nodes
        .filter(({ fips }) => fips !== region.fips && fips !== origin.fips)
        .map(({ fips, mapLabel, point }) => (
          <text
            key={fips}
            x={point.x}
            y={point.y}
            textAnchor="middle"
            className={[map.county, neighborClass?.(point)].filter(Boolean).join(" ")}
          >
            {mapLabel}
          </text>
        ))}
      <path className={map.cable} d={cable} />
      <path className={styles.lit} d={region.outline} />
      <path
        clipPath={`url(#${inside})`}
        className={`${map.cable} ${styles.inside}`}
        d={cable}
      />
      <MapPlaces places={places} sides={sides} Name={PlatedName} />
      {/* Where the origin is lit itself, the page's heading has its name. */}
      {!isOrigin && (
        <PlatedName place={start} side={originSide(start, places)} className={map.origin} />
      )}
      {places.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="2.2" className={styles.stop} />
      ))}
      <circle
        cx={start.x}
        cy={start.y}
        r="2.6"
        className={isOrigin ? styles.stop : `${map.lamp} ${map.source}`}
      />
    </MapBase>
  );
}

export const fragments = graphql`
  fragment LitRegion on Region {
    title
    fips
    outline
    bounds {
      x
      y
      width
      height
    }
  }
  fragment MapOrigin on Region {
    title
    path
    fips
    mapLabel
    point {
      x
      y
    }
  }
`;
