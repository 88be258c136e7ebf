/** @jest-environment node */
/** Mistakes that a table of texts cannot hold: encodings, kinds of files, what is wrong inside of pictures. And the check never throws. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { checkAll, inLines } from "../../src/content";
import * as site from "./support/site";

const read = (file: string) => readFileSync(site.at(file), "utf8");
const lines = () => inLines(checkAll(site.root));

const article = "blog/how-bright-a-screen.md";
const text = read(article);

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
  expect(lines()).toEqual([`content/${article}:${message}`]);
});

test("reports brackets without end", () => {
  site.write("business.yaml", `name: ${"[".repeat(20_000)}`);
  expect(lines()).toEqual([
    "content/business.yaml:1  this is not YAML: the bracket [ that is opened here is not closed; write ] at its end",
  ]);
});

test("reports links to files that do not exist", () => {
  for (const file of ["blog/second-thoughts.md", "pictures/garden.jpg"]) {
    site.write(file, "");
    rmSync(site.at(file));
    symlinkSync("moved-away", site.at(file));
  }
  expect(lines()).toEqual([
    "content/blog/second-thoughts.md:1  this file cannot be opened; put the file itself here, not a link to another one",
    "content/pictures/garden.jpg:1  this leads to a file that does not exist; put the file itself here or take this away",
  ]);
});

/** A picture of noise, which is a large file. */
const picture = (width: number, height = 400) => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } });
};

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
  expect(lines()).toEqual([`content/pictures.yaml:22  file: ${message}`]);
});

describe("pictures and videos that are damaged", () => {
  const report = (file: string) =>
    checkAll(site.root)
      .filter((problem) => problem.file === `content/${file}`)
      .map(({ message }) => message);
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.6);
  const blotted = (bytes: Buffer) => bytes.fill(0, 9000, 9100);

  test.each([
    ["a JPEG", "garden.jpg", picture(900).jpeg(), cut],
    ["a PNG", "garden.png", picture(900).png(), cut],
    ["a PNG in its middle", "garden.png", picture(900).png(), blotted],
  ])("reports %s", async (_, name, image, damage) => {
    site.write(`pictures/${name}`, damage(await image.toBuffer()));
    expect(report(`pictures/${name}`)).toContainEqual(
      expect.stringMatching(/^this cannot be shown to its end/),
    );
  });

  test("accepts a JPEG that lacks only its end marker, as browsers do", async () => {
    const whole = await picture(900).jpeg().toBuffer();
    site.write("pictures/garden.jpg", whole.subarray(0, -2));
    expect(report("pictures/garden.jpg")).toEqual([
      expect.stringMatching(/^this picture is not listed/),
    ]);
  });

  test("reports a video without its end", () => {
    site.write("video/film.mp4", readFileSync(site.at("video/film.mp4")).subarray(0, -3));
    expect(lines()).toEqual([
      "content/video/film.mp4:1  this cannot be shown to its end (its end is missing): it is damaged, or was not copied whole; save it again from the original",
    ]);
  });
});

test("reports a picture and a video that are too large", () => {
  const grow = (file: string, bytes: number) => {
    site.write(file, Buffer.concat([readFileSync(site.at(file)), Buffer.alloc(bytes)]));
  };
  grow("pictures/wide.jpg", 8_000_000);
  grow("video/film.mp4", 20_000_000);
  expect(lines().filter((line) => line.includes("MB"))).toEqual([
    "content/gallery/stars-over-the-basement.md:8  video › mp4: content/video/film.mp4 has 20.0 MB; save it smaller, at most 20.0 MB",
    "content/pictures.yaml:1  file: content/pictures/wide.jpg has 8.0 MB; save it smaller, at most 8.0 MB",
  ]);
});

describe("the check reports and does not throw", () => {
  /** The lines that the check prints if one of its rules has thrown an exception. */
  const exceptions = () =>
    lines().filter((line) => line.includes("could not be checked to its end"));

  test.each(["business.yaml", "pages/home.yaml", "testimonials.yaml", article])(
    "for parts of %s, and for unexpected values in all of its fields",
    (file) => {
      const whole = read(file);
      const parts = [1, 2, 3, 4, 5, 6, 7].map((part) =>
        whole.slice(0, whole.length * (part / 8)),
      );
      const filled = ["[]", "{ a: { b: c } }", "~", "-1", "2025-01-01"].map((value) =>
        whole.replace(/^([\s-]*\w+:) \S.*$/gm, `$1 ${value}`),
      );
      for (const data of [...parts, ...filled]) {
        site.write(file, data);
        expect(exceptions()).toEqual([]);
      }
    },
  );

  // The last test, because it removes what the others start from.
  test("without files, for a file instead of a folder, or for a folder that links to itself", () => {
    rmSync(site.at("business.yaml"));
    rmSync(site.at("pictures.yaml"));
    mkdirSync(site.at("pictures.yaml"));
    // Nothing that follows from a missing file is reported.
    expect(lines()).toEqual([
      "content/business.yaml:1  this file is missing; the site needs it, so bring it back",
      "content/pictures.yaml:1  this is a folder, where the site needs a file; rename it or take it away",
    ]);
    rmSync(site.at("legal"), { recursive: true });
    writeFileSync(site.at("legal"), "Terms\n");
    symlinkSync(".", site.at("blog/again"));
    expect(exceptions()).toEqual([]);
    rmSync(site.at(""), { recursive: true });
    expect(lines().length).toBeGreaterThan(4);
  });
});
