import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ProjectNeighbors.module.css";

interface Props {
  words: Queries.ProjectNeighborsWordsFragment;
  previous: Queries.ProjectNeighborFragment | null;
  next: Queries.ProjectNeighborFragment | null;
  /** Address of the gallery. */
  galleryPath: string;
}

/** The previous and the next project in the gallery, and a link back to all of them. */
export function ProjectNeighbors({ words, previous, next, galleryPath }: Props) {
  // If there are two projects, each is both the previous and the next one of the other.
  const before = previous?.path === next?.path ? null : previous;
  const links = [
    { label: words.previous, project: before },
    { label: words.next, project: next },
  ].flatMap(({ label, project }) => (project ? [{ label, project }] : []));
  return (
    <nav aria-label={words.back} className={`${layout.wrap} ${styles.neighbors}`}>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, project }) => (
            <li key={label}>
              <a href={project.path}>
                <div className={styles.picture}>
                  <Picture
                    picture={project.picture}
                    decorative
                    sizes="(max-width: 47.5em) max(50vw, 242px), min(50vw, 636px)"
                  />
                </div>
                <p>{label}</p>
                <h2>{project.title}</h2>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.all}>
        <a href={galleryPath} className={`${layout.link} ${layout.alone}`}>
          {words.back}
        </a>
      </p>
    </nav>
  );
}

export const fragments = graphql`
  fragment ProjectNeighborsWords on ProjectWords {
    previous
    next
    back
  }
  fragment ProjectNeighbor on Project {
    path
    title
    picture {
      ...PictureCard
    }
  }
`;
