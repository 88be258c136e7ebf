/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brandColors } from "../../../src/content/brand-colors";
import { colorsFile, writeColors, type Colors } from "../../../src/gatsby/brand/colors";
import { temporaryFolder } from "../../support/temporary-folder";

const root = temporaryFolder();
const file = path.join(root, colorsFile);
const colors = Object.fromEntries(
  Object.keys(brandColors).map((name) => [name, "#0f1a2c"]),
) as Colors;

test("writes the colors only if they changed, because the development server watches the file", () => {
  writeColors(root, colors);
  expect(readFileSync(file, "utf8")).toContain("--blue-deep: #0f1a2c;");
  const { ino } = statSync(file);
  writeColors(root, colors);
  expect(statSync(file).ino).toBe(ino);
  writeColors(root, { ...colors, blueDeep: "#12466f" });
  expect(readFileSync(file, "utf8")).toContain("--blue-deep: #12466f;");
});
