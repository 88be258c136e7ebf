/** @jest-environment node */
/** Mistakes that a text file cannot hold: encodings, kinds of files, and what is wrong inside of pictures. */
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import sharp from "sharp";
import { checkAll, inLines } from "../../src/content";
import { createSite } from "./support/site";

const site = createSite();

afterEach(site.restore);
afterAll(site.remove);

const article = "blog/how-bright-a-screen.md";
const text = readFileSync(site.at(article), "utf8");

test.each([
  [
    "a byte-order mark",
    `\uFEFF${text}`,
    "1  the file begins with an invisible byte-order mark; save it as UTF-8 without BOM",
  ],
  [
    "Windows line ends",
    text.replaceAll("\n", "\r\n"),
    "1  the lines end as on Windows (CRLF); save the file with LF line ends",
  ],
  [
    "UTF-16",
    Buffer.from(`\uFEFF${text}`, "utf16le"),
    "1  the file is saved as UTF-16; save it as UTF-8",
  ],
  [
    "Latin-1",
    Buffer.from(text.replace("noon", "café"), "latin1"),
    "19  a character here is not UTF-8; save the file as UTF-8 and write it again",
  ],
])("reports an article in %s", (_, data, message) => {
  site.write(article, data);
  expect(inLines(checkAll(site.root))).toEqual([`content/${article}:${message}`]);
});

test("reports brackets without end", () => {
  site.write("business.yaml", `name: ${"[".repeat(20_000)}`);
  expect(inLines(checkAll(site.root))).toEqual([
    "content/business.yaml:1  this is not YAML: the bracket [ that is opened here is not closed; write ] at its end",
  ]);
});

test("reports a folder that is named like an article", () => {
  site.write("blog/second-thoughts.md/notes.txt", "");
  expect(inLines(checkAll(site.root))).toEqual([
    "content/blog/second-thoughts.md:1  this is a folder, where the site needs a file; rename it or take it away",
  ]);
});

test("reports a link to a file that does not exist", () => {
  const file = "blog/second-thoughts.md";
  site.write(file, "");
  rmSync(site.at(file));
  symlinkSync("moved-away.md", site.at(file));
  expect(inLines(checkAll(site.root))).toEqual([
    "content/blog/second-thoughts.md:1  this file cannot be opened; put the file itself here, not a link to another one",
  ]);
});

const picture = (width: number, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } });

test.each([
  [
    "too small",
    "garden.jpg",
    picture(300).jpeg(),
    "content/pictures/garden.jpg is 300 pixels wide; that is too small, put a picture of at least 800 pixels there",
  ],
  [
    "too wide",
    "garden.jpg",
    picture(8100, 10).jpeg(),
    "content/pictures/garden.jpg is 8100 pixels wide; save it smaller, at most 8000 pixels wide",
  ],
  [
    "turned by a note",
    "garden.jpg",
    picture(1600).jpeg().withMetadata({ orientation: 6 }),
    "content/pictures/garden.jpg is stored as the camera was held, with a note how to turn it, and would be cropped wrongly; crop or turn it in a picture program and save it, which stores it upright",
  ],
  [
    "a PNG",
    "garden.jpg",
    picture(1600).png(),
    "content/pictures/garden.jpg is not what its name says: it is png; save it as jpg",
  ],
  [
    "a GIF",
    "garden.gif",
    picture(1600).gif(),
    "“garden.gif” cannot be shown; the name must end with .jpg, .jpeg, .png, .webp",
  ],
])("reports a picture that is %s", async (_, file, image, message) => {
  site.write(`pictures/${file}`, await image.toBuffer());
  site.apply({
    file: "pictures.yaml",
    append: `- file: ${file}\n  alt: A garden at dusk with lights along the path\n  focal: [0.5, 0.5]\n`,
  });
  expect(inLines(checkAll(site.root))).toEqual([`content/pictures.yaml:22  file: ${message}`]);
});

test("reports a picture of a phone", () => {
  site.write("pictures/garden.heic", "");
  expect(inLines(checkAll(site.root))).toEqual([
    "content/pictures/garden.heic:1  this cannot be shown; save it as a picture whose name ends with .jpg, .jpeg, .png, .webp, or delete it",
  ]);
});

describe("pictures and videos that are cut off", () => {
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
  const noise = () =>
    sharp({
      create: {
        width: 900,
        height: 400,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });
  const report = (file: string) =>
    checkAll(site.root).filter((problem) => problem.file === `content/${file}`);

  test.each(["jpeg", "png"] as const)("reports a %s once it is damaged", async (format) => {
    const file = `pictures/garden.${format === "jpeg" ? "jpg" : format}`;
    const whole = await noise().toFormat(format).toBuffer();
    const damaged = /^this cannot be shown to its end/;
    site.write(file, whole);
    expect(report(file).filter(({ message }) => damaged.test(message))).toEqual([]);
    site.write(file, cut(whole));
    expect(report(file).filter(({ message }) => damaged.test(message))).toHaveLength(1);
  });

  test("reports a video without its end", () => {
    site.write("video/film.mp4", readFileSync(site.at("video/film.mp4")).subarray(0, -3));
    expect(inLines(checkAll(site.root))).toEqual([
      "content/video/film.mp4:1  this cannot be shown to its end (its end is missing): it is damaged, or was not copied whole; save it again from the original",
    ]);
  });
});
