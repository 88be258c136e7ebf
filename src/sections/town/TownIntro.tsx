import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import { AreaText } from "../../components/AreaText";
import { AreaMap } from "../../components/map/AreaMap";
import { OptionalBoundary } from "../../components/ErrorBoundary";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./TownIntro.module.css";

interface Props {
  town: Queries.TownIntroFragment;
  words: Queries.TownIntroWordsFragment;
}

/** The text about a town, beside a map with its county highlighted. */
export function TownIntro({ town, words }: Props) {
  const { region } = town;
  const names = { town: town.title, region: region.title };
  return (
    <AreaText title={town.introTitle} lead={town.introLead} html={town.body.html ?? ""}>
      <figure className={layout.ink}>
        <div className={styles.map}>
          <OptionalBoundary name="map">
            <AreaMap
              map={town.drawnMap}
              own={region.fips}
              alt={fill(words.townMapAlt, names)}
            />
          </OptionalBoundary>
        </div>
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
    drawnMap {
      ...AreaMap
    }
    region {
      title
      fips
    }
  }
  fragment TownIntroWords on RegionLabels {
    townMap
    townMapAlt
  }
`;
