/** @jest-environment node */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { StylesInHtml } from "../../src/build/styles-in-html";
import { temporaryFolder } from "../support/temporary-folder";

type Tap<T> = (name: string, callback: T) => void;
type ChunkHash = (chunk: unknown, hash: { update: (text: string | Buffer) => unknown }) => void;

/** The hash of a chunk, as webpack would make it with the styles of `folder`. */
function chunkHash(folder: string, names = ""): string {
  const hash = createHash("sha256").update("the chunk's own code");
  const tapChunk: Tap<ChunkHash> = (_, callback) => callback({}, hash);
  const compilation = { hooks: { chunkHash: { tap: tapChunk } } };
  new StylesInHtml(folder, names).apply({
    hooks: { compilation: { tap: (_, callback) => callback(compilation) } },
  });
  return hash.digest("hex");
}

test("an edit of CSS alone changes the hash by which Gatsby knows whether pages are still good", () => {
  const folder = temporaryFolder();
  const sheet = path.join(folder, "Part.module.css");
  writeFileSync(sheet, ".part { gap: 9px; }");
  const before = chunkHash(folder);
  expect(chunkHash(folder)).toBe(before);
  writeFileSync(sheet, ".part { gap: 10px; }");
  expect(chunkHash(folder)).not.toBe(before);
});

test("so do other names in the same CSS", () => {
  const folder = temporaryFolder();
  expect(chunkHash(folder, "1a")).not.toBe(chunkHash(folder, "2b"));
});
