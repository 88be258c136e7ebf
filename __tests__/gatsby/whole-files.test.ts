/** @jest-environment node */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { place, writeWhole } from "../../src/gatsby/whole-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name);

test("a file replaces an older one in one step, and leaves no part", () => {
  writeWhole(file("deep/a"), "old");
  const { ino } = statSync(file("deep/a"));
  writeWhole(file("deep/a"), "new");
  expect(readFileSync(file("deep/a"), "utf8")).toBe("new");
  // Written beside it, not into it.
  expect(statSync(file("deep/a")).ino).not.toBe(ino);
  expect(readdirSync(file("deep"))).toEqual(["a"]);
});

test("a file is placed as a second name of the same, and what is there already stays", () => {
  writeFileSync(file("kept"), "kept");
  place(file("kept"), file("shown/a"));
  expect(statSync(file("shown/a")).ino).toBe(statSync(file("kept")).ino);
  writeFileSync(file("other"), "other");
  place(file("other"), file("shown/a"));
  expect(readFileSync(file("shown/a"), "utf8")).toBe("kept");
});
