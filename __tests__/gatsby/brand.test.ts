/** @jest-environment node */
/** The icons that are made from the company's colors and mark. */
import path from "node:path";
import sharp from "sharp";
import { markOf } from "../../src/content/brand";
import { favicon, writeIcons } from "../../src/gatsby/files/icons";
import { temporaryFolder } from "../support/temporary-folder";

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
