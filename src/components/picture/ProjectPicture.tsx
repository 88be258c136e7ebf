import { useState } from "react";
import * as styles from "./Picture.module.css";

interface Props {
  /** Address of the picture; null if the project has none. */
  picture: string | null;
  alt: string;
  /** true to fetch it only when it comes near the viewport. */
  lazy?: boolean;
}

/**
 * A picture of a project from the backend. It fills a box whose size and color the style sheet sets, so that a late picture moves nothing
 * and a missing one leaves a neutral tile.
 */
export function ProjectPicture({ picture, alt, lazy = false }: Props) {
  const [failed, setFailed] = useState(false);
  if (!picture || failed) return null;
  return (
    <img
      className={styles.picture}
      src={picture}
      alt={alt}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
