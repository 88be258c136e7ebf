/** Positions of the names on the map of all areas. */
import { awayFrom, cableRuns, originSide, type MapPlace, type MapPoint } from "../map/cable";
import { boxAround, middle, type MapBox } from "../map/frame";
import {
  ascent,
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
 * The part of the map that a phone 360 px wide shows, in units from the focus. Wider screens show the same part and more of it
 * (HomeAreas.module.css, AreasHero.module.css).
 */
const phone = { left: 97, right: 152, top: 168, bottom: 190 };

/** The part in which dots and names are legible on every page and screen: below it, the home page's map fades. */
const legible = { ...phone, top: 160, bottom: 124 };

/** The distance from what must be visible to the edge of its part, in units. */
const margin = 8;

/** How far a region's name reaches below its point, in units. */
const descent = (1 - ascent) * em.county;

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

/** The names by priority: the origin, the places, then the other regions; and the focus, the point that the page's style sheet positions. */
export function areaNames({ origin, places, regions, served }: Areas) {
  const runs = cableRuns(origin, places);
  const focus = focusOf({ origin, places, regions, served });
  const frame = [
    focus.x - phone.left,
    focus.y - phone.top,
    focus.x + phone.right,
    focus.y + phone.bottom,
  ] as const;
  // Wide screens show more to the left and right, but not above and below.
  const shown = [
    -Infinity,
    focus.y - legible.top + margin,
    Infinity,
    focus.y + legible.bottom - margin + descent,
  ] as const;
  const labels = regions.map(({ mapLabel, point }) => ({ name: mapLabel, ...point }));
  const names: Name[] = [
    {
      ...named(origin, [em.origin]),
      dot: true,
      preferred: frame,
      spots: besideDot(originSide(origin, places)),
    },
    ...places.map((place) => ({
      ...named(place, [em.place]),
      dot: true,
      preferred: frame,
      spots: besideDot(awayFrom(origin, place)),
    })),
    ...labels.map((label) => ({
      ...named(label, [em.county]),
      frame: shown,
      spots: onPoint,
    })),
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
 * The focus nearest to the center of the served area at which the legible part holds all dots and, if possible, the width of the origin's
 * county and the height of all regions' labels.
 */
function focusOf({ origin, places, regions, served }: Areas): MapPoint {
  const center = middle(served);
  const dot = { x: origin.x, y: origin.y, width: 0, height: 0 };
  const dots = places.reduce(boxAround, dot);
  const points = regions.map(({ point }) => point).reduce(boxAround, dots);
  const { left, right, top, bottom } = legible;
  const across = (box: MapBox, focus: number) =>
    showing([box.x, box.x + box.width], [left, right], focus);
  return {
    x: across(dots, across(origin.bounds, center.x)),
    y: showing([points.y, points.y + points.height], [top, bottom], center.y),
  };
}

type Pair = readonly [number, number];

/**
 * The focus nearest to `focus` at which `start` is at most `before` ahead of it, and `end` at most `after` behind it. If they are too far
 * apart for that, both are outside by the same distance.
 */
function showing([start, end]: Pair, [before, after]: Pair, focus: number): number {
  const least = end + margin - after;
  const most = start - margin + before;
  return least > most ? (least + most) / 2 : Math.min(Math.max(focus, least), most);
}
