import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import { plainClick } from "../../client/plain-click";
import { PlayMark } from "../../components/video/PlayMark";
import * as styles from "./GalleryCard.module.css";

interface Props {
  project: Queries.GalleryCardFragment;
  /** The word for an image or a video. */
  medium: string;
  /** true for a card on the first screen. */
  first: boolean;
  /** true for a card that takes the whole row. */
  wide: boolean;
  /** Opens the lightbox; undefined if there is none. */
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
        {project.video && <PlayMark className={styles.play} />}
        <span className={styles.words}>
          <span className={styles.title}>{project.title}</span>{" "}
          <span className={styles.location}>{project.location}</span>{" "}
          <span className={styles.medium}>{medium}</span>
        </span>
      </a>
    </li>
  );
}

export const fragment = graphql`
  fragment GalleryCard on Project {
    slug
    path
    title
    location
    category {
      gallery
    }
    picture {
      ...PictureWide
    }
    video {
      mp4 {
        publicURL
      }
    }
  }
`;
