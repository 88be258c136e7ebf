/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { markOf } from "../../../src/content/mark";
import { writeColors } from "../../../src/gatsby/brand/colors";
import { favicon, writeIcons } from "../../../src/gatsby/brand/icons";
import { brandColors } from "../../../src/content/brand-colors";
import { temporaryFolder } from "../../support/temporary-folder";

const mark = markOf(
  '<svg viewBox="0 0 10 10"><!-- a dot --><path d="M0 0H10V10H0Z" fill="currentColor"/>\n<circle cx="5" cy="5" r="3" fill="var(--accent)"/></svg>',
);
const colors = { ink: "#001122", paper: "#ffeedd", amber: "#ffcc00", amberDeep: "#884400" };

test("reads a mark's shapes and viewBox", () => {
  expect(mark.box).toBe("0 0 10 10");
  expect(mark.shapes).toMatch(/^<path [^>]*\/><circle [^>]*\/>$/);
  expect(markOf("a logo")).toEqual({ box: "", shapes: "" });
});

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
  expect(at(10, 10)).toBe(colors.ink);
  expect(at(90, 90)).toBe(colors.paper);
  expect(at(256, 256)).toBe(colors.amber);
});

test("the favicon has dark lines on light tabs and light lines on dark tabs", () => {
  const [light, dark] = favicon(mark, colors).split("@media");
  expect(light).toContain(colors.ink);
  expect(light).toContain(colors.amberDeep);
  expect(dark).toContain(colors.paper);
});

test("colors.css defines each color under its name", () => {
  const folder = temporaryFolder();
  const names = Object.keys(brandColors);
  const all = Object.fromEntries(names.map((name, index) => [name, `#00000${index % 10}`]));
  writeColors(folder, all as Parameters<typeof writeColors>[1]);
  const css = readFileSync(path.join(folder, "src/styles/colors.css"), "utf8");
  expect(css).toContain("--blue-deep: #");
  expect(css.match(/^ {2}--.*: #/gm)).toHaveLength(names.length);
  expect(css).toMatch(/^ {2}--shade: \d+ \d+ \d+;$/m);
});
