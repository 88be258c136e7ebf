/** What files weigh on their way, in bytes: text as hosts compress it, everything else as it is. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pageFile } from "../../../scripts/built-pages";

const text = /\.(html|js|json|css|svg|txt|xml|atom|webmanifest)$/;

/** The file in dist/ behind an address of the site; it may be missing. */
export function fileAt(url: string): string {
  const address = decodeURIComponent(new URL(url).pathname);
  const file = path.join("dist", address);
  return existsSync(file) && statSync(file).isFile()
    ? file
    : path.join("dist", pageFile(address));
}

/** Brotli weighs text here. Throws where the site has no such file. */
export function weightOf(url: string): number {
  const file = fileAt(url);
  const content = readFileSync(file);
  return (text.test(file) ? brotliCompressSync(content) : content).length;
}

/** All of `urls` together. */
export const weightOfAll = (urls: readonly string[]) =>
  urls.reduce((sum, url) => sum + weightOf(url), 0);

export const gzipped = (content: string | Buffer) => gzipSync(content).length;
