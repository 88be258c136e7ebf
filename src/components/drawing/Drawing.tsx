import type { CSSProperties, ReactNode } from "react";
import { cropBox, fill } from "../../domain/text";
import { useSite } from "../site";
import { SvgUse } from "./SvgUse";

interface Props {
  /** The visible part: x, y, width and height in the drawing's own units. */
  crop: string;
  /** Alternative text; empty if the text beside it says the same, left out if another part of the drawing has it. */
  alt?: string;
  /** The value of preserveAspectRatio: how the part fills a box of another ratio. */
  fit?: string;
  /** true in a menu: the file is fetched when the menu opens. */
  late?: boolean;
  /** Values of the custom properties below. */
  style?: CSSProperties;
  /** Drawn over the drawing, in its own units; may contain links. */
  children?: ReactNode;
}

/**
 * The section drawing or a detail of it, from one file that all pages share. Custom properties style its parts:
 * - `--dsee`, `--dcut`, `--drun`, `--ddev`, `--dbg`, `--dkey`: colors of what is seen, what is cut, cables, lamps, their ground, and letters.
 * - `--lit-a` …: "inline" lights a service's run and its letter, in `--amber` and `--ink`; "none" if unset. `--on-a` …: "visible" with it, for the
 *   marks of the service and the line about it.
 * - `--rest`: opacity of all other runs.
 * - `--night`: opacity of what is only visible by night.
 * - `--furniture`: opacity of all that is not the house. `--km`: scale of the marks for what is drilled; `--marks`: "hidden" leaves only the marks
 *   of a letter that is lit.
 * - `--fade`: duration of a change of these.
 * - `--kb`, `--kb-a` …: scale of all letters or of one. `--key`, `--key-a` …: "none" leaves them out.
 * - `--ks`: size of the words. `--kd`: vertical offset of the scale bar's figures.
 * - `--dims`, `--dims-a` …: "none" leaves out all dimensions or a service's. `--detail-a` …: "inline" shows those that only an enlarged room has.
 *   Browsers do not lay out what is left out.
 * - `--kl`: scale of the projector's lamp.
 */
export function Drawing({ crop, alt, fit, late, style, children }: Props) {
  const { drawing } = useSite();
  const { x, y, width, height } = cropBox(crop);
  return (
    <svg
      viewBox={crop}
      width="100%"
      preserveAspectRatio={fit}
      {...(alt === "" ? { "aria-hidden": true } : { role: "group" })}
      // Chrome's dark theme for pages would invert the walls or the ground, but not both. It obeys this where a visitor has chosen a dark theme.
      style={{ colorScheme: "only light", ...style }}
    >
      {/* The ground, which has the name. A shape, because a theme that is forced inverts the backgrounds of HTML only. */}
      <rect
        {...(alt && { role: "img", "aria-label": alt })}
        x={x - width}
        y={y}
        width={3 * width}
        height={height}
        fill="var(--dbg,var(--paper,none))"
      />
      <SvgUse file={drawing?.publicURL ?? ""} id="dwg" late={late} />
      {children}
    </svg>
  );
}

/**
 * Returns a function that says the number of a service's sheet in the set of drawings: "D, sheet 4 of 6". A sheet is a letter of the section
 * drawing, and the set is in the order of the services. Undefined without a letter, and where the home page has no drawing.
 */
export function useSheetNumber() {
  const { services, homePage } = useSite();
  const words = homePage.drawing?.sheet;
  const letters = services.nodes.flatMap(({ letter }) => letter ?? []);
  return (letter: string | null | undefined): string | undefined =>
    words && letter
      ? fill(words, { letter, number: letters.indexOf(letter) + 1, count: letters.length })
      : undefined;
}
