/** The picture of the first screen, asked for before the browser has read as far as its place. */

/** The AVIF source of the picture that Picture gave the highest priority, in a page's own HTML. */
const firstScreen =
  /<source srcSet="([^"]+)" type="image\/avif" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]* fetchpriority="high"/i;

const unescaped = (attribute: string) => attribute.replaceAll("&amp;", "&");

/**
 * The preload of the first screen's picture; null of a page that has none.
 * @param html the body of a page as React wrote it. Browsers without AVIF pass the preload over, by its type.
 */
export function preloadedPicture(html: string) {
  const [, srcSet, sizes] = firstScreen.exec(html) ?? [];
  if (!srcSet || !sizes) return null;
  return (
    <link
      key="first-picture"
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={unescaped(srcSet)}
      imageSizes={unescaped(sizes)}
      {...{ fetchpriority: "high" }}
    />
  );
}
