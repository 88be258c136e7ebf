/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repairDist, writeDist } from "../../src/gatsby/dist";
import { pictureFolder } from "../../src/gatsby/pictures";
import { filesUnder } from "../../src/content/read/disk";
import { temporaryFolder } from "../support/temporary-folder";

let root: string;

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
}
const dist = () => filesUnder(path.join(root, "dist"));
/** The name of a script with a hash. */
const app = (digit: number) => `app-${String(digit).repeat(20)}.js`;

beforeEach(() => {
  root = temporaryFolder();
});

test("leaves out hashed files of older builds", async () => {
  write(`public/${app(1)}`, `public/${app(2)}`, `public/${app(1)}.LICENSE.txt`);
  write("public/static/font-1.woff2", "public/static/font-2.woff2");
  const digest = "0123456789abcdef0123456789abcdef";
  const encoded = `static/${pictureFolder(digest)}/400x300/a.avif`;
  write(`public/static/${digest}/a.jpg`, `public/${encoded}`, "public/static/old/1/a.avif");
  await writeDist(root, [app(1), "static/font-1.woff2"], [digest]);
  const hashed = dist().filter((name) => !name.endsWith(".html"));
  expect(hashed).toEqual(
    [app(1), `static/${digest}/a.jpg`, encoded, "static/font-1.woff2"].sort(),
  );
});

test("keeps the scripts of the last build that had different ones, for pages that are open", async () => {
  const build = async (digit: number) => {
    // A clean build: public/ contains only new files.
    rmSync(path.join(root, "public"), { recursive: true, force: true });
    write("public/index.html", `public/${app(digit)}`);
    await writeDist(root, [app(digit)], []);
    return dist().filter((name) => name.endsWith(".js"));
  };
  expect(await build(1)).toEqual([app(1)]);
  expect(await build(2)).toEqual([app(1), app(2)]);
  expect(await build(2)).toEqual([app(1), app(2)]);
  expect(await build(3)).toEqual([app(2), app(3)]);
});

test("removes personal data from videos, and from the files of static/", async () => {
  const film = "__tests__/content/base/video/film.mp4";
  const names = ["static/0/a.mp4", "walk.mp4"];
  for (const name of ["static/walk.mp4", ...names.map((each) => `public/${each}`)])
    cpSync(film, path.join(root, name), { recursive: true });
  await writeDist(root, [], ["0"]);
  const published = names.map((name) => readFileSync(path.join(root, "dist", name), "latin1"));
  expect(published.map((file) => file.includes("iPhone"))).toEqual([false, false]);
});

test("puts the last dist/ back after a build that was killed between its two renames", async () => {
  write(`public/${app(1)}`);
  await writeDist(root, [app(1)], []);
  repairDist(root);
  renameSync(path.join(root, "dist"), path.join(root, ".build/dist-old"));
  repairDist(root);
  expect(dist()).toEqual([app(1)]);
});
