/** @jest-environment node */
/** Folders in which Gatsby fails, and that are served already. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectIn, runCommand, runProgram } from "../support/program";

test("start, test and build refuse a folder with signs of patterns, and name what to avoid", () => {
  const folder = projectIn("website-main (1)");
  const refusal = { status: 1, output: expect.stringMatching(/Rename.*avoid \( \) \[ \]/) };
  expect(runCommand(process.execPath, ["scripts/install.mjs"], folder)).toMatchObject(refusal);
  expect(runProgram("scripts/build.mts", [], folder)).toMatchObject(refusal);
});

test("a second command in a folder that is served says where, and changes nothing", () => {
  const folder = projectIn("served");
  const url = "http://127.0.0.1:8788";
  mkdirSync(path.join(folder, ".build"));
  const note = JSON.stringify({ process: process.pid, url });
  writeFileSync(path.join(folder, ".build/running.json"), note);
  const second = runProgram("scripts/site.mts", ["start"], folder);
  expect(second).toMatchObject({ status: 1, output: expect.stringContaining(url) as string });
});
