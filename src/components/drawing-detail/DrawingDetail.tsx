import type { CSSProperties, ReactNode } from "react";
import { cropBox } from "../../domain/crop";
import { Drawing } from "../drawing/Drawing";
import * as styles from "./DrawingDetail.module.css";

interface Props {
  /** The crop of the drawing: x, y, width and height in its own units. */
  crop: string;
  alt?: string;
  fit?: string;
  /** true to show the drawing's letters, at the same size for every crop. */
  letters?: boolean;
  /** Drawn over the drawing, in its own units. */
  marks?: ReactNode;
  className?: string;
  /** The caption below it. */
  children?: ReactNode;
}

/** The crop width, in the drawing's units, at which letters have 0.8 of their size. */
const referenceWidth = 250;

/** A crop of the drawing with a border and a caption. */
export function DrawingDetail({ crop, alt, fit, letters, marks, className, children }: Props) {
  const scale = letters ? (0.8 * cropBox(crop).width) / referenceWidth : 0;
  return (
    <figure
      className={[styles.plan, className].filter(Boolean).join(" ")}
      style={{ "--kb": Math.round(scale * 100) / 100 } as CSSProperties}
    >
      <Drawing crop={crop} alt={alt} fit={fit}>
        {marks}
      </Drawing>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
