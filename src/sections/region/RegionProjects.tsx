import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import { PhotoSpace } from "../shared/PhotoSpace";
import * as styles from "./RegionProjects.module.css";

interface Props {
  region: string;
  words: Queries.RegionProjectsFragment;
  /** The words of the links to samples. */
  until: string;
}

/** Projects in the region, if content defines such places. Those without a photo are slim strips with a crop of the drawing. */
export function RegionProjects({ region, words, until }: Props) {
  if (!words.projects || words.projectPlaces.length === 0) return null;
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2 className={layout.head}>{fill(words.projects, { region })}</h2>
      <ul className={styles.list}>
        {words.projectPlaces.map(({ title, picture, ...space }) => {
          const names = (
            <>
              <h3>{title}</h3>
              <p>{region}</p>
            </>
          );
          return (
            <li key={title}>
              {picture ? (
                <>
                  <Picture
                    picture={picture}
                    className={styles.photo}
                    sizes="(max-width: 62.5em) 100vw, 420px"
                  />
                  {names}
                </>
              ) : (
                <PhotoSpace space={space} until={until}>
                  {words.projectNote && <p>{words.projectNote}</p>}
                  {names}
                </PhotoSpace>
              )}
            </li>
          );
        })}
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
      picture {
        ...PictureCard
      }
      ...RegionPhotoSpace
    }
  }
`;
