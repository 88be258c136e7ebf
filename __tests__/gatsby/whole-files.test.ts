/** @jest-environment node */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { place, writeWhole } from "../../src/gatsby/whole-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name);

test("replaces a file in one step and leaves no temporary file", () => {
  writeWhole(file("deep/a"), "old");
  const { ino } = statSync(file("deep/a"));
  writeWhole(file("deep/a"), "new");
  expect(readFileSync(file("deep/a"), "utf8")).toBe("new");
  // Another inode: the new file was renamed over the old one.
  expect(statSync(file("deep/a")).ino).not.toBe(ino);
  expect(readdirSync(file("deep"))).toEqual(["a"]);
});

test("places a hard link and never overwrites an existing file", () => {
  writeFileSync(file("kept"), "kept");
  place(file("kept"), file("shown/a"));
  expect(statSync(file("shown/a")).ino).toBe(statSync(file("kept")).ino);
  writeFileSync(file("other"), "other");
  place(file("other"), file("shown/a"));
  expect(readFileSync(file("shown/a"), "utf8")).toBe("kept");
});
