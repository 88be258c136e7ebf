/** What files weigh on their way, in bytes: text as hosts compress it, everything else as it is. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const text = /\.(html|js|json|css|svg|txt|xml|atom|webmanifest)$/;

/** The file in public/ behind an address of the site. */
function fileAt(url: string): string {
  const file = path.join("public", decodeURIComponent(new URL(url).pathname));
  return existsSync(file) && statSync(file).isFile() ? file : path.join(file, "index.html");
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
