import type { FirstPicture } from "./first-picture";

/**
 * The preload of the picture of the first screen, for the browser to fetch it before it has read as far as its place. Browsers without AVIF
 * skip the preload, by its type.
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
