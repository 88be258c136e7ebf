/** Crops of the section drawing, in the form that content uses: "x y width height". */

export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A crop as numbers, in the drawing's own units. */
export function cropBox(crop: string): CropBox {
  const [x = 0, y = 0, width = 0, height = 0] = crop
    .trim()
    .split(/\s+/)
    .map((part) => Number(part) || 0);
  return { x, y, width, height };
}
