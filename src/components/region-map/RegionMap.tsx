import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import {
  awayFrom,
  cablePath,
  cableRuns,
  originSide,
  type MapPlace,
  type MapPoint,
} from "../map/cable";
import {
  aroundPoint,
  besideDot,
  named,
  placeNames,
  platedGap,
  type Edges,
} from "../map/place-names";
import { PlaceName } from "../map/PlaceName";
import { MapBase } from "../map/MapBase";
import { MapPlaces } from "../map/MapPlaces";
import { PlatedName } from "../map/PlatedName";
import * as map from "../map/Map.module.css";
import { useSite } from "../site/useSite";
import { areaWithin } from "./area-within";
import * as styles from "./RegionMap.module.css";

/** As the page's style sheet sets them. */
export interface MapSize {
  /** Pixels per map unit. */
  scale: number;
  /** Font sizes of places and of neighbors, in pixels. */
  name: number;
  county: number;
}

interface Props {
  /** The highlighted county. */
  region: Queries.LitRegionFragment;
  /** The region where the cable begins; it may be the highlighted one. */
  origin: Queries.MapOriginFragment;
  /** The places where the cable ends. */
  places: readonly MapPlace[];
  alt: string;
  /** The sizes at which screens show the map. */
  sizes: readonly MapSize[];
  /** The part of the map that the narrowest screen shows, so that its edge cuts no place name. */
  frame: Edges;
  viewBox?: string;
  /** Returns a class for the name of a neighbor at this place, which a page may hide at some sizes. */
  neighborClass?: (point: MapPoint) => string | undefined;
  className?: string;
  style?: CSSProperties;
}

/**
 * The map with one county highlighted and the cable from the origin to places in it. The cable is drawn twice: in a bright color below the
 * highlighted county, and in a dark color on it, clipped to its outline. Names may cross a border, so they have backgrounds.
 */
export function RegionMap({
  region,
  origin,
  places,
  alt,
  sizes,
  frame,
  viewBox,
  neighborClass,
  className,
  style,
}: Props) {
  const { regions } = useSite();
  const start = { name: origin.mapLabel, ...origin.point };
  const runs = cableRuns(start, places);
  const cable = cablePath(runs);
  const isOrigin = region.fips === origin.fips;
  const neighbors = regions.nodes.filter(
    ({ fips }) => fips !== region.fips && fips !== origin.fips,
  );
  const isLit = areaWithin(region.outline);
  const ems = sizes.map(({ scale, name }) => name / scale);
  const neighborEms = sizes.map(({ scale, county }) => county / scale);
  const [originSpot, ...spots] = placeNames(
    [
      {
        ...named(start, ems),
        frame,
        plated: true,
        dot: true,
        // If the origin is the highlighted county, the page's heading already has its name.
        spots: isOrigin ? [] : besideDot(originSide(start, places), platedGap),
      },
      ...places.map((place) => ({
        ...named(place, ems),
        frame,
        plated: true,
        dot: true,
        spots: besideDot(awayFrom(start, place), platedGap),
      })),
      ...neighbors.map(({ mapLabel, point }) => ({
        ...named({ name: mapLabel, ...point }, neighborEms),
        avoids: isLit,
        spots: aroundPoint,
      })),
    ],
    runs,
  );
  const inside = `inside-${region.fips}`;
  return (
    <MapBase
      viewBox={viewBox}
      // Behind rounded corners its usual shape is seen.
      without={region.outline.includes("Q") ? undefined : region.fips}
      alt={alt}
      className={className}
      style={style}
    >
      <clipPath id={inside}>
        <path d={region.outline} />
      </clipPath>
      {neighbors.map(({ fips, mapLabel, point }, index) => (
        <PlaceName
          key={fips}
          place={{ name: mapLabel, ...point }}
          spot={spots[places.length + index]}
          className={[map.county, neighborClass?.(point)].filter(Boolean).join(" ")}
        />
      ))}
      <path className={map.cable} d={cable} />
      <path className={styles.lit} d={region.outline} />
      <path
        clipPath={`url(#${inside})`}
        className={`${map.cable} ${styles.inside}`}
        d={cable}
      />
      <MapPlaces
        places={places.map((place, index) => ({ ...place, spot: spots[index] }))}
        Name={PlatedName}
      />
      <PlatedName place={start} spot={originSpot} className={map.origin} />
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
    bounds {
      x
      y
      width
      height
    }
  }
`;
