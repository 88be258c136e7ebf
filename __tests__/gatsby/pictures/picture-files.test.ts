/** @jest-environment node */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageData, type FileNode } from "../../../src/gatsby/pictures/image-data";
import { addressOf, PictureFiles } from "../../../src/gatsby/pictures/picture-files";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;
let report: jest.Mock;

const args = { layout: "fullWidth" as const, breakpoints: [32, 64, 640] };

beforeEach(() => {
  folder = temporaryFolder();
  report = jest.fn();
});

/** A new process with the same store. With `notes` it works like a build, which records missing files, else like the development server. */
const open = (output: string, notes = false) =>
  new PictureFiles({
    store: path.join(folder, "store"),
    output: path.join(folder, output),
    ...(notes && { wanted: path.join(folder, "wanted") }),
    report,
  });

async function master(name: string, background: string): Promise<FileNode> {
  const absolutePath = path.join(folder, `${name}.jpg`);
  await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toFile(absolutePath);
  const contentDigest = createHash("md5").update(readFileSync(absolutePath)).digest("hex");
  return { absolutePath, name, internal: { contentDigest } };
}

const addresses = (srcSet = "") =>
  srcSet.split(",\n").map((candidate) => candidate.split(" ")[0] ?? "");

test("has each width up to the master's in AVIF and WebP, and the master's ratio and color", async () => {
  const { images, ...data } = await imageData(
    open("public"),
    await master("a b", "#4060a0"),
    args,
  );
  expect(data).toMatchObject({ layout: "fullWidth", width: 1, height: 0.625 });
  expect(data.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  const [avif, ...others] = images.sources ?? [];
  expect(others).toEqual([]);
  expect(avif).toMatchObject({ type: "image/avif", sizes: "100vw" });
  expect(images.fallback?.src).toBe(addresses(images.fallback?.srcSet).at(-1));
  for (const [srcSet, format] of [
    [avif?.srcSet, "heif"],
    [images.fallback?.srcSet, "webp"],
  ] as const) {
    expect(srcSet?.match(/\d+w/g)).toEqual(["32w", "64w", "320w"]);
    for (const [index, address] of addresses(srcSet).entries()) {
      const file = path.join(folder, "public", decodeURIComponent(address));
      expect(await sharp(file).metadata()).toMatchObject({
        format,
        width: [32, 64, 320][index],
        height: [20, 40, 200][index],
      });
    }
  }
});

test("the fallback is the largest requested width", async () => {
  const node = await master("a", "#4060a0");
  const { images } = await imageData(open("public"), node, { ...args, breakpoints: [32, 64] });
  expect(images.fallback?.src).toMatch(/\/64x40\//);
});

test("a second build encodes nothing, even if the picture has another name", async () => {
  const node = await master("a", "#4060a0");
  await imageData(open("public"), node, args);
  report.mockClear();
  const { images } = await imageData(open("second"), { ...node, name: "b" }, args);
  const file = path.join(folder, "second", images.fallback?.src ?? "");
  expect(file).toMatch(/b\.webp$/);
  expect(existsSync(file)).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

test("an additional width encodes only that width", async () => {
  const node = await master("a", "#4060a0");
  await imageData(open("public"), node, args);
  report.mockClear();
  await imageData(open("public"), node, { ...args, breakpoints: [...args.breakpoints, 100] });
  expect(report.mock.calls.at(-1)).toEqual(["2 of 2 pictures encoded"]);
});

test("another master, size or format leads to another address", async () => {
  const digest = "d";
  const shown = {
    master: { absolutePath: "/a.jpg", name: "a", digest },
    width: 2,
    height: 1,
    format: "avif" as const,
  };
  const others = [
    { ...shown, master: { ...shown.master, digest: "e" } },
    { ...shown, width: 3 },
    { ...shown, height: 2 },
    { ...shown, format: "webp" as const },
  ];
  const names = [shown, ...others].map(addressOf);
  expect(new Set(names).size).toBe(names.length);
});

test("parallel queries encode each file once", async () => {
  const node = await master("a", "#4060a0");
  const files = open("public");
  await Promise.all([1, 2, 3].map(() => imageData(files, node, args)));
  expect(report.mock.calls.at(-1)).toEqual(["6 of 6 pictures encoded"]);
});

test("in a build, workers record missing files and the main process encodes them", async () => {
  const node = await master("a", "#4060a0");
  const worker = open("public", true);
  const { images } = await imageData(worker, node, args);
  // A second worker.
  await imageData(open("public", true), node, args);
  const file = path.join(folder, "public", images.fallback?.src ?? "");
  expect(existsSync(file)).toBe(false);
  await open("public", true).encodeWanted();
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(report.mock.calls.at(-1)).toEqual(["6 of 6 pictures encoded"]);
  expect(existsSync(path.join(folder, "wanted"))).toBe(false);
});

test("in a build, files from the store are copied at once", async () => {
  const node = await master("a", "#4060a0");
  await imageData(open("public"), node, args);
  const { images } = await imageData(open("second", true), node, args);
  expect(existsSync(path.join(folder, "second", images.fallback?.src ?? ""))).toBe(true);
  expect(existsSync(path.join(folder, "wanted"))).toBe(false);
});

test("throws if a master changes during the build, because its digest would be outdated", async () => {
  const node = await master("a", "#4060a0");
  await imageData(open("public"), node, { ...args, breakpoints: [32] });
  await master("a", "#a06040");
  await expect(imageData(open("public"), node, args)).rejects.toThrow("changed while");
});

test("throws for a file that is not a picture", async () => {
  const node = await master("a", "#4060a0");
  writeFileSync(node.absolutePath, "words");
  const contentDigest = createHash("md5").update("words").digest("hex");
  await expect(
    imageData(open("public"), { ...node, internal: { contentDigest } }, args),
  ).rejects.toThrow("unsupported image format");
  rmSync(node.absolutePath);
});
