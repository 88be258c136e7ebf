/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prunePictures } from "../../../src/gatsby/pictures/prune";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;

const write = (name: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), "");
};
const prune = () =>
  prunePictures(path.join(folder, "store"), path.join(folder, "public")).sort();

/** Two pictures of one master in the store and in the site. */
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ["a/master.json", "a/4x3.avif", "a/8x6.avif"]) write(`store/${name}`);
  for (const name of ["a/4x3/rack.avif", "a/8x6/rack.avif", "font.woff2", "b/plan.svg"])
    write(`public/static/${name}`);
});

test("keeps what the site uses", () => {
  prune();
  expect(prune()).toEqual([]);
  expect(readdirSync(path.join(folder, "store/a"))).toHaveLength(3);
});

test("deletes a size after two builds in a row without it", () => {
  rmSync(path.join(folder, "public/static/a/8x6"), { recursive: true });
  expect(prune()).toEqual([]);
  expect(prune()).toEqual(["a/8x6.avif"]);
  expect(prune()).toEqual([]);
});

test("keeps a size that only one build did not use", () => {
  rmSync(path.join(folder, "public/static/a/8x6"), { recursive: true });
  prune();
  write("public/static/a/8x6/rack.avif");
  prune();
  rmSync(path.join(folder, "public/static/a/8x6"), { recursive: true });
  expect(prune()).toEqual([]);
});

test("deletes the folder of an unused master, and partial files of a killed build", () => {
  write("store/a/9x9.avif.123.part");
  rmSync(path.join(folder, "public/static/a"), { recursive: true });
  prune();
  expect(prune()).toEqual(["a/4x3.avif", "a/8x6.avif", "a/9x9.avif.123.part", "a/master.json"]);
  expect(readdirSync(path.join(folder, "store"))).toEqual(["unused.json"]);
});

test("deletes nothing if there are no pictures", () => {
  rmSync(path.join(folder, "store"), { recursive: true });
  expect(prune()).toEqual([]);
});
