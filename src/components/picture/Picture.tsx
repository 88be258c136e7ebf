import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useContext, type CSSProperties } from "react";
import { FirstPictureContext } from "./first-picture";
import * as styles from "./Picture.module.css";

/**
 * Width and height as attributes give the browser a picture's ratio before it arrives; styles give the real size. A full-width picture's
 * data has its ratio instead of its size, and the attributes take whole pixels only (HTML, 4.8.17).
 */
export function nominalSize({ width, height }: { width: number; height: number }) {
  return { width: 1600, height: Math.round((height / width) * 1600) };
}

/** The fields of a Picture whatever its slot; `image` comes from the fragment of the slot's size. */
export interface PictureData {
  readonly alt: string;
  readonly focal: readonly number[];
  readonly image: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface Props {
  picture: PictureData;
  /**
   * How wide the picture is shown, as the attribute `sizes` says it; of a cropped picture the width before the crop. In a built page never
   * in svh or the like: browsers look for pictures before they know a phone's height, and would fetch another file once they do. A dialog
   * that a script opens comes later than that.
   */
  sizes: string;
  /** Only for a picture of the first screen. */
  first?: boolean;
  /** true where the words beside it say the same; the alternative text is then empty. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture in the sizes and formats of src/gatsby/pictures. The component of gatsby-plugin-image would fetch 21 kB of script on every page and
 * show nothing until a script runs; this one is plain HTML.
 */
export function Picture({ picture, sizes, first = false, decorative, className }: Props) {
  const reportFirst = useContext(FirstPictureContext);
  const data = picture.image?.gatsbyImageData;
  if (!data) return null;
  const { sources = [], fallback } = data.images;
  const avif = sources.find(({ type }) => type === "image/avif");
  if (first && avif) reportFirst?.({ srcSet: avif.srcSet, sizes });
  const [x = 0.5, y = 0.5] = picture.focal;
  const style = {
    "--focal": `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    backgroundColor: data.backgroundColor,
  } as CSSProperties;
  return (
    <picture className={styles.frame}>
      {sources.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        className={[styles.picture, className].filter(Boolean).join(" ")}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={decorative ? "" : picture.alt}
        {...nominalSize(data)}
        style={style}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchpriority: "high" })}
      />
    </picture>
  );
}

export const fragments = graphql`
  fragment PictureHero on Picture {
    alt
    focal
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1280, 1600, 2400])
    }
  }
  fragment PictureWide on Picture {
    alt
    focal
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1280, 1600])
    }
  }
  fragment PictureCard on Picture {
    alt
    focal
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480, 750, 960, 1280])
    }
  }
  fragment PictureThumb on Picture {
    alt
    focal
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480])
    }
  }
`;
