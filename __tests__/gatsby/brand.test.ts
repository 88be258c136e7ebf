/** @jest-environment node */
/** The company's colors and mark: the style sheet and the icons that are made from them. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { brandColors, markOf } from "../../src/content/brand";
import { colorsFile, writeColors, type Colors } from "../../src/gatsby/colors";
import { favicon, writeIcons } from "../../src/gatsby/files/icons";
import { temporaryFolder } from "../support/temporary-folder";

test("the style sheet has each color, and is written only if one has changed, because development watches it", () => {
  const root = temporaryFolder();
  const file = path.join(root, colorsFile);
  const colors = Object.fromEntries(
    Object.keys(brandColors).map((name) => [name, "#0f1a2c"]),
  ) as Colors;
  writeColors(root, colors);
  const css = readFileSync(file, "utf8");
  expect(css.match(/^ {2}--.*: #0f1a2c;/gm)).toHaveLength(Object.keys(colors).length);
  expect(css).toContain("--blue-deep: #0f1a2c;");
  expect(css).toMatch(/^ {2}--shade: \d+ \d+ \d+;$/m);
  const { ino } = statSync(file);
  writeColors(root, colors);
  expect(statSync(file).ino).toBe(ino);
  writeColors(root, { ...colors, blueDeep: "#12466f" });
  expect(readFileSync(file, "utf8")).toContain("--blue-deep: #12466f;");
});

const mark = markOf(
  '<svg viewBox="0 0 10 10"><!-- a dot --><path d="M0 0H10V10H0Z" fill="currentColor"/>\n<circle cx="5" cy="5" r="3" fill="var(--accent)"/></svg>',
);
const colors = { ink: "#001122", paper: "#ffeedd", amber: "#ffcc00", amberDeep: "#884400" };

test("icons show the mark in the company's colors on its dark color", async () => {
  const folder = temporaryFolder();
  await writeIcons(folder, mark, colors);
  const { data, info } = await sharp(path.join(folder, "icon-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3;
    return `#${data.subarray(start, start + 3).toString("hex")}`;
  };
  expect(info.width).toBe(512);
  expect([at(10, 10), at(90, 90), at(256, 256)]).toEqual([
    colors.ink,
    colors.paper,
    colors.amber,
  ]);
});

test("the favicon has dark lines on light tabs and light lines on dark tabs", () => {
  const [light, dark] = favicon(mark, colors).split("@media (prefers-color-scheme:dark)");
  expect(light).toContain(colors.ink);
  expect(light).toContain(colors.amberDeep);
  expect(dark).toContain(colors.paper);
});
