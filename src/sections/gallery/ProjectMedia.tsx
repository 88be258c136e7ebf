import { graphql } from "gatsby";
import { OptionalBoundary } from "../../components/optional-boundary/OptionalBoundary";
import { Picture } from "../../components/picture/Picture";
import { Video } from "../../components/video/Video";
import * as styles from "./ProjectMedia.module.css";

interface Props {
  media: Queries.ProjectMediaFragment;
  /** Shown if the video cannot be played. */
  videoFallback: string;
}

/** A project's picture at full width, or its video, uncropped and at most at its original size. */
export function ProjectMedia({ media: { picture, video }, videoFallback }: Props) {
  const still = (
    <div className={styles.picture}>
      <Picture picture={picture} first sizes="(max-width: 47.5em) 146vw, min(100vw, 1600px)" />
    </div>
  );
  if (!video) return still;
  return (
    <OptionalBoundary name="video" instead={still}>
      <Video video={video} still={picture} fallback={videoFallback} className={styles.video} />
    </OptionalBoundary>
  );
}

export const fragment = graphql`
  fragment ProjectMedia on Project {
    picture {
      ...PictureWide
    }
    video {
      ...VideoFiles
    }
  }
`;
