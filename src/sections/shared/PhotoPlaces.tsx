import { graphql } from "gatsby";
import { Drawing } from "../../components/drawing/Drawing";
import { Picture } from "../../components/picture/Picture";
import { fill } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./PhotoPlaces.module.css";

interface Props {
  title: string;
  /** What a place without a photo says. */
  note: string | null;
  places: readonly Queries.PhotoPlaceFragment[];
  /** The words of the link to a sample. */
  until: string;
  /** The region of the projects. Left out, the heading is small, and phones have one line for each place. */
  region?: string;
}

/**
 * Places for photos of finished work. Without a photo, a place is a slim strip with a crop of the drawing by night, and leads to a sample of the
 * same kind.
 */
export function PhotoPlaces({ title, note, places, until, region }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap} ${region ? "" : styles.slim}`}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {places.map(({ title: kind, crop, picture, project }) => (
          <li key={kind}>
            <div className={picture ? "" : `${layout.night} ${styles.empty}`}>
              {picture ? (
                <Picture picture={picture} sizes="(max-width: 62.5em) 100vw, 640px" />
              ) : (
                crop && <Drawing crop={crop} alt="" fit="xMidYMid slice" />
              )}
              <div>
                {!picture && <p>{note} </p>}
                <h3>{kind}</h3>
                {region && <p>{region}</p>}
              </div>
            </div>
            {!picture && project?.sample && (
              <a href={project.path} className={`${layout.link} ${layout.alone}`}>
                {fill(until, { project: project.title, place: project.location })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment PhotoPlace on PhotoPlace {
    title
    crop
    picture {
      ...PictureCard
    }
    project {
      ...PageLink
      location
      sample
    }
  }
`;
