/** Positions of the names on the map of all areas. */
import { awayFrom, cableRuns, originSide, type MapPlace, type MapPoint } from "../map/cable";
import { middle, type MapBox } from "../map/frame";
import {
  besideDot,
  holds,
  named,
  nameEdges,
  onPoint,
  placeNames,
  type Name,
  type Spot,
} from "../map/place-names";

/** Map units per em of the names on a phone, where names are largest relative to the map: 15.5, 14 and 13 px at a scale of 1.4. */
const em = { origin: 11, place: 10, county: 9.3 };

/**
 * The part of the map that a phone 360 px wide shows, in units from the center of the served area (HomeAreas.module.css,
 * AreasHero.module.css).
 */
const phone = { left: 97, right: 155, top: 168, bottom: 190 };

export interface AreaName extends MapPlace {
  /** undefined if the name does not fit. */
  spot: Spot | undefined;
  /** true if the edge of a phone's screen would cut it. */
  cut: boolean;
}

interface Areas {
  origin: MapPlace;
  places: readonly MapPlace[];
  regions: readonly { readonly mapLabel: string; readonly point: MapPoint }[];
  /** The bounding box of the served counties. */
  served: MapBox;
}

/** The names by priority: the origin, the places, then the other regions. */
export function areaNames({ origin, places, regions, served }: Areas) {
  const runs = cableRuns(origin, places);
  const labels = regions.map(({ mapLabel, point }) => ({ name: mapLabel, ...point }));
  const names: Name[] = [
    { ...named(origin, em.origin), dot: true, spots: besideDot(originSide(origin, places)) },
    ...places.map((place) => ({
      ...named(place, em.place),
      dot: true,
      spots: besideDot(awayFrom(origin, place)),
    })),
    ...labels.map((label) => ({ ...named(label, em.county), spots: onPoint })),
  ];
  const center = middle(served);
  const frame = [
    center.x - phone.left,
    center.y - phone.top,
    center.x + phone.right,
    center.y + phone.bottom,
  ] as const;
  const spots = placeNames(names, runs);
  const placed = [origin, ...places, ...labels].map((place, index): AreaName => {
    const [name, spot] = [names[index], spots[index]];
    return { ...place, spot, cut: !!name && !!spot && !holds(frame, nameEdges(name, spot)) };
  });
  return {
    runs,
    origin: placed[0]!,
    places: placed.slice(1, 1 + places.length),
    regions: placed.slice(1 + places.length),
  };
}
