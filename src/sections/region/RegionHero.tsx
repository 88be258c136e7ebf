import { graphql } from "gatsby";
import { Fragment, type CSSProperties } from "react";
import { fill } from "../../domain/fill";
import { DeferredContent } from "../../client/DeferredContent";
import { Breadcrumbs } from "../../components/breadcrumbs/Breadcrumbs";
import { RegionMap, type MapSize } from "../../components/region-map/RegionMap";
import { boxAround, closest, middle, scaleFor, type MapBox } from "../../components/map/frame";
import type { Edges } from "../../components/map/place-names";
import * as map from "../../components/map/Map.module.css";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionHero.module.css";

interface Props {
  region: Queries.RegionHeroFragment;
  words: Queries.RegionHeroWordsFragment;
  overview: Queries.RegionOverviewFragment;
}

/** The head of a region's page: its county highlighted on the map, and the cable from the origin to its towns. */
export function RegionHero({ region, words, overview }: Props) {
  const { origin } = overview;
  const shown = boxAround(region.bounds, origin.point);
  const { x, y } = middle(shown);
  // Two dots are at least 26 px apart, if the county then still fits.
  const apart = 26 / closest(region.placePoints);
  const wide = scaleFor(shown, { width: 540, height: 560, usual: 2.76, apart });
  const tablet = scaleFor(shown, { width: 480, height: 340, usual: 2.3, apart });
  const narrow = scaleFor(shown, { width: 280, height: 310, usual: 3.6, apart });
  // If the origin is at the right edge of the visible part, its name needs room beside it.
  const lean = origin.point.x > region.bounds.x + region.bounds.width ? 1 : 0;
  const style = {
    "--x": x,
    "--y": y,
    "--wide": wide,
    "--tablet": tablet,
    "--narrow": narrow,
    "--lean": lean,
  } as CSSProperties;
  const filled = (sentence: string) => fill(sentence, { region: region.title });
  const aroundNames = words.heading.split("{region}");
  return (
    <section className={`${styles.hero} ${layout.ink}`} aria-labelledby="page-title">
      <div className={`${layout.wrap} ${styles.front}`}>
        <Breadcrumbs items={region.crumbs} className={styles.crumbs} />
        <h1 id="page-title">
          {aroundNames.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <span className={styles.name}>{region.title}</span>}
              {part}
            </Fragment>
          ))}
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{filled(words.subline)}</p>
        <QuoteLink label={words.quoteLabel} />
      </div>
      <div className={styles.map} style={style}>
        {/* The map is behind the text, which is complete without it. */}
        <DeferredContent instead={null}>
          <OptionalBoundary name="map">
            <RegionMap
              region={region}
              origin={origin}
              places={region.placePoints}
              alt={filled(words.regionMap)}
              sizes={sizesOf({ wide, tablet, narrow })}
              frame={phoneFrame(shown, narrow, lean)}
              className={map.stage}
              neighborClass={({ x: left, y: top }) =>
                // In pixels from the center of the visible part: the space for names in each layout.
                [
                  styles.neighbor,
                  !within(left - x, -265, 345, wide) && styles.notWide,
                  !within(top - y, -270, 225, wide) && styles.notWide,
                  !within(left - x, -280, 280, tablet) && styles.notTablet,
                  !within(top - y, -190, 170, tablet) && styles.notTablet,
                  !within(left - x, lean * 50 - 138, lean * 50 + 138, narrow) &&
                    styles.notPhone,
                ]
                  .filter(Boolean)
                  .join(" ")
              }
            />
          </OptionalBoundary>
        </DeferredContent>
      </div>
    </section>
  );
}

/** The sizes of the map and its names in RegionHero.module.css. */
function sizesOf({ wide, tablet, narrow }: Record<"wide" | "tablet" | "narrow", number>) {
  const large = [wide, wide * 0.9, wide * 0.82, tablet, tablet * 0.86];
  return [
    ...large.map((scale): MapSize => ({ scale, name: 16.5, county: 15 })),
    ...[narrow, narrow * 0.86].map((scale): MapSize => ({ scale, name: 14, county: 13 })),
  ];
}

/** The part that a phone 360 px wide shows, less 8 px at both sides (RegionHero.module.css). */
function phoneFrame(shown: MapBox, narrow: number, lean: number): Edges {
  const { x, y } = middle(shown);
  const scale = narrow * 0.86;
  const left = x - (172 - lean * 54) / scale;
  return [left, y - 190 / scale, left + 344 / scale, y + 190 / scale];
}

const within = (units: number, least: number, most: number, scale: number) =>
  units * scale >= least && units * scale <= most;

export const fragments = graphql`
  fragment RegionHero on Region {
    crumbs {
      ...Crumb
    }
    ...LitRegion
    placePoints {
      name
      x
      y
    }
  }
  fragment RegionHeroWords on RegionWords {
    heading
    subline
    quoteLabel
    regionMap
  }
  fragment RegionOverview on ServiceAreasPage {
    origin {
      ...MapOrigin
    }
  }
`;
