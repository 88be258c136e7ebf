/** @jest-environment node */
/** Published files do not say where, when, by whom and with what they were made (decision 45). */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { withoutPersonalData } from "../../src/gatsby/personal-data";

// Made by ffmpeg as phones make them: with place, device, author and dates; film.mp4 also with a track for the time of day.
test.each([
  ["film.mp4", 1670, ["\u00e6\u001e\u0058\u0015", "mdat\0\0\u0003\u0056"]],
  ["film.webm", 571, ["\u000b\u0018\u00bc\u009b\u0049\u00a8\u0092\0", "The Doe family"]],
])("%s: the pictures stay, byte for byte, and nothing else is said", async (name, at, more) => {
  const film = readFileSync(`__tests__/content/base/video/${name}`);
  const clean = await withoutPersonalData(film);
  expect(clean.subarray(at)).toEqual(film.subarray(at));
  expect(clean).toHaveLength(film.length);
  const words = ["iPhone", "Jane Doe", "+39.2904", "Lavf", "Lavc", ...more];
  const said = [film, clean].map((file) =>
    words.filter((word) => file.subarray(0, at).includes(word, 0, "latin1")),
  );
  expect(said).toEqual([words, []]);
});

/** A box of MP4 with this content. */
const box = (name: string, ...content: readonly (Buffer | string)[]) => {
  const bytes = Buffer.concat([name, ...content].map((part) => Buffer.from(part)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(4 + bytes.length);
  return Buffer.concat([size, bytes]);
};

test("a video does not say from which file it was made, nor what was cut out of it", async () => {
  const zeros = (length: number) => Buffer.alloc(length);
  const path = box("url ", zeros(4), "file:///Users/jane/film.mov");
  const files = box("dinf", box("dref", zeros(8), path));
  const tables = ["stsd", "stsc", "stsz", "stco"].map((name) => box(name, zeros(100)));
  const media = box("minf", files, box("stbl", ...tables));
  const track = box("trak", box("mdia", box("hdlr", zeros(8), "vide", zeros(13)), media));
  const film = [box("ftyp", "isom"), box("moov", track), box("mdat", "Jane Doe")];
  const clean = await withoutPersonalData(Buffer.concat(film));
  expect(clean.toString("latin1")).toMatch(/ftypisom.*url .*mdat/s);
  expect(clean.toString("latin1")).not.toMatch(/jane/i);
});

/** Four by two pixels with the data of a camera, stored sideways. */
const photo = sharp({ create: { width: 4, height: 2, channels: 3, background: "#4060a0" } })
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Artist: "Jane Doe" }, IFD3: { GPSLatitude: "39/1 17/1 25/1" } });

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photo of static/ as %s is turned, and says nothing",
  async (format) => {
    const original = await photo.clone().toFormat(format).toBuffer();
    expect((await sharp(original).metadata()).exif?.includes("Jane Doe")).toBe(true);
    const clean = await withoutPersonalData(original);
    const { exif, xmp, width, height } = await sharp(clean).metadata();
    expect({ exif, xmp, width, height }).toEqual({ width: 2, height: 4 });
  },
);

/** Pixels without metadata. */
const plain = (format: "jpeg" | "png" | "gif" | "webp", background = "#4060a0") =>
  sharp({ create: { width: 4, height: 2, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

test("comments, and what follows the end of a picture of static/, are not published", async () => {
  const jane = Buffer.from("Jane Doe");
  const comment = Buffer.concat([Buffer.from("fffe000a", "hex"), jane]);
  const jpeg = await plain("jpeg");
  const others = await Promise.all([plain("png"), plain("gif"), plain("webp")]);
  const files = [
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    ...[jpeg, ...others].map((file) => Buffer.concat([file, jane])),
  ];
  const clean = await Promise.all(files.map(withoutPersonalData));
  expect(files.map((file) => file.includes(jane))).toEqual(files.map(() => true));
  expect(clean.map((file) => file.includes(jane))).toEqual(files.map(() => false));
});

test("an animated picture of static/ stays animated", async () => {
  const frames = await Promise.all([plain("png"), plain("png", "#a06040")]);
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBe(2);
  expect((await sharp(await withoutPersonalData(film)).metadata()).pages).toBe(2);
});

test("a file that is no picture is published as it is", async () => {
  const text = Buffer.from("google-site-verification: google1.html");
  expect(await withoutPersonalData(text)).toBe(text);
});
