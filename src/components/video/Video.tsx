import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { nominalSize, type PictureData } from "../picture/Picture";
import * as styles from "./Video.module.css";

interface Props {
  video: Queries.VideoFilesFragment;
  /** The still that stands for it until it plays; its alternative text names the video. */
  still: PictureData;
  /** What stands in place of a video that cannot play. */
  fallback: string;
  className?: string;
}

/**
 * A silent video that loads nothing before it is played. A browser without the element shows the fallback in its place; one that can
 * play none of the files shows it under the still.
 */
export function Video({ video, still, fallback, className }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const image = still.image?.gatsbyImageData;
  useEffect(() => {
    const element = ref.current;
    // Taken out of the page, it must not play on.
    return () => element?.pause();
  }, []);
  return (
    <div className={[styles.frame, className].filter(Boolean).join(" ")}>
      <video
        ref={ref}
        className={styles.video}
        controls
        muted
        playsInline
        preload="none"
        poster={image?.images.fallback?.src}
        {...(image && nominalSize(image))}
        aria-label={still.alt}
        onError={() => setFailed(true)}
      >
        <source src={video.mp4.publicURL ?? ""} type="video/mp4" />
        {/* The last one: when it fails too, none can be played. */}
        <source
          src={video.webm.publicURL ?? ""}
          type="video/webm"
          onError={() => setFailed(true)}
        />
        {fallback}
      </video>
      {failed && (
        <p role="status" className={styles.failed}>
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
