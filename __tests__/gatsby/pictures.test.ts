/** @jest-environment node */
/** Pictures of pages: sizes and formats, and the store that keeps them between builds. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageData, type FileNode } from "../../src/gatsby/pictures/image-data";
import { PictureFiles } from "../../src/gatsby/pictures/picture-files";
import { PictureStore } from "../../src/gatsby/pictures/picture-store";
import { prunePictures } from "../../src/gatsby/pictures/prune";
import { temporaryFolder } from "../support/temporary-folder";

const args = { layout: "fullWidth" as const, breakpoints: [32, 64, 640] };
const report = jest.fn();
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  report.mockClear();
});

/** A process with the same store. */
const open = (output: string) =>
  new PictureFiles({
    store: path.join(folder, "store"),
    output: path.join(folder, output),
    report,
  });

async function master(name: string, background = "#4060a0"): Promise<FileNode> {
  const absolutePath = path.join(folder, `${name}.jpg`);
  await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toFile(absolutePath);
  const contentDigest = createHash("md5").update(readFileSync(absolutePath)).digest("hex");
  return { absolutePath, name, internal: { contentDigest } };
}

test("has each width up to the master's in AVIF and WebP, and the master's ratio and color", async () => {
  const { images, ...data } = await imageData(open("public"), await master("a b"), args);
  expect(data).toMatchObject({ layout: "fullWidth", width: 1, height: 0.625 });
  expect(data.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  const [avif] = images.sources ?? [];
  expect(avif).toMatchObject({ type: "image/avif", sizes: "100vw" });
  for (const [srcSet = "", format] of [
    [avif?.srcSet, "heif"],
    [images.fallback?.srcSet, "webp"],
  ] as const) {
    const candidates = srcSet.split(",\n").map((candidate) => candidate.split(" "));
    expect(candidates.map(([, width]) => width)).toEqual(["32w", "64w", "320w"]);
    for (const [index, [address = ""]] of candidates.entries())
      expect(
        await sharp(path.join(folder, "public", decodeURIComponent(address))).metadata(),
      ).toMatchObject({ format, width: [32, 64, 320][index], height: [20, 40, 200][index] });
  }
  expect(images.fallback?.src).toMatch(/\/320x200\//);
});

test("a second build encodes nothing, even if the picture has another name; a changed master is encoded again", async () => {
  const node = await master("a");
  const first = await imageData(open("public"), node, args);
  report.mockClear();
  const { images } = await imageData(open("second"), { ...node, name: "b" }, args);
  expect(existsSync(path.join(folder, "second", images.fallback?.src ?? ""))).toBe(true);
  expect(report).not.toHaveBeenCalled();
  const changed = await imageData(open("second"), await master("a", "#a06040"), args);
  expect(report).toHaveBeenCalled();
  expect(changed.images.fallback?.src).not.toBe(first.images.fallback?.src);
});

test("a master that changes during the build, and one that is not a picture, stop the build", async () => {
  const node = await master("a");
  await imageData(open("public"), node, { ...args, breakpoints: [32] });
  await master("a", "#a06040");
  await expect(imageData(open("public"), node, args)).rejects.toThrow("changed while");
  writeFileSync(node.absolutePath, "words");
  const contentDigest = createHash("md5").update("words").digest("hex");
  await expect(
    imageData(open("public"), { ...node, internal: { contentDigest } }, args),
  ).rejects.toThrow("unsupported image format");
});

test("a file that fails leaves nothing in the store, and can be created again", async () => {
  const store = new PictureStore(folder);
  const failing = store.file("a.avif", () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  expect(readdirSync(folder)).toEqual([]);
  const file = await store.file("a.avif", () => Promise.resolve("content"));
  expect(readFileSync(file, "utf8")).toBe("content");
  expect(readdirSync(folder)).toEqual(["a.avif"]);
});

test("the store keeps what the site uses, and deletes what two builds in a row have not used", () => {
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), "");
  };
  for (const name of ["a/size-and-color.json", "a/4x3.avif", "a/8x6.avif"])
    write(`store/${name}`);
  write("public/static/a/4x3/rack.avif");
  const prune = () => prunePictures(path.join(folder, "store"), path.join(folder, "public"));
  expect([prune(), prune(), prune()]).toEqual([[], ["a/8x6.avif"], []]);
  expect(readdirSync(path.join(folder, "store/a")).sort()).toEqual([
    "4x3.avif",
    "size-and-color.json",
  ]);
});

test("a picture with transparent parts has no color behind it", async () => {
  const node = await master("logo");
  const background = { r: 255, g: 200, b: 0, alpha: 0.5 };
  const png = sharp({ create: { width: 320, height: 200, channels: 4, background } }).png();
  writeFileSync(node.absolutePath, await png.toBuffer());
  const contentDigest = createHash("md5").update(readFileSync(node.absolutePath)).digest("hex");
  const file = { ...node, internal: { contentDigest } };
  const { backgroundColor, images } = await imageData(open("public"), file, args);
  expect(backgroundColor).toBeUndefined();
  const picture = path.join(folder, "public", images.fallback?.src ?? "");
  expect((await sharp(picture).metadata()).hasAlpha).toBe(true);
});
