import { graphql } from "gatsby";
import { useId, type CSSProperties } from "react";
import * as icons from "../../../components/icons/icons";
import { Icon } from "../../../components/icons/Icon";
import { Picture } from "../../../components/picture/Picture";
import { Video } from "../../../components/video/Video";
import * as styles from "./Lightbox.module.css";
import { useLightbox } from "./useLightbox";

interface Props {
  /** The open item; null while the lightbox is closed. */
  project: Queries.LightboxProjectFragment | null;
  /** Its position among the items of the current filter, from 1. */
  position: number;
  total: number;
  videoFallback: string;
  /** The link to the project's page. */
  linkLabel: string;
  /** Goes to the next (1) or previous (-1) item. */
  onStep: (by: 1 | -1) => void;
  /** Called after it has closed, with the slug of the item that it showed. */
  onClose: (slug: string) => void;
}

/** A full-screen picture or video with its caption: a native modal <dialog>. */
export function Lightbox({
  project,
  position,
  total,
  videoFallback,
  linkLabel,
  onStep,
  onClose,
}: Props) {
  const { dialog, close } = useLightbox(project?.slug ?? null, onStep, onClose);
  const id = useId();
  const size = project?.picture.image?.gatsbyImageData;
  const ratio = size ? size.width / size.height : 1;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      style={{ "--ratio": ratio } as CSSProperties}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}caption`}
    >
      {project && (
        <>
          <button
            type="button"
            className={`${styles.button} ${styles.close}`}
            aria-label="Close"
            onClick={close}
          >
            <Icon of={icons.Close} size={24} stroke={1.5} />
          </button>
          <div className={styles.stage} data-backdrop>
            {project.video ? (
              <Video
                key={project.slug}
                video={project.video}
                still={project.picture}
                fallback={videoFallback}
                className={styles.video}
              />
            ) : (
              <Picture
                key={project.slug}
                picture={project.picture}
                first
                sizes="(max-width: 62.5em) 100vw, min(100vw - 208px, 161svh - 240px, 1600px)"
              />
            )}
          </div>
          <div className={styles.words} aria-live="polite" data-backdrop>
            <h2 id={`${id}title`}>{project.title}</h2>
            {/* One text each, because translators of pages replace texts, and React only renews an element's only text. */}
            <p>{`${project.category.gallery}, ${project.location}`}</p>
            <p>{`${position} of ${total}`}</p>
            <p className={styles.caption}>
              <span id={`${id}caption`}>{project.caption}</span>{" "}
              <a href={project.path} className={styles.link}>
                {linkLabel}
              </a>
            </p>
          </div>
          {total > 1 && (
            <>
              <button
                type="button"
                className={`${styles.button} ${styles.previous}`}
                aria-label="Previous"
                onClick={() => onStep(-1)}
              >
                <Icon of={icons.ArrowLeft} size={24} stroke={1.5} />
              </button>
              <button
                type="button"
                className={`${styles.button} ${styles.next}`}
                aria-label="Next"
                onClick={() => onStep(1)}
              >
                <Icon of={icons.ArrowRight} size={24} stroke={1.5} />
              </button>
            </>
          )}
        </>
      )}
    </dialog>
  );
}

export const fragment = graphql`
  fragment LightboxProject on Project {
    slug
    path
    title
    location
    caption
    category {
      gallery
    }
    picture {
      ...PictureWide
    }
    video {
      ...VideoFiles
    }
  }
`;
