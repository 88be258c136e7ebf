import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import { AreaText } from "../../components/AreaText";
import { AreaMap } from "../../components/map/AreaMap";
import { OptionalBoundary } from "../../components/ErrorBoundary";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Intro.module.css";

interface RegionProps {
  region: Queries.RegionIntroFragment;
  words: Queries.RegionIntroWordsFragment;
}

/** The text about a region, beside a picture of the team. */
export function RegionIntro({ region, words }: RegionProps) {
  return (
    <AreaText title={region.introTitle} lead={region.introLead} html={region.body.html ?? ""}>
      <figure>
        <Picture
          picture={words.teamPicture}
          className={styles.picture}
          sizes="(max-width: 47.5em) 100vw, min(42vw, 540px)"
        />
        <figcaption className={styles.caption}>{words.teamCaption}</figcaption>
      </figure>
    </AreaText>
  );
}

interface TownProps {
  town: Queries.TownIntroFragment;
  words: Queries.TownIntroWordsFragment;
}

/** The text about a town, beside a map with its county highlighted. */
export function TownIntro({ town, words }: TownProps) {
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
        <figcaption className={styles.strip}>{fill(words.townMap, names)}</figcaption>
      </figure>
    </AreaText>
  );
}

export const fragments = graphql`
  fragment RegionIntro on Region {
    introTitle
    introLead
    body {
      html
    }
  }
  fragment RegionIntroWords on RegionLabels {
    teamCaption
    teamPicture {
      ...PictureCard
    }
  }
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
