import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fill, wholeNames } from "../../domain/text";
import { AreaMap } from "../../components/map/AreaMap";
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
    <Intro area={region}>
      <figure>
        <Picture
          picture={words.teamPicture}
          className={styles.picture}
          sizes="(max-width: 47.5em) 100vw, min(42vw, 540px)"
        />
        <figcaption className={`${layout.note} ${styles.caption}`}>
          {words.teamCaption}
        </figcaption>
      </figure>
    </Intro>
  );
}

interface TownProps {
  town: Queries.TownIntroFragment;
  words: Record<"townMap" | "townMapAlt", string>;
}

/** The text about a town, beside a map with its county highlighted. */
export function TownIntro({ town, words }: TownProps) {
  const { region } = town;
  const names = { town: town.title, region: region.title };
  return (
    <Intro area={town}>
      <figure className={layout.ink}>
        <div className={styles.map}>
          <AreaMap map={town.drawnMap} own={region.fips} alt={fill(words.townMapAlt, names)} />
        </div>
        <figcaption className={styles.strip}>{fill(words.townMap, names)}</figcaption>
      </figure>
    </Intro>
  );
}

interface IntroProps {
  area: Pick<Queries.RegionIntroFragment, "introTitle" | "introLead" | "body">;
  /** The figure beside the text. */
  children: ReactNode;
}

function Intro({ area, children }: IntroProps) {
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.padded} ${styles.area}`}>
      <div className={`${layout.left} ${styles.words}`}>
        <h2>{wholeNames(area.introTitle)}</h2>
        <p className={layout.lead}>{area.introLead}</p>
        <div
          className={`${layout.paragraphs} ${styles.text}`}
          dangerouslySetInnerHTML={{ __html: area.body.html ?? "" }}
        />
      </div>
      <div className={styles.beside}>{children}</div>
    </section>
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
`;
