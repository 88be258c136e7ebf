/** The colors of a new company: those of content/brand.yaml with the hue of one color. */
import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from "culori";
import { pairs, white, type BrandColor } from "../../src/content/brand-colors";

export type Colors = Record<string, string>;

/** Colors that keep their hue: the accent, the color of quote buttons, and the paper. */
const kept = /^(amber|red|paper|sheet|cream|line$)/;
const oklch = converter("oklch");

/**
 * Returns `colors` with the hue of `color`, "#rrggbb". Lightness only changes if the check requires more contrast.
 * @throws if `color` is not a color.
 */
export function turnedTo(color: string, colors: Colors): Colors {
  if (!/^#[0-9a-f]{6}$/i.test(color) || !parse(color))
    throw new Error(`“${color}” is not a color; write it like "#17598a".`);
  const { h, c } = oklch(color)!;
  const turned = Object.fromEntries(
    Object.entries(colors).map(([name, old]) => [
      name,
      kept.test(name) ? old : hex({ ...oklch(old)!, h, ...(c < 0.02 && { c: 0 }) }),
    ]),
  );
  // Colors of the same lightness differ a little in contrast, so a color with too little contrast gets lighter or darker.
  for (let round = 0; round < 40; round += 1) {
    const close = pairs.find(
      ({ front, ground, least }) =>
        wcagContrast(of(turned, front), of(turned, ground)) < least + 0.02,
    );
    if (!close) return turned;
    const moved =
      kept.test(close.front) || close.front === "white" ? close.ground : close.front;
    const other = moved === close.front ? close.ground : close.front;
    const now = oklch(of(turned, moved))!;
    const step = now.l < oklch(of(turned, other))!.l ? -0.01 : 0.01;
    turned[moved] = hex({ ...now, l: now.l + step });
  }
  return turned;
}

const hex = (color: Oklch) => formatHex(clampChroma(color, "oklch"));
const of = (colors: Colors, name: BrandColor | "white") =>
  name === "white" ? white : (colors[name] ?? white);
