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
import { besideDot, named, onPoint, placeNames, type Edges } from "../map/place-names";
import { PlaceName } from "../map/PlaceName";
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
  /** Units of the map to an em of the names, on the screen where they are largest beside it. */
  em: number;
  /** The part of the map that the narrowest screen shows; its edge cuts no name of a place. */
  frame: Edges;
  viewBox?: string;
  /** A class for the name of a neighbor at this place, where a page lets it go. */
  neighborClass?: (point: MapPoint) => string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** From the middle of a dot to its name, in em: 8 px beside a dot of 5.5. */
const gap = 0.82;

/**
 * The map with one county lit and the cable from the origin to places in it. The cable is drawn twice: bright beneath the lit county, and
 * dark on it, cut along its outline. Names may lie across a border, so they stand on plates.
 */
export function RegionMap({
  region,
  origin,
  places,
  alt,
  em,
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
  const [originSpot, ...spots] = placeNames(
    [
      {
        ...named(start, em),
        frame,
        dot: true,
        // Where the origin is lit itself, the page's heading has its name.
        spots: isOrigin ? [] : besideDot(originSide(start, places), gap),
      },
      ...places.map((place) => ({
        ...named(place, em),
        frame,
        dot: true,
        spots: besideDot(awayFrom(start, place), gap),
      })),
      ...neighbors.map(({ mapLabel, point }) => ({
        ...named({ name: mapLabel, ...point }, em),
        spots: onPoint,
      })),
    ],
    runs,
  );
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
  }
`;
