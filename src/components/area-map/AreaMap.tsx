import { graphql } from "gatsby";
import { MapBase } from "../map/MapBase";
import * as styles from "../map/Map.module.css";

export interface MapPlace {
  name: string;
  x: number;
  y: number;
}

interface Props {
  viewBox: string;
  regions: readonly Queries.MapRegionFragment[];
  /** Where the cable begins. */
  origin: MapPlace;
  /** Where it ends. */
  places: readonly MapPlace[];
  linked?: boolean;
  alt?: string;
}

/** The map with the names of the regions and one right-angled cable from the origin to every place. */
export function AreaMap({ viewBox, regions, origin, places, linked, alt }: Props) {
  return (
    <MapBase viewBox={viewBox} linked={linked} alt={alt} fit="xMinYMin meet">
      {regions
        .filter(({ title }) => title !== origin.name)
        .map(({ mapLabel, point }) => (
          <text
            key={mapLabel}
            x={point.x}
            y={point.y}
            textAnchor="middle"
            className={styles.county}
            fontSize="7.2"
          >
            {mapLabel}
          </text>
        ))}
      {places.map(({ name, x, y }) => (
        <path
          key={name}
          className={styles.cable}
          d={`M${origin.x} ${origin.y}${Math.abs(x - origin.x) < 6 ? "" : `H${x}`}V${y}`}
        />
      ))}
      {places.map(({ name, x, y }) => {
        const left = x < origin.x - 6;
        return (
          <g key={name}>
            <circle cx={x} cy={y} r="2.1" className={styles.lamp} />
            <text
              x={left ? x - 4.2 : x + 4.2}
              y={y + 2.8}
              textAnchor={left ? "end" : "start"}
              fontSize="8"
            >
              {name}
            </text>
          </g>
        );
      })}
      <circle cx={origin.x} cy={origin.y} r="3" className={styles.lamp} />
      <text x={origin.x + 5} y={origin.y + 3.4} fontSize="10">
        {origin.name}
      </text>
    </MapBase>
  );
}

export const fragment = graphql`
  fragment MapRegion on Region {
    title
    mapLabel
    point {
      x
      y
    }
  }
`;
