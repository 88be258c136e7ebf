/** Positions of the names on the map of all areas. */
import { awayFrom, cableRuns, originSide, type MapPlace, type MapPoint } from "../map/cable";
import { boxAround, middle, type MapBox } from "../map/frame";
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
 * The part of the map that a phone 360 px wide shows, in units from the point in its focus (HomeAreas.module.css, AreasHero.module.css).
 */
const phone = { left: 97, right: 152, top: 168, bottom: 190 };

/** The space for names on wider screens, beside the text of the page, in units from the center of the served area. */
const desk = { left: 110, right: 156 };

/** The distance from what a phone must show to the edge of its screen, in units. */
const margin = 8;

export interface AreaName extends MapPlace {
  /** undefined if the name does not fit. */
  spot: Spot | undefined;
  /** true if the edge of a phone's screen would cut it. */
  cut: boolean;
}

/** A region with a dot, where the cable begins. */
export interface Origin extends MapPlace {
  readonly bounds: MapBox;
}

interface Areas {
  origin: Origin;
  places: readonly MapPlace[];
  regions: readonly { readonly mapLabel: string; readonly point: MapPoint }[];
  /** The bounding box of the served counties. */
  served: MapBox;
}

/** The names by priority: the origin, the places, then the other regions; and the horizontal focus of the map on a phone. */
export function areaNames({ origin, places, regions, served }: Areas) {
  const runs = cableRuns(origin, places);
  const center = middle(served);
  const focus = phoneFocus(origin, places, center.x);
  const frame = [
    focus - phone.left,
    center.y - phone.top,
    focus + phone.right,
    center.y + phone.bottom,
  ] as const;
  const roomy = [
    Math.max(frame[0], center.x - desk.left),
    frame[1],
    Math.min(frame[2], center.x + desk.right),
    frame[3],
  ] as const;
  const labels = regions.map(({ mapLabel, point }) => ({ name: mapLabel, ...point }));
  const names: Name[] = [
    {
      ...named(origin, em.origin),
      dot: true,
      roomy,
      spots: besideDot(originSide(origin, places)),
    },
    ...places.map((place) => ({
      ...named(place, em.place),
      dot: true,
      roomy,
      spots: besideDot(awayFrom(origin, place)),
    })),
    ...labels.map((label) => ({ ...named(label, em.county), spots: onPoint })),
  ];
  const spots = placeNames(names, runs);
  const placed = [origin, ...places, ...labels].map((place, index): AreaName => {
    const [name, spot] = [names[index], spots[index]];
    return { ...place, spot, cut: !!name && !!spot && !holds(frame, nameEdges(name, spot)) };
  });
  return {
    runs,
    focus,
    origin: placed[0]!,
    places: placed.slice(1, 1 + places.length),
    regions: placed.slice(1 + places.length),
  };
}

/**
 * The focus of a phone's map nearest to the center of the served area at which the screen shows the origin's county and, which comes first,
 * all dots.
 */
function phoneFocus(
  { bounds, ...origin }: Origin,
  places: readonly MapPoint[],
  center: number,
): number {
  const dots = places.reduce(boxAround, { ...origin, width: 0, height: 0 });
  return showing(dots, showing(bounds, center));
}

/** The focus nearest to `focus` at which a phone shows all of `box`, or its middle if it is too wide for that. */
function showing({ x, width }: MapBox, focus: number): number {
  const least = x + width + margin - phone.right;
  const most = x - margin + phone.left;
  return least > most ? (least + most) / 2 : Math.min(Math.max(focus, least), most);
}
