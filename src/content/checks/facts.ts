/** What the files are to which fields and texts refer, and those of static/. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { drawingFields } from "../drawing";
import { drawingFolder, fieldFolders } from "../fields";
import { filesAndLinksUnder, writeWhole } from "../read/disk";
import { filesIn } from "../read/read";
import { firstViolation, type Rules } from "../rules";
import { formatOf, videoError } from "../video";

export interface FileFacts {
  /** As sharp names it, or one of video.ts. */
  format?: string;
  /** In pixels, as the height, after rotation by Exif data; pictures only. */
  width?: number;
  height?: number;
  /** Why nobody can use the file, as a sentence. */
  error?: string | undefined;
}

/** What the decoder said about pictures that it can show, in files named by their digests. */
const notes = path.resolve(".build/pictures");

/**
 * Prints what the files in its arguments are, according to the decoder of the build. In a process of its own, because sharp decodes
 * asynchronously and checks do not. A JPEG without its end marker is decoded again with one: browsers show it.
 */
const program = `
import { readFileSync } from "node:fs";
import sharp from "sharp";
const decode = (input, failOn) => sharp(input, { failOn }).resize(64).toBuffer();
const facts = {};
const read = async (file) => {
  const { format, autoOrient } = await sharp(file).metadata();
  facts[file] = { format: { jpeg: "jpg", heif: "avif" }[format] ?? format, ...autoOrient };
  await decode(file, "truncated").catch(async ({ message }) => {
    const whole = Buffer.concat([readFileSync(file), Buffer.from("ffd9", "hex")]);
    const reason = message.replace(/\\s+/g, " ").trim();
    await decode(whole, "warning").catch(() => {
      facts[file].error = "this picture is truncated or damaged (" + reason + "); save it again from the original";
    });
  });
};
sharp.concurrency(1);
await Promise.all(process.argv.slice(1).map((file) => read(file).catch(() => undefined)));
console.log(JSON.stringify(facts));
`;

function decoded(files: readonly string[]): Readonly<Record<string, FileFacts>> {
  if (files.length === 0) return {};
  const args = ["--input-type=module", "--eval", program, "--", ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim().split("\n").at(-1));
  return JSON.parse(stdout) as Record<string, FileFacts>;
}

const unplayed = (format: string) =>
  `this is a video in the format ${format}, which browsers do not play, whatever its extension; convert it to MP4 with H.264 or to WebM with VP9, for example with HandBrake`;

/** Why nobody can use a file, by its first bytes. */
const unusable: Rules = {
  "this is only a reference to a file that Git LFS stores elsewhere; add `lfs: true` to the checkout steps in .github/workflows and run `git lfs pull`, or store the file without Git LFS":
    /^version https:\/\/git-lfs/,
  [unplayed("AVI")]: /^RIFF.{4}AVI /s,
  [unplayed("Windows Media (WMV)")]: /^\x30\x26\xB2\x75/,
  [unplayed("Matroska (MKV)")]: /^\x1A\x45\xDF\xA3.{0,40}matroska/s,
  [unplayed("Flash Video (FLV)")]: /^FLV\x01/,
  [unplayed("MPEG")]: /^\0\0\x01[\xB3\xBA]|^(?:.{4})?G\x40\0/s,
};

/** What a file is; undefined if only the decoder can say it. */
function factsOf(bytes: Buffer, note: string): FileFacts | undefined {
  const error = firstViolation(bytes.toString("latin1", 0, 99), unusable);
  if (error !== undefined) return { error };
  const format = formatOf(bytes);
  if (format) return { format, error: format === "heic" ? undefined : videoError(bytes) };
  const isMarkup = /^\s*</.test(bytes.toString("utf8", 0, 99));
  const viewBox = isMarkup ? drawingFields(bytes.toString()).viewBox : "";
  const [, , width, height] = String(viewBox).split(" ").map(Number);
  if (width && height) return { format: "svg", width, height };
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as FileFacts) : undefined;
}

/** Reads the files of fields, of texts and of static/ under `root`. Returns what they are, by their paths. */
export function readFacts(root: string): ReadonlyMap<string, FileFacts> {
  const facts = new Map<string, FileFacts>();
  /** The note of each file that is to be decoded. */
  const unknown = new Map<string, string>();
  const folders = [...fieldFolders, drawingFolder].map((name) =>
    filesIn(`content/${name}`, root),
  );
  for (const file of [
    ...folders.flat(),
    ...filesAndLinksUnder(path.join(root, "static"), root),
  ]) {
    const absolute = path.join(root, file);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) continue;
    const bytes = readFileSync(absolute);
    const note = path.join(
      notes,
      createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    );
    const known = factsOf(bytes, note);
    facts.set(file, known ?? {});
    if (!known) unknown.set(file, note);
  }
  const read = decoded([...unknown.keys()].map((file) => path.join(root, file)));
  for (const [file, note] of unknown) {
    const found = read[path.join(root, file)] ?? {};
    facts.set(file, found);
    // In one step, because other checks may read it.
    if (found.error === undefined) writeWhole(note, JSON.stringify(found));
  }
  return facts;
}
