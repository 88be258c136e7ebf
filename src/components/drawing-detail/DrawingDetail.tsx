import type { CSSProperties, ReactNode } from "react";
import { cropBox } from "../../domain/crop";
import { Drawing } from "../drawing/Drawing";
import * as styles from "./DrawingDetail.module.css";

interface Props {
  /** The part of the drawing: x, y, width and height in its own units. */
  crop: string;
  alt?: string;
  fit?: string;
  /** true where the drawing's letters are shown, at one size whatever the crop. */
  letters?: boolean;
  /** Drawn over it, in the drawing's own units. */
  marks?: ReactNode;
  className?: string;
  /** The title strip under it. */
  children?: ReactNode;
}

/** The width of a crop, in the drawing's units, at which its letters are shown at 0.8 of their size. */
const referenceWidth = 250;

/** A detail of the drawing on its sheet, with a title strip. */
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
