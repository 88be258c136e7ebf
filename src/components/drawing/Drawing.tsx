import type { ReactNode } from "react";
import { SvgUse } from "../svg-use/SvgUse";
import { useSite } from "../site/useSite";

interface Props {
  /** The visible part: x, y, width and height in the drawing's own units. */
  crop: string;
  /** Alternative text; left out if the text beside it says the same. */
  alt?: string;
  /** The value of preserveAspectRatio: how the part fills a box of another ratio. */
  fit?: string;
  /** true in a menu: the file is fetched when the menu opens. */
  late?: boolean;
  className?: string;
  /** Drawn over the drawing, in its own units. */
  children?: ReactNode;
}

/**
 * The section drawing or a detail of it, from one file that all pages share. Custom properties style its parts:
 * - `--dsee`, `--dcut`, `--drun`, `--ddev`, `--dbg`, `--dkey`: colors of what is seen, what is cut, cables, lamps, their ground, and letters.
 * - `--kb`, `--kb-a` …: scale of all letters or of one. `--f-a`, `--t-a` …: a letter's circle and text.
 * - `--ks`, `--kd`: size and vertical offset of the scale bar's figures.
 * - `--detail`, `--detail-size`, `--kl`: opacity of the parts that only an enlarged room shows, size of their text, scale of their lamp.
 * - `--run-a`, `--lamp-a`, `--run-a-opacity` …: color of a service's cable and of its lamps, opacity of both.
 * - `--run-a-width` …: width of its route from the street to its lamps, drawn over the cables; 0 if unset.
 * - `--backbone`, `--backbone-opacity`: color and opacity of the cables that several services share.
 */
export function Drawing({ crop, alt, fit, late, className, children }: Props) {
  const { drawing } = useSite();
  return (
    <svg
      viewBox={crop}
      preserveAspectRatio={fit}
      className={className}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <SvgUse file={drawing?.publicURL ?? ""} id="dwg" late={late} />
      {children}
    </svg>
  );
}
