import { Link } from "gatsby";
import { useFeaturedProjects } from "../../featured-projects/useFeaturedProjects";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./FeaturedProjects.module.css";

/** The featured projects, read in the browser. Nothing is shown, and no place is kept, until there are some. */
export function FeaturedProjects({ title }: { title: string }) {
  const { projects } = useFeaturedProjects();
  if (projects.length === 0) return null;
  return (
    <section className={`${styles.projects} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h2>{title}</h2>
      </div>
      <ul className={styles.strip}>
        {projects.map((project) => (
          <li key={project.slug}>
            <Link to={project.path}>
              <img src={project.picture} alt={project.alt} loading="lazy" />
              <h3>{project.title}</h3>
              <p>
                {project.category}, {project.location}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
