import { graphql } from "gatsby";
import { DrawingDetail, SheetStrip } from "../../components/drawing/DrawingDetail";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./About.module.css";

/** The mission as one large sentence, then a picture with the explanation beside it. */
export function AboutMission({ about }: { about: Queries.AboutMissionFragment }) {
  return (
    <section className={`${layout.wrap} ${styles.mission}`} aria-labelledby="mission">
      <h1 className={layout.kicker}>{about.title}</h1>
      <p className={layout.soft}>{about.factLine}</p>
      <h2 id="mission" className={layout.visuallyHidden}>
        {about.missionTitle}
      </h2>
      <p className={styles.sentence}>{about.mission}</p>
      <div className={`${layout.grid} ${styles.row}`}>
        <div className={styles.picture}>
          <Picture
            picture={about.picture}
            priority
            sizes="(max-width: 47.5em) 130vw, max(62vw, 900px)"
          />
        </div>
        <div className={`${layout.lead} ${styles.text}`}>
          {about.missionText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

interface OwnerProps {
  words: Queries.AboutOwnerFragment;
  /** The owner, if content has one. */
  owner: Queries.OwnerPortraitFragment | null;
}

/** The owner's section: with a portrait if there is one, else with a crop of the drawing, else only text. */
export function AboutOwner({ words, owner }: OwnerProps) {
  return (
    <section className={layout.padded} aria-labelledby="owner">
      <div className={`${layout.wrap} ${layout.grid} ${styles.row}`}>
        {owner?.picture ? (
          <figure className={styles.portrait}>
            <Picture picture={owner.picture} sizes="(max-width: 47.5em) 130vw, 60vw" />
            <figcaption>{owner.name}</figcaption>
          </figure>
        ) : (
          words.crop && (
            <DrawingDetail
              crop={words.crop}
              alt={words.caption ?? undefined}
              className={styles.desk}
            >
              <SheetStrip letter={null} caption={words.caption} />
            </DrawingDetail>
          )
        )}
        <div className={`${layout.paragraphs} ${layout.right} ${styles.words}`}>
          <h2 id="owner">{words.title}</h2>
          {owner && !owner.picture && <p className={styles.name}>{owner.name}</p>}
          <p className={layout.lead}>{words.lead}</p>
          <p>{words.text}</p>
        </div>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment AboutMission on AboutPage {
    title
    factLine
    missionTitle
    mission
    missionText
    picture {
      ...PictureWide
    }
  }
  fragment AboutOwner on AboutOwner {
    title
    lead
    text
    crop
    caption
  }
  fragment OwnerPortrait on Owner {
    name
    picture {
      ...PictureCard
    }
  }
`;
