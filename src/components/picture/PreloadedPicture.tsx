import type { FirstPicture } from "./first-picture";

/**
 * The preload links of the first screen's picture and of its drawing, which is a few kB and comes first, so that the browser fetches both before
 * it parses their elements. Browsers without AVIF skip the picture because of its type.
 */
export function PreloadedPicture({ srcSet, sizes, drawing }: FirstPicture) {
  return (
    <>
      {drawing && (
        <link rel="preload" as="image" href={drawing} {...{ fetchpriority: "high" }} />
      )}
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={srcSet}
        imageSizes={sizes}
        {...{ fetchpriority: "high" }}
      />
    </>
  );
}
