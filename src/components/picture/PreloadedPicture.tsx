import type { FirstPicture } from "./first-picture";

/**
 * The preload link of the first screen's picture, so that the browser fetches it before it parses the picture element. Browsers without
 * AVIF skip it because of its type.
 */
export function PreloadedPicture({ srcSet, sizes }: FirstPicture) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet}
      imageSizes={sizes}
      {...{ fetchpriority: "high" }}
    />
  );
}
