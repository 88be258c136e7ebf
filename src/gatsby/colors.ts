/** Writes src/styles/colors.css (not in git): the company's colors as custom properties (decision 34). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brandColors, channelsOf, propertyOf, type BrandColor } from "../content/brand";
import { writeWhole } from "../content/read/disk";

export type Colors = Readonly<Record<BrandColor, string>>;

/** @param root the project's folder. */
export function writeColors(root: string, colors: Colors): void {
  const rules = (Object.keys(brandColors) as BrandColor[]).map(
    (name) => `  ${propertyOf(name)}: ${colors[name]};`,
  );
  // Shades of the ink over pictures are not opaque.
  rules.push(`  --shade: ${channelsOf(colors.ink)?.join(" ")};`);
  const text = `/* From content/brand.yaml. */\n:root {\n${rules.join("\n")}\n}\n`;
  const file = path.join(root, "src/styles/colors.css");
  // The development server rebuilds its scripts after each write, and this runs after each change of content.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeWhole(file, text);
}
