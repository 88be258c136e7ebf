/** Pictures and videos: the files that fields and texts refer to must exist, be what their names say, and have a size that the site can use. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { oddCharacter } from "../characters";
import { altError, drawingFolder, pictureFile, videoFolder, type FileRule } from "../fields";
import { filesIn, type Entry, type Problem } from "../read/read";
import { closest, fileNameOf, hint } from "../suggest";
import { valuesOf } from "../walk";
import { atField, isPublished, repeated, type Subject, type ValueCheck } from "./check";
import { markdownOf } from "./markdown";

export interface FileFacts {
  /** Bytes. */
  size: number;
  /** As image-size names it, or mp4 or webm by the first bytes. */
  format?: string | undefined;
  /** In pixels, as the height; pictures only. */
  width?: number;
  height?: number;
  /** true if Exif data rotate or mirror the picture. The site would apply its size and focal point to the picture as stored. */
  turned?: boolean;
  digest: string;
  /** What is wrong with the parts of which a video consists. */
  videoError?: string | undefined;
}

/** Returns a function that reads a file under `root`, once; undefined if it does not exist. */
export function fileInspector(root: string): Subject["inspect"] {
  const cached = new Map<string, FileFacts | undefined>();
  return (file) => {
    if (!cached.has(file)) cached.set(file, factsOf(path.join(root, file)));
    return cached.get(file);
  };
}

function factsOf(file: string): FileFacts | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(file);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const facts = { size: bytes.length, digest };
  const head = bytes.toString("latin1", 0, 12);
  if (head.slice(4, 8) === "ftyp" && !/avif|heic|mif1/.test(head))
    return { ...facts, format: "mp4", videoError: mp4Error(bytes) };
  if (bytes.toString("hex", 0, 4) === "1a45dfa3")
    return { ...facts, format: "webm", videoError: webmError(bytes) };
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    return { ...facts, format: type, width, height, turned: orientation > 1 };
  } catch {
    return facts;
  }
}

/** Codecs that browsers play, by their names in MP4. */
const codecs = /avc[13]|av01|vp09/;

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

/** The elements Segment, Tracks and Cluster. */
const webmParts = ["18538067", "1654ae6b", "1f43b675"].map((id) => Buffer.from(id, "hex"));

const webmError = (bytes: Buffer): string | undefined =>
  webmParts.every((id) => bytes.includes(id)) ? undefined : "it has no pictures";

/** Checks of files that a field refers to and that cannot be used, or that are too narrow for this field. */
export const fileCheck =
  (subject: Subject): ValueCheck =>
  ({ meta: { file, minWidth }, value }) => {
    if (file) return fileError(value, file, subject);
    return minWidth === undefined ? undefined : widthError(value, minWidth, subject);
  };

/** What is wrong with the width of a picture for its field. One that is too small for every field is reported in the list of pictures. */
function widthError(name: string, minWidth: number, { inspect }: Subject): string | undefined {
  const { width = minWidth } = inspect(`content/${pictureFile.folder}/${name}`) ?? {};
  return width < minWidth && width >= pictureFile.minWidth
    ? `“${name}” is ${width} pixels wide and would be blurred here; name one of at least ${minWidth} pixels`
    : undefined;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function fileError(name: string, rule: FileRule, subject: Subject): string | undefined {
  const { folder, formats, maxBytes, minWidth = 0, maxWidth = Infinity } = rule;
  if (/[/\\]/.test(name))
    return `write only the name of the file, without its folder: “${name.replace(/^.*[/\\]/, "")}”`;
  const right = fileNameOf(name);
  const format = formats[/\.([^.]+)$/.exec(right)?.[1] ?? ""];
  if (format === undefined)
    return `“${name}” cannot be shown; the name must end with ${endingsOf(rule)}`;
  if (name !== right)
    return `names of files have lowercase letters, digits and hyphens; call the file ${right}, and write that name here`;
  const file = `content/${folder}/${name}`;
  const facts = subject.inspect(file);
  if (!facts) {
    const files = filesIn(`content/${folder}`, subject.root).map(baseName);
    // The file exists under an invalid name, which the check of folders reports.
    if (files.some((other) => fileNameOf(other) === name)) return undefined;
    return `there is no file ${file}; put it there, or ${hint(name, files)}`;
  }
  if (facts.size > maxBytes)
    return `${file} has ${megabytes(facts.size)}; save it smaller, at most ${megabytes(maxBytes)}`;
  if (facts.format !== format)
    return `${file} is not what its name says: it is ${facts.format ?? "no picture or video that can be read"}; save it as ${format}`;
  if (facts.turned)
    return `${file} is stored as the camera was held, with a note how to turn it, and would be cropped wrongly; crop or turn it in a picture program and save it, which stores it upright`;
  const { width = minWidth } = facts;
  if (width < minWidth)
    return `${file} is ${width} pixels wide; that is too small, put a picture of at least ${minWidth} pixels there`;
  if (width > maxWidth)
    return `${file} is ${width} pixels wide; save it smaller, at most ${maxWidth} pixels wide`;
  return undefined;
}

/** The endings that the name of a file may have. */
export const endingsOf = ({ formats }: FileRule): string =>
  Object.keys(formats)
    .map((ending) => `.${ending}`)
    .join(", ");

/** Every picture in a text, `![what it shows](../pictures/rack.jpg "Caption")`, that could not be shown, or whose alternative text is missing. */
export function* checkPicturesInText({ entries, root }: Subject): Iterable<Problem> {
  for (const entry of entries)
    for (const { address, alone, alt, line } of markdownOf(entry).pictures) {
      const message =
        addressError(address, entry, root) ??
        (alone
          ? undefined
          : `the picture “${address}” must stand alone: write it on a line of its own, with an empty line above and below it`) ??
        (alt === ""
          ? `write in the brackets what the picture shows, for people who do not see it: ![…](${address})`
          : altError(alt));
      if (message !== undefined) yield { file: entry.file, line, message };
    }
}

const baseName = (file: string) => path.posix.basename(file);

function addressError(address: string, entry: Entry, root: string) {
  const pictures = pictureFile.folder;
  if (/^https?:/.test(address))
    return `pictures of other sites are not shown; put the file into content/${pictures} and write “../${pictures}/${/[\w-]+\.\w+$/.exec(address)?.[0] ?? "name.jpg"}”`;
  if (/^data:/i.test(address))
    return `the picture itself stands in the text (“${address.slice(0, 20)}…”); save it as a file in content/${pictures} and write “../${pictures}/name.jpg”`;
  const odd = oddCharacter(address);
  if (odd !== undefined) return `there is no picture “${address}”: ${odd}`;
  if (address.includes("\\"))
    return `write slashes (/) and not backslashes: “../${pictures}/${address.replace(/^.*\\/, "")}”`;
  const from = path.posix.dirname(entry.file);
  const file = path.posix.join(from, address);
  const name = baseName(address);
  const folders = [`content/${pictures}`, `content/${drawingFolder}`];
  const files = folders.flatMap((folder) => filesIn(folder, root));
  if (files.includes(file))
    return file.startsWith(`content/${drawingFolder}/`) ? drawingError(file, root) : undefined;
  const here = files.filter((other) => path.posix.dirname(other) === path.posix.dirname(file));
  // The file exists under an invalid name, which the check of folders reports.
  if (here.some((other) => fileNameOf(baseName(other)) === name)) return undefined;
  const meant =
    files.find((other) => baseName(other) === name) ??
    files.find((other) => baseName(other) === closest(name, files.map(baseName)));
  const right = path.posix.relative(from, meant ?? `content/${pictures}/${name || "name.jpg"}`);
  return meant === undefined
    ? `there is no picture “${address}”; put it into ${folders.join(" or ")} and write “${right}”`
    : `there is no picture “${address}”; write “${right}”`;
}

/** Drawings are shown through <use>, which needs a viewBox and an id. */
function drawingError(file: string, root: string): string | undefined {
  const svg = readFileSync(path.join(root, file), "utf8");
  if (/<svg[^>]*\sviewBox="/.test(svg) && /\sid="figure"/.test(svg)) return undefined;
  return `${file} cannot be shown: a drawing is an SVG file with a viewBox and an element with the id “figure”`;
}

/** Names of the digests of pictures that were decoded. */
const decodedFolder = path.resolve(".build/decoded");

/**
 * Prints the errors of the files in its arguments. In a process of its own, because sharp decodes asynchronously and checks do not. A JPEG
 * without its end marker is decoded again with one: browsers show it.
 */
const program = `
import { readFileSync } from "node:fs";
import sharp from "sharp";
const decode = (input, failOn) => sharp(input, { failOn }).resize(64).toBuffer();
const errors = {};
const check = (file) =>
  decode(file, "truncated").catch(async ({ message }) => {
    const whole = Buffer.concat([readFileSync(file), Buffer.from("ffd9", "hex")]);
    await decode(whole, "warning").catch(() => { errors[file] = message; });
  });
sharp.concurrency(1);
await Promise.all(process.argv.slice(1).map(check));
console.log(JSON.stringify(errors));
`;

/** Every picture and video in content/ that no browser could show to its end. */
export function* checkDecoding({ root, inspect }: Subject): Iterable<Problem> {
  const pictures = filesIn(`content/${pictureFile.folder}`, root).flatMap((file) => {
    const { format = "", digest = "" } = inspect(file) ?? {};
    const note = path.join(decodedFolder, digest);
    return ["jpg", "png", "webp"].includes(format) && !existsSync(note) ? [{ file, note }] : [];
  });
  const errors = decodingErrors(pictures.map(({ file }) => path.join(root, file)));
  mkdirSync(decodedFolder, { recursive: true });
  for (const { file, note } of pictures) {
    const error = errors[path.join(root, file)];
    if (error === undefined) writeFileSync(note, "");
    else yield damaged(file, error);
  }
  for (const file of filesIn(`content/${videoFolder}`, root)) {
    const error = inspect(file)?.videoError;
    if (error !== undefined) yield damaged(file, error);
  }
}

const damaged = (file: string, reason: string): Problem => ({
  file,
  line: 1,
  message: `this cannot be shown to its end (${reason.replace(/\s+/g, " ").trim()}): it is damaged, or was not copied whole; save it again from the original`,
});

function decodingErrors(files: readonly string[]): Readonly<Record<string, string>> {
  if (files.length === 0) return {};
  const args = ["--input-type=module", "--eval", program, "--", ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim().split("\n").at(-1));
  return JSON.parse(stdout) as Record<string, string>;
}

/** Every picture that an entry shows twice on its page (decision 41), in fields or in its text; `cardPicture` is only on other pages. Drafts may repeat one. */
export function* checkRepeatedPictures(entry: Entry): Iterable<Problem> {
  if (!entry.kind.path || !isPublished(entry)) return;
  const inFields = valuesOf(entry).filter(
    ({ meta, keys }) => meta.relation?.kind === "Picture" && keys[0] !== "cardPicture",
  );
  const inText = markdownOf(entry).pictures.map(({ address, line }) => ({
    line,
    value: baseName(address),
  }));
  for (const [shown] of repeated([...inFields, ...inText], ({ value }) => value)) {
    const message = `the page shows “${String(shown.value)}” twice; choose another picture`;
    yield "keys" in shown
      ? atField(entry, shown.keys, message)
      : { file: entry.file, line: shown.line, message };
  }
}
