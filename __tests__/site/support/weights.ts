/** Transfer sizes of files in bytes: text is compressed, other files are not. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pageFile } from "../../../scripts/built-pages";

const text = /\.(html|js|json|css|svg|txt|xml|atom|webmanifest)$/;

/** The file in dist/ for a URL of the site; it may not exist. */
export function fileAt(url: string): string {
  const address = decodeURIComponent(new URL(url).pathname);
  const file = path.join("dist", address);
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile ? file : path.join("dist", pageFile(address));
}

/** The sizes of files so far, because pages share their scripts and compressing takes long. */
const weights = new Map<string, number>();

/** The size of the file at `url`; text is compressed with Brotli. Throws if the file does not exist. */
export function weightOf(url: string): number {
  const file = fileAt(url);
  const content = readFileSync(file);
  const weight =
    weights.get(file) ?? (text.test(file) ? brotliCompressSync(content) : content).length;
  weights.set(file, weight);
  return weight;
}

/** The total size of all `urls`. */
export const weightOfAll = (urls: readonly string[]) =>
  urls.reduce((sum, url) => sum + weightOf(url), 0);

export const gzipped = (content: string | Buffer) => gzipSync(content).length;
