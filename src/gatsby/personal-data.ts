/** Removes from published files where, when, by whom and with which device they were made (decision 45). */
import sharp from "sharp";
import { boxesOf, elementsOf, formatOf, hasTables, type Part } from "../content/video";

/** Formats of pictures that can have comments, notes of cameras and programs, and other files after their end. */
const pictures = /^(?:jpeg|png|webp|gif|heif)$/;

/**
 * A video, or a file of static/, as it is published. The pictures and the sound of a video stay as they are, byte for byte; a picture is encoded
 * again, which leaves out all but its pixels and their colors.
 */
export async function withoutPersonalData(original: Buffer): Promise<Buffer> {
  const format = formatOf(original);
  if (format === "mp4") return cleanMp4(Buffer.from(original));
  if (format === "webm") return cleanWebm(Buffer.from(original));
  const picture = sharp(original, { animated: true }).keepIccProfile();
  const { format: type = "", pages = 1 } = await picture.metadata().catch(() => ({}) as never);
  if (!pictures.test(type)) return original;
  // The orientation is a part of the metadata; sharp does not turn animated ones.
  const turned = pages > 1 ? picture : picture.autoOrient();
  return turned
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4", force: false })
    .webp({ quality: 95, force: false })
    .avif({ quality: 80, force: false })
    .toBuffer();
}

/** The boxes that players need. All others become free space, so that the tables of the samples stay right. */
const needed =
  /^(ftyp|styp|sidx|ssix|moov|moof|mdat|mfra|mvhd|mvex|trak|tkhd|edts|tapt|mdia|mdhd|hdlr|elng|minf|[vsg]mhd|dinf|dref|stbl|st..|ctts|cslg|co64|sdtp|sgpd|sbgp|saiz|saio)$/;

function cleanMp4(file: Buffer): Buffer {
  const boxes = boxesOf(file);
  const free = ({ at, start, end }: Part) => {
    file.write("free", at + 4, "latin1");
    file.fill(0, start, end);
  };
  for (const box of boxes) {
    const { name, start, end } = box;
    if (!needed.test(name)) free(box);
    // The dates of the creation and of the last change, which have 64 bits in version 1.
    if (/^(mv|tk|md)hd$/.test(name)) file.fill(0, start + 4, start + (file[start] ? 20 : 12));
    // The name of the program or of the camera.
    if (name === "hdlr") file.fill(0, start + 12, end);
    // The path of the file that the samples were once read from.
    if (name === "dref") {
      const entries = file.subarray(start + 8, end);
      for (const entry of boxesOf(entries)) entries.fill(0, entry.start + 4, entry.end);
    }
  }
  // The content check refuses other files if they have tracks that are to be removed.
  const canFindSamples = hasTables(boxes);
  const kept: Samples[] = [];
  for (const track of boxes.filter(({ name }) => name === "trak")) {
    const startOf = (name: string) =>
      boxes.find((box) => box.name === name && box.at > track.at && box.end <= track.end)
        ?.start;
    const handler = (startOf("hdlr") ?? file.length) + 8;
    const kind = file.toString("latin1", handler, handler + 4);
    const encoder = (startOf("stsd") ?? file.length) + 58;
    if (kind === "vide") file.fill(0, encoder, encoder + 32);
    if (!/vide|soun/.test(kind)) free(track);
    else if (canFindSamples) kept.push(...samplesOf(file, startOf));
  }
  if (canFindSamples)
    for (const { start, end } of boxes.filter(({ name }) => name === "mdat"))
      for (const [from, to] of between(kept, start, end)) file.fill(0, from, to);
  return file;
}

/** The first byte of samples that follow each other, and the one after them. */
type Samples = [from: number, to: number];

/** What is between `start` and `end`, and in none of these samples. */
function* between(samples: readonly Samples[], start: number, end: number): Generator<Samples> {
  let at = start;
  for (const [from, to] of [...samples].sort(([a], [b]) => a - b)) {
    if (from >= end) break;
    if (from > at) yield [at, from];
    at = Math.max(at, to);
  }
  if (at < end) yield [at, end];
}

/** Where the samples of a track are in the file, by its tables (ISO/IEC 14496-12, 8.7). */
function* samplesOf(
  file: Buffer,
  startOf: (table: string) => number | undefined,
): Generator<Samples> {
  /** The number in a table at a place, counted after its version. */
  const read = (table: string, place: number) =>
    file.readUInt32BE((startOf(table) ?? file.length) + 4 + 4 * place);
  const isLong = startOf("co64") !== undefined;
  const sizeOfAll = read("stsz", 0);
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < read(isLong ? "co64" : "stco", 0); chunk++) {
    // Each run of chunks with the same number of samples says with which chunk it begins, counted from 1.
    while (run + 1 < read("stsc", 0) && read("stsc", 4 + 3 * run) <= chunk + 1) run++;
    const from = isLong
      ? read("co64", 1 + 2 * chunk) * 2 ** 32 + read("co64", 2 + 2 * chunk)
      : read("stco", 1 + chunk);
    let to = from;
    for (let left = read("stsc", 2 + 3 * run); left > 0; left--, sample++)
      // One size for all, or one for each.
      to += sizeOfAll || read("stsz", 2 + sample);
    yield [from, to];
  }
}

/** Tags, Attachments, Chapters, Title, DateUTC, SegmentFilename, Name, CodecName, checksums and free space, which become free space. */
const personal = /^(1254c367|1941a469|1043a770|7ba9|4461|7384|536e|258688|bf|ec)$/;

function cleanWebm(file: Buffer): Buffer {
  for (const { name, at, start, end } of elementsOf(file)) {
    // MuxingApp and WritingApp must be there, and may be empty.
    if (/^(4d80|5741)$/.test(name)) file.fill(0, start, end);
    if (personal.test(name)) blank(file.subarray(at, end));
  }
  return file;
}

/** Replaces an element with a Void element, with its size in as few bytes as it fits into, or in eight. */
function blank(element: Buffer): void {
  const { length } = element;
  element.fill(0).writeUInt8(0xec);
  if (length < 128) element.writeUInt8(0x80 | (length - 2), 1);
  else {
    element.writeUInt8(1, 1);
    element.writeUIntBE(length - 9, 3, 6);
  }
}
