/** Plain pictures in the company's colors, as placeholders for its photographs. */
import sharp from "sharp";
import { coloredMark, markOf } from "../../src/content/mark";
import type { Colors } from "./colors";

/** In pixels; wide enough for every place where the site shows a picture. */
const size = { width: 1600, height: 1067 };

/** The position of the mark as fractions of width and height: beside the headings on wide pictures. */
export const focal = [0.72, 0.5] as const;

/** A JPEG with the company's mark on its dark color; each `number` has different circles. */
export function makePicture(mark: string, colors: Colors, number: number): Promise<Buffer> {
  const { box, shapes } = markOf(mark);
  const { width, height } = size;
  const side = height / 3;
  const shown = coloredMark({ box, shapes }, colors.paper ?? "", colors.amber ?? "");
  const circles = [1, 2, 3].map((step) => {
    const x = ((number * 0.37 + step * 0.29) % 1) * width;
    const y = ((number * 0.61 + step * 0.23) % 1) * height;
    const fill = step === 2 ? colors.blue : colors.inkRaised;
    return `<circle cx="${x}" cy="${y}" r="${(height * (2 + step)) / 8}" fill="${fill}" opacity=".5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colors.ink}"/>${circles.join("")}
    <svg x="${width * focal[0] - side / 2}" y="${height * focal[1] - side / 2}" width="${side}" height="${side}" viewBox="${box}">${shown}</svg>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
