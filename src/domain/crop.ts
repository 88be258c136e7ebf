/** The parts of the section drawing, as content writes them: "x y width height". */

/** The width of a crop in the drawing's own units. */
export function cropWidth(crop: string): number {
  return Number(crop.trim().split(/\s+/)[2]) || 0;
}
