import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Drawing } from "../../components/drawing/Drawing";
import { fill } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./PhotoSpace.module.css";

interface Props {
  space: Queries.PhotoSpaceFragment | Queries.RegionPhotoSpaceFragment;
  /** The words of the link to a sample, with places for its title and its town. */
  until: string;
  /** What the space says. */
  children: ReactNode;
}

/**
 * A space for a photo of finished work: a slim strip with a part of the drawing by night, and a link to a project of the same kind, as long as that
 * is a sample.
 */
export function PhotoSpace({ space: { crop, project }, until, children }: Props) {
  return (
    <>
      <div className={`${layout.night} ${styles.space}`}>
        {crop && <Drawing crop={crop} fit="xMidYMid slice" />}
        <div>{children}</div>
      </div>
      {project?.sample && (
        <a href={project.path} className={`${layout.link} ${layout.alone} ${styles.until}`}>
          {fill(until, { project: project.title, place: project.location })}
        </a>
      )}
    </>
  );
}

export const fragments = graphql`
  fragment PhotoSpaceProject on Project {
    ...PageLink
    location
    sample
  }
  fragment PhotoSpace on PhotoPlaceholder {
    crop
    project {
      ...PhotoSpaceProject
    }
  }
  fragment RegionPhotoSpace on ProjectPlace {
    crop
    project {
      ...PhotoSpaceProject
    }
  }
`;
