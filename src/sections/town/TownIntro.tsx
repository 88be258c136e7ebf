import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { fill } from "../../domain/fill";
import { AreaText } from "../../components/area-text/AreaText";
import { RegionMap } from "../../components/region-map/RegionMap";
import { boxAround, framed, viewBoxOf } from "../../components/map/frame";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./TownIntro.module.css";

interface Props {
  town: Queries.TownIntroFragment;
  words: Queries.TownIntroWordsFragment;
  origin: Queries.MapOriginFragment;
}

/** The approximate width of the origin's name, in map units. */
const nameLength = 45;

/** The text about a town, beside a map with its county highlighted. */
export function TownIntro({ town, words, origin }: Props) {
  const { region } = town;
  const endOfName = { x: origin.point.x + nameLength, y: origin.point.y };
  const shown = framed(boxAround(region.bounds, endOfName), { margin: 26, ratio: 420 / 440 });
  const names = { town: town.title, region: region.title };
  return (
    <AreaText title={town.introTitle} lead={town.introLead} html={town.body.html ?? ""}>
      <figure
        className={`${styles.inset} ${layout.ink}`}
        style={{ "--units": shown.width } as CSSProperties}
      >
        <OptionalBoundary name="map">
          <RegionMap
            region={region}
            origin={origin}
            places={[{ name: town.title, ...town.point }]}
            alt={fill(words.townMapAlt, names)}
            neighborClass={({ x, y }) =>
              x > shown.x + 22 &&
              x < shown.x + shown.width - 22 &&
              y > shown.y + 8 &&
              y < shown.y + shown.height - 8
                ? undefined
                : styles.away
            }
            viewBox={viewBoxOf(shown)}
            sizes={[{ scale: 300 / shown.width, name: 15, county: 13 }]}
            frame={[shown.x, shown.y, shown.x + shown.width, shown.y + shown.height]}
          />
        </OptionalBoundary>
        <figcaption className={styles.caption}>{fill(words.townMap, names)}</figcaption>
      </figure>
    </AreaText>
  );
}

export const fragments = graphql`
  fragment TownIntro on Town {
    title
    introTitle
    introLead
    body {
      html
    }
    point {
      x
      y
    }
    region {
      ...LitRegion
    }
  }
  fragment TownIntroWords on RegionWords {
    townMap
    townMapAlt
  }
`;
