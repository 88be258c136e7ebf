/** @jest-environment node */
/** Folders in which Gatsby fails, and that are served already. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectIn, runCommand, runProgram } from "../support/program";

test("start, test and build refuse a folder with signs of patterns, and name what to avoid", () => {
  const folder = projectIn("website-main (1)");
  const refusal = { status: 1, output: expect.stringMatching(/Rename.*avoid \( \) \[ \]/) };
  expect(runCommand(process.execPath, ["scripts/install.mjs"], folder)).toMatchObject(refusal);
  expect(runProgram("scripts/build.mts", [], folder)).toMatchObject(refusal);
});

test.each(["site.mts start", "site.mts develop", "build.mts"])(
  "%s in a folder that is served says where, and changes nothing",
  (command) => {
    const [program = "", ...args] = command.split(" ");
    const folder = projectIn("served");
    const url = "http://127.0.0.1:8788";
    const notes = [".build/running.json", ".cache/kept"].map((name) => path.join(folder, name));
    for (const note of notes) {
      mkdirSync(path.dirname(note));
      writeFileSync(note, JSON.stringify({ process: process.pid, url }));
    }
    const second = runProgram(`scripts/${program}`, args, folder);
    expect(second).toMatchObject({ status: 1, output: expect.stringContaining(url) as string });
    expect(notes.map((note) => existsSync(note))).toEqual([true, true]);
  },
);
