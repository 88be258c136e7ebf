/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repairDist, writeDist } from "../../src/gatsby/dist";
import { pictureFolder } from "../../src/gatsby/pictures";
import { filesIn } from "../../src/gatsby/disk";
import { temporaryFolder } from "../support/temporary-folder";

let root: string;

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
}
const dist = () => filesIn(path.join(root, "dist"));
/** The name of a script with a hash. */
const app = (digit: number) => `app-${String(digit).repeat(20)}.js`;

beforeEach(() => {
  root = temporaryFolder();
});

test("leaves out hashed files of older builds", () => {
  write(`public/${app(1)}`, `public/${app(2)}`, `public/${app(1)}.LICENSE.txt`);
  write("public/static/font-1.woff2", "public/static/font-2.woff2");
  const digest = "0123456789abcdef0123456789abcdef";
  const encoded = `static/${pictureFolder(digest)}/400x300/a.avif`;
  write(`public/static/${digest}/a.jpg`, `public/${encoded}`, "public/static/old/1/a.avif");
  writeDist(root, [app(1), "static/font-1.woff2"], [digest]);
  const hashed = dist().filter((name) => !name.endsWith(".html"));
  expect(hashed).toEqual(
    [app(1), `static/${digest}/a.jpg`, encoded, "static/font-1.woff2"].sort(),
  );
});

test("keeps the scripts of the last build that had different ones, for pages that are open", () => {
  const build = (digit: number) => {
    // A clean build: public/ contains only new files.
    rmSync(path.join(root, "public"), { recursive: true, force: true });
    write("public/index.html", `public/${app(digit)}`);
    writeDist(root, [app(digit)], []);
    return dist().filter((name) => name.endsWith(".js"));
  };
  expect(build(1)).toEqual([app(1)]);
  expect(build(2)).toEqual([app(1), app(2)]);
  expect(build(2)).toEqual([app(1), app(2)]);
  expect(build(3)).toEqual([app(2), app(3)]);
});

test("puts the last dist/ back after a build that was killed between its two renames", () => {
  write(`public/${app(1)}`);
  writeDist(root, [app(1)], []);
  repairDist(root);
  renameSync(path.join(root, "dist"), path.join(root, ".build/dist-old"));
  repairDist(root);
  expect(dist()).toEqual([app(1)]);
});
