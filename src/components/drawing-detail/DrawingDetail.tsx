import type { CSSProperties, ReactNode } from "react";
import { cropBox } from "../../domain/crop";
import { Drawing } from "../drawing/Drawing";
import * as styles from "./DrawingDetail.module.css";

interface Props {
  /** The crop of the drawing: x, y, width and height in its own units. */
  crop: string;
  alt?: string;
  fit?: string;
  /** The only letter of the drawing to show. It is lit, and its size does not depend on the crop. */
  letter?: string | null;
  /** Drawn over it, in the drawing's own units. */
  marks?: ReactNode;
  className?: string;
  /** The caption below it. */
  children?: ReactNode;
}

/** The crop width, in the drawing's units, at which letters have 0.8 of their size. */
const referenceWidth = 250;

/** A detail of the drawing on its sheet, with a title strip. */
export function DrawingDetail({ crop, alt, fit, letter, marks, className, children }: Props) {
  return (
    <figure
      className={[styles.plan, className].filter(Boolean).join(" ")}
      style={letterStyle(crop, letter?.toLowerCase())}
    >
      <Drawing crop={crop} alt={alt} fit={fit}>
        {marks}
      </Drawing>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** Properties of the drawing that hide its letters but this one. */
function letterStyle(crop: string, letter: string | undefined): CSSProperties {
  const scale = Math.round((80 * cropBox(crop).width) / referenceWidth) / 100;
  const lit = letter && {
    [`--kb-${letter}`]: scale,
    [`--f-${letter}`]: "var(--amber)",
    [`--t-${letter}`]: "var(--ink)",
  };
  return { "--kb": 0, ...lit } as CSSProperties;
}
