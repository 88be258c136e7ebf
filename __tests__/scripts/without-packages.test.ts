/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../support/program";
import { temporaryFolder } from "../support/temporary-folder";

test("changed files are found in the project, but not in node_modules", () => {
  const folder = temporaryFolder();
  const packages = path.join(folder, "node_modules", "one");
  mkdirSync(packages, { recursive: true });
  const look = (call: string) => {
    const options = ["--require", path.resolve("scripts/without-packages.cjs"), "-e"];
    const code = `require("@parcel/watcher").${call}.then((found) => console.log(JSON.stringify(found ?? [])))`;
    const { status, said } = runCommand(process.execPath, [...options, code], process.cwd());
    expect({ status, said }).toMatchObject({ status: 0 });
    return JSON.parse(said) as { path: string }[];
  };
  const [place, snapshot] = [folder, path.join(temporaryFolder(), "snapshot")].map((name) =>
    JSON.stringify(name),
  );
  look(`writeSnapshot(${place}, ${snapshot})`);
  const changed = path.join(folder, "gatsby-node.ts");
  for (const file of [changed, path.join(packages, "index.js")]) writeFileSync(file, "");
  const found = look(`getEventsSince(${place}, ${snapshot})`);
  expect(found.map((event) => event.path)).toEqual([changed]);
});
