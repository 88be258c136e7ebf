import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { plainClick } from "../../client/navigation";
import * as styles from "./GalleryCard.module.css";

interface Props {
  project: Queries.GalleryProjectFragment;
  /** The label of the media type: image or video. */
  medium: string;
  /** true for a card on the first screen. */
  first: boolean;
  /** true for a card that takes the whole row. */
  wide: boolean;
  /** Opens the lightbox; left out if it is not available. */
  onOpen: (() => void) | undefined;
}

/** A project in the gallery: a link to its page; a plain click opens the lightbox instead. */
export function GalleryCard({ project, medium, first, wide, onOpen }: Props) {
  return (
    <li className={styles.item}>
      <a
        href={project.path}
        className={styles.card}
        data-item={project.slug}
        onClick={(event) => {
          if (!onOpen || !plainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Picture
          picture={project.picture}
          first={first}
          sizes={`(max-width: 47.5em) 137vw, ${wide ? "min(100vw, 1600px)" : "(max-width: 62.5em) 74vw, min(63vw, 1000px)"}`}
        />
        {project.video && (
          <svg className={styles.play} viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="19" />
            <path d="M16 12.5l12 7.5-12 7.5z" />
          </svg>
        )}
        <span className={styles.words}>
          <span className={styles.title}>{project.title}</span>{" "}
          <span className={styles.place}>{project.location}</span>{" "}
          <span className={styles.medium}>{medium}</span>
        </span>
      </a>
    </li>
  );
}

export const fragment = graphql`
  fragment GalleryProject on Project {
    slug
    path
    title
    location
    category {
      gallery
    }
    ...LightboxProject
  }
`;
