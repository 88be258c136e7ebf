import { graphql } from "gatsby";
import { WidePicture } from "../../components/picture/WidePicture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./AboutMission.module.css";

/** The mission as one large sentence, a full-width picture, and an explanation of the mission. */
export function AboutMission({ about }: { about: Queries.AboutMissionFragment }) {
  return (
    <>
      <section className={`${layout.wrap} ${styles.mission}`} aria-labelledby="mission">
        <h1>{about.title}</h1>
        <h2 id="mission" className={layout.visuallyHidden}>
          {about.missionTitle}
        </h2>
        <p className={styles.sentence}>{about.mission}</p>
      </section>
      <WidePicture picture={about.picture} first />
      {about.missionText.length > 0 && (
        <div className={`${layout.wrap} ${styles.text}`}>
          {about.missionText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
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
