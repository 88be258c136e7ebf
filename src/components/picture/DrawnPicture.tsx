import { graphql } from "gatsby";
import { useRef, useState, type PointerEvent } from "react";
import { focalStyle, nominalSize, Picture, type PictureData } from "./Picture";
import * as layout from "../../styles/layout.module.css";
import * as pictureStyles from "./Picture.module.css";
import * as styles from "./DrawnPicture.module.css";

/** A picture with the fields of a size, and with its drawing if it may have one. */
export type DrawnPictureData = PictureData & Partial<Queries.DrawnPictureFragment>;

interface Props {
  picture: DrawnPictureData;
  /** The shown width, as for Picture. */
  sizes: string;
}

/** Where the seam is if content does not say it, in percent of the width. */
const usualSeam = 52;

/**
 * The first picture of a page, drawn and built (decision 42): a drawing of the scene lies exactly under the picture, which begins at the seam.
 * The drawing is a few kB, so it is there first and stands for the picture until that has loaded. Fills its container, which must be positioned.
 * Without a drawing, only the picture.
 */
export function DrawnPicture({ picture, sizes }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [seam, setSeam] = useState(picture.seam ?? usualSeam);
  const drawing = picture.drawingFile?.publicURL;
  const data = picture.image?.gatsbyImageData;
  if (!drawing || !data)
    return <Picture picture={picture} priority sizes={sizes} className={layout.cover} />;

  const drag = ({ currentTarget: line, pointerId, clientX }: PointerEvent) => {
    if (!frame.current || !line.hasPointerCapture(pointerId)) return;
    const { left, width } = frame.current.getBoundingClientRect();
    setSeam(Math.min(100, Math.max(0, Math.round(((clientX - left) / width) * 100))));
  };

  return (
    <div
      ref={frame}
      className={`${layout.cover} ${styles.frame}`}
      style={{ "--seam-at": `${seam}%` }}
    >
      <img
        src={drawing}
        alt=""
        className={`${pictureStyles.picture} ${layout.cover} ${layout.notPrinted}`}
        style={focalStyle(picture)}
        {...nominalSize(data)}
        decoding="sync"
        fetchpriority="high"
      />
      <div className={`${layout.cover} ${styles.built}`}>
        <Picture picture={picture} priority drawing={drawing} sizes={sizes} />
      </div>
      <div
        className={`${styles.line} ${layout.notPrinted}`}
        onPointerDown={(event) => {
          if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
      >
        <input
          type="range"
          aria-label="Drawing or room"
          min={0}
          max={100}
          step={2}
          value={seam}
          aria-valuetext={`${seam} percent drawing`}
          onChange={({ target }) => setSeam(target.valueAsNumber)}
          className={styles.range}
        />
        <span className={styles.handle} />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment DrawnPicture on Picture {
    seam
    drawingFile {
      publicURL
    }
  }
`;
