import { Link } from "gatsby";
import { useState } from "react";
import type { ProjectCard } from "../../featured-projects/project-card";
import * as styles from "./FeaturedProjects.module.css";

interface Props {
  project: ProjectCard;
  /** Its place among all projects, counted from 1. */
  number: number;
  count: number;
}

/** One project of the carousel. A picture that does not load leaves a neutral tile. */
export function Slide({ project, number, count }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${number} of ${count}`}
      className={styles.slide}
    >
      <Link to={project.path}>
        <span className={styles.picture}>
          {project.picture && !failed && (
            <img
              src={project.picture}
              alt={project.alt}
              loading="lazy"
              draggable={false}
              onError={() => setFailed(true)}
            />
          )}
        </span>
        <h3>{project.title}</h3>
        <p>
          {project.category}, {project.location}
        </p>
      </Link>
    </div>
  );
}
