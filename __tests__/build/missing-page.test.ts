/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeTwin, restoreTwin } from "../../src/build/missing-page";
import { temporaryFolder } from "../support/temporary-folder";

const output = temporaryFolder();
const twin = path.join(output, "404/index.html");

test("before the first build there is nothing to put back", () => {
  restoreTwin(output);
  expect(existsSync(twin)).toBe(false);
});

test("the twin of 404.html goes out of the site and is there for the next build", () => {
  writeFileSync(path.join(output, "404.html"), "the screen");
  mkdirSync(path.dirname(twin));
  writeFileSync(twin, "its twin");
  removeTwin(output);
  expect(existsSync(path.dirname(twin))).toBe(false);
  restoreTwin(output);
  expect(readFileSync(twin, "utf8")).toBe("the screen");
});
