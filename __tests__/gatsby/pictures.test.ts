/** @jest-environment node */
/** Pictures of pages: their sizes, and the store that keeps them between builds. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Color } from "sharp";
import { Pictures, type PictureNode } from "../../src/gatsby/pictures";
import { Store } from "../../src/gatsby/store";
import { temporaryFolder } from "../support/temporary-folder";

const args = { layout: "fullWidth" as const, breakpoints: [32, 64, 640] };
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** A process with the same store. */
const open = (output: string) =>
  new Pictures(new Store(path.join(folder, "store")), path.join(folder, output));

/** A picture of 320 by 200 pixels. */
async function master(name: string, background: Color = "#4060a0"): Promise<PictureNode> {
  const absolutePath = path.join(folder, name);
  const bytes = await sharp({ create: { width: 320, height: 200, channels: 4, background } })
    .toFormat(name.endsWith("png") ? "png" : "jpeg")
    .toBuffer();
  writeFileSync(absolutePath, bytes);
  const contentDigest = createHash("md5").update(bytes).digest("hex");
  return { absolutePath, name: path.parse(name).name, internal: { contentDigest } };
}

const metadata = (output: string, address = "") =>
  sharp(path.join(folder, output, decodeURIComponent(address))).metadata();

test("has each width up to the master's in AVIF, and the master's ratio and color", async () => {
  const { images, ...data } = await open("public").data(await master("a b.jpg"), args);
  expect(data).toMatchObject({ layout: "fullWidth", width: 1, height: 0.625 });
  expect(data.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(images.sources).toEqual([]);
  const candidates = images.fallback?.srcSet?.split(",\n").map((each) => each.split(" "));
  expect(candidates?.map(([, width]) => width)).toEqual(["32w", "64w", "320w"]);
  for (const [index, [address]] of candidates?.entries() ?? [])
    expect(await metadata("public", address)).toMatchObject({
      format: "heif",
      width: [32, 64, 320][index],
      height: [20, 40, 200][index],
    });
  expect(images.fallback?.src).toMatch(/\/320x200\/a%20b\.avif$/);
});

test.each([
  ["#4060a0", "#fff"],
  ["#f0e0c0", "#000"],
])("words over the color %s are %s", async (color, expected) => {
  expect(await open("public").altColor(await master("a.png", color))).toBe(expected);
});

test("programs get a JPEG, without transparent parts", async () => {
  const address = await open("public").jpeg(await master("logo.png", "#ff000000"));
  expect(address).toMatch(/\/320x200\/logo\.jpg$/);
  const picture = sharp(path.join(folder, "public", address));
  expect((await picture.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("a picture with transparent parts has no color behind it", async () => {
  const node = await master("logo.png", "#ffcc0080");
  const { backgroundColor, images } = await open("public").data(node, args);
  expect(backgroundColor).toBeUndefined();
  expect(await open("public").altColor(node)).toBeUndefined();
  expect((await metadata("public", images.fallback?.src)).hasAlpha).toBe(true);
});

test("a second build encodes nothing, even if the picture has another name; a changed master is encoded again", async () => {
  const node = await master("a.jpg");
  const first = await open("public").data(node, args);
  const encoded = readdirSync(path.join(folder, "store"), { recursive: true });
  const { images } = await open("second").data({ ...node, name: "b" }, args);
  expect(existsSync(path.join(folder, "second", images.fallback?.src ?? ""))).toBe(true);
  expect(readdirSync(path.join(folder, "store"), { recursive: true })).toEqual(encoded);
  const changed = await open("second").data(await master("a.jpg", "#a06040"), args);
  expect(changed.images.fallback?.src).not.toBe(first.images.fallback?.src);
});
