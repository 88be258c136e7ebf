import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { nominalSize, type PictureData } from "../picture/Picture";
import * as layout from "../../styles/layout.module.css";
import { PlayMark } from "./PlayMark";
import * as styles from "./Video.module.css";

interface Props {
  video: Queries.VideoFilesFragment;
  /** The poster image until it plays; its alternative text is the video's accessible name. */
  still: PictureData;
  /** Shown if the video cannot be played. */
  fallback: string;
  className?: string;
}

/**
 * A silent video that loads nothing before it is played, with a large play button on its poster. A browser without <video> shows the fallback
 * text instead; one that can play none of the files shows it below the poster.
 */
export function Video({ video, still, fallback, className }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  const image = still.image?.gatsbyImageData;
  const poster = image?.images.fallback?.src;
  const size = image && nominalSize(image);
  useEffect(() => {
    const element = ref.current;
    // A video must not continue to play after its element is removed.
    return () => element?.pause();
  }, []);
  const play = () => {
    // The button disappears, so focus moves to the video's own controls.
    ref.current?.focus();
    // If no file can be played, the event handlers below report it.
    ref.current?.play().catch(() => undefined);
  };
  return (
    <div className={[styles.frame, className].filter(Boolean).join(" ")}>
      <video
        ref={ref}
        className={styles.video}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        {...size}
        aria-label={still.alt}
        onPlay={() => setStarted(true)}
        onError={() => setFailed(true)}
      >
        <source src={video.mp4.publicURL ?? ""} type="video/mp4" />
        {/* The last source: if it fails too, none can be played. */}
        <source
          src={video.webm.publicURL ?? ""}
          type="video/webm"
          onError={() => setFailed(true)}
        />
        {/* For programs without videos, such as text browsers; browsers do not load it. Reader View leaves out what consists of words in links. */}
        <a href={video.mp4.publicURL ?? ""}>
          <img src={poster} alt={still.alt} loading="lazy" {...size} />
        </a>
        {fallback}
      </video>
      {!started && !failed && (
        <button
          type="button"
          className={`${layout.cover} ${styles.play}`}
          onClick={play}
          data-scripted
        >
          <PlayMark />
          <span className={layout.visuallyHidden}>Play video</span>
        </button>
      )}
      {failed && (
        <p aria-live="polite" aria-atomic="true" className={`${layout.ink} ${styles.failed}`}>
          {fallback}
        </p>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment VideoFiles on Video {
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
  }
`;
