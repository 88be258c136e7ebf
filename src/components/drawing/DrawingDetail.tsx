import type { CSSProperties, ReactNode } from "react";
import { cropBox } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import { LetterBadge } from "../LetterBadge";
import { useSite } from "../site";
import { Drawing, useSheetNumber } from "./Drawing";
import * as styles from "./DrawingDetail.module.css";

interface Props {
  /** The crop of the drawing: x, y, width and height in its own units. */
  crop: string;
  alt?: string;
  /** The letter of the service whose dimensions are visible; it is on the drawing, with its run lit, unless `marks` take its place. */
  letter?: string | null;
  /** Drawn over the drawing, in its own units. */
  marks?: ReactNode;
  className?: string;
  /** The caption below the drawing. */
  children?: ReactNode;
}

/** Letters have the same size on every sheet: their own at a crop of this width, in the drawing's units. */
const widthAtFullSize = 312.5;

/** Width of the drawing for programs, in CSS pixels. */
const imageWidth = 640;

/** A detail of the drawing on its sheet, with a title strip. */
export function DrawingDetail({ crop, alt = "", letter, marks, className, children }: Props) {
  const { drawing } = useSite();
  const { x, y, width, height } = cropBox(crop);
  return (
    <figure
      className={[styles.plan, className].filter(Boolean).join(" ")}
      style={detailStyle(crop, letter?.toLowerCase(), marks === undefined)}
    >
      <Drawing crop={crop} alt={alt}>
        {marks}
      </Drawing>
      {/* For programs such as Reader View, which lose what the drawing takes from its file; browsers do not load it. */}
      <img
        src={`${drawing?.publicURL}#svgView(viewBox(${x},${y},${width},${height}))`}
        alt={alt}
        width={imageWidth}
        height={Math.round((imageWidth * height) / width)}
        loading="lazy"
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** Custom properties of the drawing: no letters and dimensions but the service's own, and the crop's width, by which the style sheet sizes the words. */
function detailStyle(crop: string, letter: string | undefined, lit: boolean): CSSProperties {
  const { width } = cropBox(crop);
  const scale = Math.round((100 * width) / widthAtFullSize) / 100;
  return {
    "--key": "none",
    "--dims": "none",
    "--width": width,
    ...(letter && { [`--dims-${letter}`]: "inline", [`--detail-${letter}`]: "inline" }),
    ...(letter &&
      lit && {
        [`--key-${letter}`]: "inline",
        [`--kb-${letter}`]: scale,
        [`--lit-${letter}`]: "inline",
      }),
  };
}

interface StripProps {
  letter: string | null;
  /** Says what the sheet shows. */
  caption: string | null;
}

/** The title strip of a sheet: the service's letter, the caption, and the sheet's number in the set of drawings. */
export function SheetStrip({ letter, caption }: StripProps) {
  const number = useSheetNumber()(letter);
  return (
    <span className={`${layout.line} ${styles.strip}`}>
      <LetterBadge letter={letter} />
      <span className={styles.caption}>{caption}</span>{" "}
      {number && <small className={layout.note}>{number}</small>}
    </span>
  );
}
