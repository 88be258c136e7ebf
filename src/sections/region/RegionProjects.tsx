import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import { DrawingDetail } from "../../components/drawing/DrawingDetail";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./RegionProjects.module.css";

interface Props {
  region: string;
  words: Queries.RegionProjectsFragment;
}

/** Places for photos of projects, if content defines such places. A place without a photo shows a crop of the drawing. */
export function RegionProjects({ region, words }: Props) {
  if (!words.projects || words.projectPlaces.length === 0) return null;
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2 className={layout.head}>{fill(words.projects, { region })}</h2>
      <ul className={`${rows.threes} ${layout.cards} ${styles.list}`}>
        {words.projectPlaces.map(({ title, crop, picture }) => (
          <li key={title}>
            {picture ? (
              <Picture
                picture={picture}
                className={styles.photo}
                sizes="(max-width: 47.5em) 100vw, 420px"
              />
            ) : (
              <DrawingDetail crop={crop ?? ""} className={`${styles.sheet} ${layout.night}`}>
                {words.projectNote && <span className={styles.note}>{words.projectNote}</span>}
              </DrawingDetail>
            )}
            <h3>{title}</h3>
            <p>{region}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment RegionProjects on RegionLabels {
    projects
    projectNote
    projectPlaces {
      title
      crop
      picture {
        ...PictureCard
      }
    }
  }
`;
