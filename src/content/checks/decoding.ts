/** Pictures and videos that no browser could show to their end. A picture is decoded once: its digest is kept in .build/decoded. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pictureFolder, videoFolder } from "../folders";
import type { Problem } from "../read";
import type { Subject } from "./check";
import { contentOf, namesIn, sizeOf } from "./files";

const decoded = path.resolve(".build/decoded");

/** Prints the errors of the files in its arguments. In a process of its own, because sharp decodes asynchronously and checks do not. */
const program = `
import sharp from "sharp";
const errors = {};
for (const file of process.argv.slice(1))
  await sharp(file, { failOn: "truncated" }).resize(64).toBuffer().catch(({ message }) => { errors[file] = message; });
console.log(JSON.stringify(errors));
`;

/** Every picture and video in content/ that cannot be decoded. */
export function checkDecoding({ root }: Subject): Problem[] {
  const filesIn = (folder: string) =>
    namesIn(path.join(root, "content", folder))
      .map((name) => path.join(root, "content", folder, name))
      .filter((file) => sizeOf(file) !== undefined);
  const pictures = filesIn(pictureFolder)
    .filter((file) => ["jpg", "png", "webp"].includes(contentOf(file).format ?? ""))
    .map((file) => ({ file, note: path.join(decoded, digestOf(file)) }))
    .filter(({ note }) => !existsSync(note));
  const errors = pictures.length > 0 ? errorsIn(pictures.map(({ file }) => file)) : {};
  mkdirSync(decoded, { recursive: true });
  for (const { file, note } of pictures) if (!(file in errors)) writeFileSync(note, "");
  const videos = filesIn(videoFolder).flatMap((file) => {
    const reason = videoError(file);
    return reason === undefined ? [] : [[file, reason] as const];
  });
  return [...Object.entries(errors), ...videos].map(([file, reason]) => ({
    file: path.relative(root, file).split(path.sep).join("/"),
    line: 1,
    message: `this cannot be shown to its end (${reason.replace(/\s+/g, " ").trim()}): it is damaged, or was not copied whole; save it again from the original`,
  }));
}

const digestOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 32);

function errorsIn(files: readonly string[]): Record<string, string> {
  const args = ["--input-type=module", "--eval", program, "--", ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim().split("\n").at(-1));
  return JSON.parse(stdout) as Record<string, string>;
}

/** Codecs that browsers play, by their names in MP4. */
const codecs = /avc[13]|av01|vp09/;

/** What is wrong with the parts of which the video `file` consists. */
function videoError(file: string): string | undefined {
  const { format } = contentOf(file);
  const bytes = readFileSync(file);
  if (format === "mp4") return mp4Error(bytes);
  // The elements Segment, Tracks and Cluster.
  const parts = ["18538067", "1654ae6b", "1f43b675"].map((id) => Buffer.from(id, "hex"));
  return format === "webm" && parts.some((id) => !bytes.includes(id))
    ? "it has no pictures"
    : undefined;
}

function mp4Error(bytes: Buffer): string | undefined {
  const boxes = new Map<string, Buffer>();
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return "its end is missing";
    const short = bytes.readUInt32BE(at);
    const long =
      short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = short === 0 ? bytes.length : at + long;
    if (end > bytes.length || end < at + 8) return "its end is missing";
    boxes.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at, end));
    at = end;
  }
  const moov = boxes.get("moov");
  if (!moov || !boxes.has("mdat")) return "it has no pictures";
  return codecs.test(moov.toString("latin1")) ? undefined : "browsers play the codec H.264";
}
