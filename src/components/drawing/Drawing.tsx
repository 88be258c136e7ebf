import type { ReactNode } from "react";
import { SvgUse } from "./SvgUse";
import { useBuild } from "../site";

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
  /** Drawn over the drawing, in its own units; may contain links. */
  children?: ReactNode;
}

/**
 * The section drawing or a detail of it, from one file that all pages share. Custom properties style its parts:
 * - `--dsee`, `--dcut`, `--drun`, `--ddev`, `--dbg`, `--dkey`: colors of what is seen, what is cut, cables, lamps, their ground, and letters.
 * - `--on-a` …: "visible" lights a service's run and its letter, in `--amber` and `--ink`; "hidden" if unset.
 * - `--rest`: opacity of all other runs.
 * - `--night`: opacity of what is only visible by night.
 * - `--fade`: duration of a change of these.
 * - `--kb`, `--kb-a` …: scale of all letters or of one.
 * - `--ks`: size of the words. `--kd`: vertical offset of the scale bar's figures.
 * - `--dims`, `--dims-a` …: opacity of all dimensions or of a service's. `--detail-a` …: of those that only an enlarged room shows; 0 if unset.
 *   `--kl`: scale of the projector's lamp.
 */
export function Drawing({ crop, alt, fit, late, className, children }: Props) {
  const { drawing } = useBuild();
  return (
    <svg viewBox={crop} preserveAspectRatio={fit} className={className}>
      <SvgUse file={drawing?.publicURL ?? ""} id="dwg" alt={alt ?? ""} late={late} />
      {children}
    </svg>
  );
}
