import { ProjectPicture } from "../../../components/picture/ProjectPicture";
import type { ProjectCard } from "../../../featured-projects/project-card";
import * as styles from "./Carousel.module.css";

interface Props {
  project: ProjectCard;
  /** Its position in the window, counted from 0. */
  place: number;
  /** Its position among all projects, counted from 1. */
  number: number;
  count: number;
}

/** A project in the carousel. It is positioned by a transform, so that moving the window causes no layout shift. */
export function Slide({ project, place, number, count }: Props) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${count}`}
      className={styles.slide}
      style={{ translate: `calc(${place} * (100% + var(--gap)))` }}
    >
      {/* A plain link: the project may be newer than the build, and prefetching a missing page logs an error in the console. */}
      <a href={project.path} data-unsure>
        <span className={styles.picture}>
          <ProjectPicture picture={project.picture} alt={project.alt} lazy />
        </span>
        <div className={styles.words}>
          <h3>{project.title}</h3>
          <p>{`${project.category}, ${project.location}`}</p>
        </div>
      </a>
    </div>
  );
}
