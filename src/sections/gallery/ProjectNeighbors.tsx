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

/** The projects before and after in the gallery, and the way back to all of them. */
export function ProjectNeighbors({ words, previous, next, galleryPath }: Props) {
  const links = [
    { label: words.previous, project: previous },
    { label: words.next, project: next },
  ];
  return (
    <nav aria-label={words.back} className={`${layout.wrap} ${styles.neighbors}`}>
      <ul>
        {links.map(
          ({ label, project }) =>
            project && (
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
            ),
        )}
      </ul>
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
