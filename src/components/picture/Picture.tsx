import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import * as styles from "./Picture.module.css";

/** The first screen's picture, and the address of the drawing behind it. */
export interface PriorityPicture {
  srcSet: string;
  sizes: string;
  drawing?: string;
}

/** Receives the first screen's picture while a page is rendered to HTML; has no value in the browser. */
export const PriorityPictureContext = createContext<
  ((picture: PriorityPicture) => void) | undefined
>(undefined);

/**
 * The preload links of the first screen's picture and of its drawing, which is a few kB and comes first, so that the browser fetches both before
 * it parses their elements.
 */
export function PreloadedPicture({ srcSet, sizes, drawing }: PriorityPicture) {
  return (
    <>
      {drawing && <link rel="preload" as="image" href={drawing} fetchpriority="high" />}
      <link
        rel="preload"
        as="image"
        imageSrcSet={srcSet}
        imageSizes={sizes}
        fetchpriority="high"
      />
    </>
  );
}

/**
 * The attributes width and height give the browser a picture's ratio before it loads; styles set the size. The data of a full-width picture
 * has a ratio instead of a size, and the attributes must be whole pixels (HTML, 4.8.17).
 */
export function nominalSize({ width, height }: { width: number; height: number }) {
  return { width: 1600, height: Math.round((height / width) * 1600) };
}

/** The fields of a Picture: those of PictureWide, or of the fragment for another size, which differs in its `image` only. */
export type PictureData = Queries.PictureWideFragment;

/** The object-position that keeps the focal point in view. */
export const focalPoint = ({ focal: [x = 0.5, y = 0.5] }: Pick<PictureData, "focal">) =>
  `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;

/** The custom property --focal: the picture's focal point. */
export const focalStyle = (picture: Pick<PictureData, "focal">) => ({
  "--focal": focalPoint(picture),
});

interface Props {
  picture: PictureData;
  /**
   * The shown width, as the attribute `sizes`; for a cropped picture the width before the crop. In built pages never use svh or similar
   * units: browsers choose pictures before they know a phone's viewport height, and would fetch a second file afterwards. Dialogs that a
   * script opens may use them.
   */
  sizes: string;
  /** Only for a picture of the first screen. */
  priority?: boolean;
  /** true if the text beside it says the same; the alternative text is then empty. */
  decorative?: boolean;
  /** Address of a drawing behind it, which is visible until the picture has loaded: there is then no placeholder color. */
  drawing?: string;
  className?: string;
}

/**
 * A picture in the sizes of src/gatsby/pictures.ts, as AVIF. gatsby-plugin-image's own component would load 21 kB of script on every page
 * and show nothing before it runs; this one is plain HTML.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative,
  drawing,
  className,
}: Props) {
  const reportPriority = useContext(PriorityPictureContext);
  const data = picture.image?.gatsbyImageData;
  if (!data) return null;
  const { src, srcSet } = data.images.fallback ?? {};
  if (priority && srcSet) reportPriority?.({ srcSet, sizes, drawing });
  const style = {
    ...focalStyle(picture),
    ...(!drawing && {
      backgroundColor: data.backgroundColor,
      color: picture.image?.altColor ?? undefined,
    }),
  };
  return (
    <img
      className={[styles.picture, className].filter(Boolean).join(" ")}
      alt={decorative ? "" : picture.alt}
      {...nominalSize(data)}
      style={style}
      // React sets attributes in this order, and some browsers begin to load as soon as src is set.
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
      fetchpriority={priority ? "high" : undefined}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
    />
  );
}

/** The attribute `sizes` of a full-width picture. */
export const wideSizes = "(max-width: 47.5em) 130vw, min(100vw, 1600px)";

export const fragments = graphql`
  fragment PictureHero on Picture {
    alt
    focal
    image {
      altColor
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1280, 1600, 2400])
    }
  }
  fragment PictureWide on Picture {
    alt
    focal
    image {
      altColor
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1280, 1600])
    }
  }
  fragment PictureCard on Picture {
    alt
    focal
    image {
      altColor
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480, 750, 960, 1280])
    }
  }
  fragment PictureThumb on Picture {
    alt
    focal
    image {
      altColor
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480])
    }
  }
`;
