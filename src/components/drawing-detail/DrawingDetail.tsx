import type { CSSProperties, ReactNode } from "react";
import { cropBox } from "../../domain/text";
import { Drawing } from "../drawing/Drawing";
import * as styles from "./DrawingDetail.module.css";

interface Props {
  /** The crop of the drawing: x, y, width and height in its own units. */
  crop: string;
  alt?: string;
  fit?: string;
  /** The letter of the service whose dimensions are shown. Without `marks`, the drawing also shows this letter, at the same size in every crop, and lights its run. */
  letter?: string | null;
  /** Drawn over the drawing, in its own units. */
  marks?: ReactNode;
  className?: string;
  /** The caption below the drawing. */
  children?: ReactNode;
}

/** The crop width, in the drawing's units, at which letters have 0.8 of their size. */
const referenceWidth = 250;

/** A detail of the drawing on its sheet, with a title strip. */
export function DrawingDetail({ crop, alt, fit, letter, marks, className, children }: Props) {
  return (
    <figure
      className={[styles.plan, className].filter(Boolean).join(" ")}
      style={detailStyle(crop, letter?.toLowerCase(), marks === undefined)}
    >
      <Drawing crop={crop} alt={alt} fit={fit}>
        {marks}
      </Drawing>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** Custom properties that hide the letters and dimensions of other services, and the crop's size, to which that of its words is proportional. */
function detailStyle(crop: string, letter: string | undefined, lit: boolean): CSSProperties {
  const { width, height } = cropBox(crop);
  const scale = Math.round((80 * width) / referenceWidth) / 100;
  return {
    "--kb": 0,
    "--dims": 0,
    "--width": width,
    "--height": height,
    ...(letter && { [`--dims-${letter}`]: 1, [`--detail-${letter}`]: 1 }),
    ...(letter && lit && { [`--kb-${letter}`]: scale, [`--on-${letter}`]: "visible" }),
  } as CSSProperties;
}
