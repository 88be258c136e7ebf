import { useState } from "react";

interface Props {
  /** Address of the picture; null where the row has none. */
  picture: string | null;
  alt: string;
  /** true where it is fetched only when it comes near the screen. */
  lazy?: boolean;
}

/**
 * A picture of a project from the backend. It fills a box that has its size and its tone from the style sheet, so that one that comes
 * late moves nothing, and one that does not come leaves a neutral tile.
 */
export function ProjectPicture({ picture, alt, lazy = false }: Props) {
  const [failed, setFailed] = useState(false);
  if (!picture || failed) return null;
  return (
    <img
      src={picture}
      alt={alt}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
