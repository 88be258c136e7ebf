import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./About.module.css";

/** The mission as one large sentence, then a picture with the explanation beside it. */
export function AboutMission({ about }: { about: Queries.AboutMissionFragment }) {
  return (
    <section className={`${layout.wrap} ${styles.mission}`} aria-labelledby="mission">
      <h1 className={layout.kicker}>{about.title}</h1>
      <h2 id="mission" className={layout.visuallyHidden}>
        {about.missionTitle}
      </h2>
      <p className={styles.sentence}>{about.mission}</p>
      <div className={`${layout.grid} ${styles.row}`}>
        <div className={styles.picture}>
          <Picture
            picture={about.picture}
            first
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

export const fragment = graphql`
  fragment AboutMission on AboutPage {
    title
    missionTitle
    mission
    missionText
    picture {
      ...PictureWide
    }
  }
`;
