/** @jest-environment node */
/** Mistakes that a table of texts cannot hold: encodings, kinds of files, what is wrong inside of pictures. And the check never throws. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { checkAll, inLines, readAll } from "../../src/content";
import { filesUnder } from "../../src/content/read/disk";
import * as site from "./support/site";

const read = (file: string) => readFileSync(site.at(file), "utf8");
const lines = () => inLines(checkAll(site.root));

const article = "blog/how-bright-a-screen.md";
const text = read(article);

const utf16 = "1  the file is saved as UTF-16; save it as UTF-8";
const latin1 = "19  this character is not UTF-8; save the file as UTF-8 and type it again";

test.each([
  ["UTF-16", Buffer.from(`\uFEFF${text}`, "utf16le"), utf16],
  ["UTF-16 without its mark", Buffer.from(text, "utf16le"), utf16],
  ["Latin-1", Buffer.from(text.replace("noon", "café"), "latin1"), latin1],
])("reports an article in %s", (_, data, message) => {
  site.write(article, data);
  expect(lines()).toEqual([`content/${article}:${message}`]);
});

test.each([
  ["a byte-order mark", (written: string) => `\uFEFF${written}`],
  ["line ends of Windows", (written: string) => written.replaceAll("\n", "\r\n")],
  ["line ends of old Macs", (written: string) => written.replaceAll("\n", "\r")],
])("accepts all files with %s, and reads the same", (_, change) => {
  const values = () => readAll(site.root).map(({ data, body }) => ({ data, body }));
  const before = values();
  for (const file of filesUnder(site.at(""), site.root))
    if (/\.(md|yaml|svg)$/.test(file)) {
      const name = file.replace("content/", "");
      site.write(name, change(read(name)));
    }
  expect(lines()).toEqual([]);
  expect(values()).toEqual(before);
});

test("reports brackets without end", () => {
  site.write("business.yaml", `name: ${"[".repeat(20_000)}`);
  expect(lines()).toEqual([
    "content/business.yaml:1  invalid YAML: the bracket [ that opens here is not closed; write ] at its end",
  ]);
});

test("reports links to files that do not exist", () => {
  for (const file of ["blog/second-thoughts.md", "pictures/garden.jpg"]) {
    site.write(file, "");
    rmSync(site.at(file));
    symlinkSync("moved-away", site.at(file));
  }
  expect(lines()).toEqual([
    "content/blog/second-thoughts.md:1  this file cannot be opened; add the file itself, not a link to another one",
    "content/pictures/garden.jpg:1  this links to a file that does not exist; add the file itself, or delete this link",
  ]);
  // A build reads the files of content before the check.
  expect(filesUnder(site.at(""))).not.toContain("pictures/garden.jpg");
});

const heic =
  "HEIC, which browsers do not show; open it, export it as JPEG and use that file (renaming it is not enough). iPhones store JPEG with Settings › Camera › Formats › Most Compatible";

/** A picture of noise, which is a large file. */
const picture = (width: number, height = 400) => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } });
};

type PictureRow = [name: string, file: string, image: Sharp | Buffer, message: string];

test.each<PictureRow>([
  [
    "too small",
    "garden.jpg",
    picture(300).jpeg(),
    "content/pictures/garden.jpg is 300 pixels wide, which is too narrow; replace it with one at least 800 pixels wide",
  ],
  [
    "too wide",
    "garden.jpg",
    picture(8100, 10).jpeg(),
    "content/pictures/garden.jpg is 8100 pixels wide; make it smaller, at most 8000 pixels wide",
  ],
  ...(["jpeg", "png", "webp"] as const).map((format): PictureRow => [
    "too small when it is turned",
    `garden.${format}`,
    picture(1600).withMetadata({ orientation: 6 }).toFormat(format),
    `content/pictures/garden.${format} is 400 pixels wide, which is too narrow; replace it with one at least 800 pixels wide`,
  ]),
  [
    "a PNG",
    "garden.jpg",
    picture(1600).png(),
    "content/pictures/garden.jpg is not what its extension says: it is png; save it as jpg",
  ],
  [
    "HEIC with another name",
    "garden.jpg",
    Buffer.from("\0\0\0\u001cftypheic"),
    `content/pictures/garden.jpg is not what its extension says: it is ${heic}`,
  ],
  ["HEIC", "garden.heic", Buffer.of(), `“garden.heic” is ${heic}`],
  [
    "a GIF",
    "garden.gif",
    Buffer.of(),
    "“garden.gif” cannot be shown; the name must end with .jpg, .jpeg, .png, .webp",
  ],
])("reports a picture that is %s: %s", async (_, file, image, message) => {
  site.write(`pictures/${file}`, Buffer.isBuffer(image) ? image : await image.toBuffer());
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
      expect.stringMatching(/^this picture is truncated or damaged/),
    );
  });

  test("accepts a JPEG that lacks only its end marker, as browsers do", async () => {
    const whole = await picture(900).jpeg().toBuffer();
    site.write("pictures/garden.jpg", whole.subarray(0, -2));
    expect(report("pictures/garden.jpg")).toEqual([
      expect.stringMatching(/^this picture is not listed/),
    ]);
  });
});

const film = readFileSync(site.at("video/film.mp4"));
const webm = readFileSync(site.at("video/film.webm"));
/** A video with other letters in place of some, which are as many. */
const changed = (video: Buffer, from: RegExp, to: string) =>
  Buffer.from(video.toString("latin1").replace(from, to), "latin1");
const recoded = (codec: string) => changed(film, /(?<=stsd.{12})avc1/s, codec);

const again = "this video is truncated or damaged; save it again from the original";
const soundAlone =
  "this file has no pictures, only sound; save the whole video from the original";
const toH264 = "which not all browsers play; convert it to H.264, for example with HandBrake";
const subtitles =
  "this video has a track that is neither picture nor sound, such as subtitles, which could say where it was filmed; save it without that track, for example with HandBrake (Subtitles › None)";
const isNot = (format: string) =>
  `this is a video in the format ${format}, which browsers do not play, whatever its extension; convert it to MP4 with H.264 or to WebM with VP9, for example with HandBrake`;
test.each([
  ["a video without its end", "film.mp4", film.subarray(0, -3), again],
  ["a video of sound alone", "film.mp4", changed(film, /vide/, "soun"), soundAlone],
  [
    "the codec of iPhones",
    "film.mp4",
    recoded("hvc1"),
    `this video is HEVC (H.265), the default of iPhones, ${toH264}. iPhones record H.264 with Settings › Camera › Formats › Most Compatible`,
  ],
  [
    "H.264 of a camera for cutting",
    "film.mp4",
    changed(film, /avcC\x01d/, "avcC\x01z"),
    `this video is H.264 with 10-bit color, 4:2:2 or 4:4:4, ${toH264}`,
  ],
  [
    "a codec that is not of WebM",
    "film.webm",
    changed(webm, /V_VP9/, "V_VC1"),
    "this video has the codec “V_VC1”, which not all browsers play; convert it to VP9 with 8-bit color, for example with HandBrake",
  ],
  [
    "VP9 of a film with many colors in WebM",
    "film.webm",
    changed(webm, /\x82(?=\x49\x83\x42)/, "\x92"),
    "this video is VP9 with 10-bit color or 4:4:4, which not all browsers play; convert it to VP9 with 8-bit color, for example with HandBrake",
  ],
  ["subtitles in WebM", "film.webm", changed(webm, /\x83\x81\x01/, "\x83\x81\x11"), subtitles],
  [
    "another track in MP4 with fragments",
    "film.mp4",
    Buffer.concat([film, Buffer.from("\0\0\0\x08moof")]),
    subtitles,
  ],
  [
    "VP9 of a film with many colors",
    "film.mp4",
    changed(recoded("vp09"), /avcC.{5}/s, "vpcC\x01\0\0\0\x02"),
    `this video is VP9 with 10-bit color or 4:4:4, ${toH264}`,
  ],
  ["a video of Windows", "film.mp4", Buffer.from("RIFF\0\0\0\0AVI LIST"), isNot("AVI")],
  [
    "a video of an old camera",
    "film.webm",
    Buffer.from("3026b2758e66cf11a6d9", "hex"),
    isNot("Windows Media (WMV)"),
  ],
  [
    "a video in a Matroska file",
    "film.mp4",
    changed(webm, /\x42\x82\x84webm/, "\x42\x82\x88matroska"),
    isNot("Matroska (MKV)"),
  ],
  [
    "a file that Git LFS stores",
    "film.mp4",
    Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"),
    "this is only a reference to a file that Git LFS stores elsewhere; add `lfs: true` to the checkout steps in .github/workflows and run `git lfs pull`, or store the file without Git LFS",
  ],
])("reports %s", (_, name, data, message) => {
  site.write(`video/${name}`, data);
  expect(lines()).toEqual([`content/video/${name}:1  ${message}`]);
});

test.each([
  ["of old phones", "s263", "is H.263"],
  ["of old cameras", "jpeg", "is Motion JPEG"],
  ["of tapes", "dvc ", "is DV"],
  ["for cutting", "apch", "is ProRes"],
  ["that is unknown", "XAVC", "has the codec “XAVC”"],
])("reports a codec %s", (_, codec, what) => {
  site.write("video/film.mp4", recoded(codec));
  expect(lines()).toEqual([`content/video/film.mp4:1  this video ${what}, ${toH264}`]);
});

const pdf = "%PDF-1.7\n1 0 obj <</Title (Rates)>> endobj\n";
const namesAuthor =
  "this PDF names its author or the camera of a photo; remove that and save it again (Word: File › Info › Inspect Document; Acrobat: Redact › Remove Hidden Information)";
const mayName =
  "this file may say who made it, where and when, and the build cannot remove that; save it as PDF without a password, JPEG, PNG, WebP, MP4 or WebM, or delete it";

const namesDrawer =
  "this drawing names its author or a folder on a computer, or contains a photo; save it without them (Inkscape: File › Save As › Optimized SVG, with “Remove metadata”)";
const leftBehind = "a program left this temporary file here; delete it";
const compressed = Buffer.concat([
  Buffer.from(`${pdf}2 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\n`),
  deflateSync("<</Author (Jane Doe)>>"),
  Buffer.from("\nendstream"),
]);
const inkscape =
  '<svg viewBox="0 0 9 9" inkscape:export-filename="C:\\Users\\jane\\plan.png"></svg>';

// Pictures and videos are cleaned by the build: __tests__/gatsby/personal-data.test.ts.
test.each([
  ["a PDF", "rates.pdf", pdf, undefined],
  ["a file of text", "google1.html", "google-site-verification: google1.html", undefined],
  ["a video of a phone", "walk.mp4", film, undefined],
  ["a PDF with an author", "rates.pdf", `${pdf}<</Author (Jane Doe)>>`, namesAuthor],
  ["a PDF with a photo of a phone", "rates.pdf", `${pdf}Exif\0\0`, namesAuthor],
  ["a PDF with its author in a compressed part", "rates.pdf", compressed, namesAuthor],
  [
    "a PDF with its author in another object",
    "rates.pdf",
    `${pdf}<</Author 5 0 R>>`,
    namesAuthor,
  ],
  ["a drawing of Inkscape", "plan.svg", inkscape, namesDrawer],
  ["a drawing", "plan.svg", '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', undefined],
  ["the places of a walk", "walk.gpx", "<gpx></gpx>", mayName],
  ["a photo of an iPhone", "walk.heic", Buffer.from("ff00", "hex"), `this is ${heic}`],
  ["a file of Windows", "Thumbs.db", Buffer.from("ff00", "hex"), leftBehind],
  ["an icon", "favicon.ico", Buffer.from("00000100ff", "hex"), undefined],
  ["a PDF with a password", "rates.pdf", `${pdf}<</Encrypt 2 0 R>>`, mayName],
  ["a document of Word", "rates.docx", Buffer.from("504b0304ff", "hex"), mayName],
])("static/: %s", (_, name, data, message) => {
  site.write(`../static/${name}`, data);
  expect(lines()).toEqual(message === undefined ? [] : [`static/${name}:1  ${message}`]);
});

test("reports a drawing of an article that is not UTF-8", () => {
  site.write("drawings/plan.svg", Buffer.from("<svg><text>90°</text></svg>", "latin1"));
  const plan = lines().filter((line) => line.startsWith("content/drawings/plan.svg"));
  expect(plan).toContain(
    "content/drawings/plan.svg:1  browsers reject this drawing because it is not UTF-8; save it as UTF-8",
  );
});

test("reports a picture and a video that are too large", () => {
  const grow = (file: string, bytes: number) => {
    site.write(file, Buffer.concat([readFileSync(site.at(file)), Buffer.alloc(bytes)]));
  };
  grow("pictures/wide.jpg", 8_000_000);
  grow("video/film.mp4", 20_000_000);
  expect(lines().filter((line) => line.includes("MB"))).toEqual([
    "content/gallery/stars-over-the-basement.md:8  video › mp4: content/video/film.mp4 is 20.0 MB; make it smaller, at most 20.0 MB",
    "content/pictures.yaml:1  file: content/pictures/wide.jpg is 8.0 MB; make it smaller, at most 8.0 MB",
  ]);
});

describe("the check reports and does not throw", () => {
  /** The lines that the check prints if one of its rules has thrown an exception. */
  const exceptions = () => lines().filter((line) => line.includes("this check crashed"));

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
      "content/business.yaml:1  this file is missing, and the site needs it; restore it",
      "content/pictures.yaml:1  this is a folder, but the site needs a file here; rename or delete the folder",
    ]);
    rmSync(site.at("texts"), { recursive: true });
    writeFileSync(site.at("texts"), "Terms\n");
    symlinkSync(".", site.at("blog/again"));
    expect(exceptions()).toEqual([]);
    rmSync(site.at(""), { recursive: true });
    expect(lines().length).toBeGreaterThan(4);
  });
});
