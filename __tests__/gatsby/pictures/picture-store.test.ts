/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  ownsPictureStore,
  pictureStore,
  PictureStore,
} from "../../../src/gatsby/pictures/picture-store";
import { temporaryFolder } from "../../support/temporary-folder";

test("creates a file once, for parallel and later requests", async () => {
  const store = new PictureStore(temporaryFolder());
  const content = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return "content";
  });
  const files = await Promise.all([1, 2, 3].map(() => store.file("a/b.avif", content)));
  files.push(await store.file("a/b.avif", content));
  expect(content).toHaveBeenCalledTimes(1);
  expect(new Set(files.map((file) => readFileSync(file, "utf8")))).toEqual(
    new Set(["content"]),
  );
});

test("a file appears under its name only when it is complete", async () => {
  const folder = temporaryFolder();
  const store = new PictureStore(folder);
  let end: (data: string) => void = () => undefined;
  const written = store.file("a.avif", () => new Promise((resolve) => (end = resolve)));
  expect(store.has("a.avif")).toBe(false);
  end("content");
  expect(readFileSync(await written, "utf8")).toBe("content");
  expect(readdirSync(folder)).toEqual(["a.avif"]);
});

test("a failed file leaves nothing behind and can be created again", async () => {
  const folder = temporaryFolder();
  const store = new PictureStore(folder);
  await expect(store.file("a.avif", () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(await store.file("a.avif", () => Promise.resolve("content")))).toBe(true);
});

describe("the folder of the store", () => {
  const name = (PICTURE_STORE: string | undefined) =>
    jest.replaceProperty(process, "env", { ...process.env, PICTURE_STORE });

  test.each([
    [undefined, "/site/.pictures", true],
    ["", "/site/.pictures", true],
    ["node_modules/.cache/pictures", "/site/node_modules/.cache/pictures", true],
    ["/original/.pictures", "/original/.pictures", false],
    ["/site-copy/.pictures", "/site-copy/.pictures", false],
  ])("with PICTURE_STORE=%s is %s; the project's own: %s", (variable, folder, own) => {
    name(variable);
    expect(pictureStore("/site")).toBe(path.resolve(folder));
    expect(ownsPictureStore("/site")).toBe(own);
  });
});
