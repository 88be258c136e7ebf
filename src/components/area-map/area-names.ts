/** Where the names on the map of all areas stand. */
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

/** Units of the map to an em of the names on a phone, where they are largest beside it: 15.5, 14 and 13 px at a scale of 1.4. */
const em = { origin: 11, place: 10, county: 9.3 };

/** What a phone 360 px wide shows of the map, in units from the middle of what is served (HomeAreas.module.css, AreasHero.module.css). */
const phone = { left: 97, right: 155, top: 168, bottom: 190 };

export interface AreaName extends MapPlace {
  /** undefined where the name finds no room. */
  spot: Spot | undefined;
  /** true where the edge of a phone would cut it. */
  cut: boolean;
}

interface Areas {
  origin: MapPlace;
  places: readonly MapPlace[];
  regions: readonly { readonly mapLabel: string; readonly point: MapPoint }[];
  /** The part of the map that the served counties take up together. */
  served: MapBox;
}

/** The names in their ranks: the origin, the places, then the other regions. */
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
