/** What the first bytes and the boxes (ISO/IEC 14496-12) of a video say: its format, and whether browsers play it. */

/** The format of a file; undefined if it is another one. AVIF, which consists of boxes too, is none of these. */
export function formatOf(file: Buffer): "mp4" | "webm" | "heic" | undefined {
  if (file.toString("hex", 0, 4) === "1a45dfa3") return "webm";
  const brands = /^.{4}ftyp(.*)/s.exec(file.toString("latin1", 0, 32))?.[1];
  if (brands === undefined || /avi[fs]/.test(brands)) return undefined;
  return /^(hei|hev|mif1|msf1)/.test(brands) ? "heic" : "mp4";
}

/** A box of MP4 or an element of WebM: `at` is its offset in the file, and its content is from `start` to `end`. */
export interface Part {
  name: string;
  at: number;
  start: number;
  end: number;
}

/** The boxes of an MP4 file in their order, including those in others. Throws if the file is not whole. */
export function boxesOf(file: Buffer): Part[] {
  const boxes: Part[] = [];
  for (let at = 0; at < file.length;) {
    const size = file.readUInt32BE(at);
    const long = size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size;
    const start = at + (size === 1 ? 16 : 8);
    const end = size === 0 ? file.length : at + long;
    if (end > file.length || end < start) throw new Error("its end is missing");
    const name = file.toString("latin1", at + 4, at + 8);
    boxes.push({ name, at, start, end });
    at = /^(moov|trak|mdia|minf|dinf|stbl)$/.test(name) ? start : end;
  }
  return boxes;
}

/**
 * The elements of a WebM file (RFC 8794, RFC 9559) in their order, including those in Segment, Info, Tracks and TrackEntry. Their names are numbers in hex.
 * Throws if the file is not whole.
 */
export function elementsOf(file: Buffer): Part[] {
  const elements: Part[] = [];
  // The first bit that is set says how many bytes a number has.
  const lengthOf = (at: number) => Math.clz32(file.readUInt8(at)) - 23;
  for (let at = 0; at < file.length;) {
    const sizeAt = at + lengthOf(at);
    const name = file.toString("hex", at, sizeAt);
    const start = sizeAt + lengthOf(sizeAt);
    const bits = 7 * (start - sizeAt);
    const size = BigInt.asUintN(bits, BigInt(`0x${file.toString("hex", sizeAt, start)}`));
    // If it is unknown, as in recordings of browsers, what follows is read next.
    const isUnknown = size === (1n << BigInt(bits)) - 1n;
    const end = isUnknown ? start : start + Number(size);
    if (end > file.length) throw new Error("its end is missing");
    elements.push({ name, at, start, end });
    at = /^(18538067|1549a966|1654ae6b|ae)$/.test(name) ? start : end;
  }
  return elements;
}

const textAt = (file: Buffer, at: number) => file.toString("latin1", at, at + 4);

/** The codec of the pictures, for example avc1.64; undefined if there are none. Throws if the file is not whole. */
function codecOf(file: Buffer): string | undefined {
  if (formatOf(file) === "webm") {
    const cluster = file.indexOf("1f43b675", 0, "hex");
    const codec = /V_[\w/]+/.exec(file.toString("latin1", 0, Math.max(0, cluster)))?.[0];
    // Only the frames of VP9 say their profile, in two bits before the sync code, which is shifted in profile 3. 0 is 8-bit color with 4:2:0.
    const profile = (file[file.indexOf("498342", cluster, "hex") - 1] ?? 0x30) & 0x30;
    return codec === "V_VP9" && profile > 0 ? "V_VP9.2" : codec;
  }
  const boxes = boxesOf(file);
  const picture = boxes.findIndex(
    ({ name, start }) => name === "hdlr" && textAt(file, start + 8) === "vide",
  );
  const description = boxes.find(({ name }, at) => name === "stsd" && at > picture);
  if (picture < 0 || !description) return undefined;
  const codec = textAt(file, description.start + 12);
  // The profile of H.264 or VP9, as in RFC 6381.
  const [box, at] = codec.startsWith("avc") ? ["avcC", 5] : ["vpcC", 8];
  const settings = file.indexOf(box, description.start);
  return /^(avc|vp09)/.test(codec) && settings > 0
    ? `${codec}.${file.toString("hex", settings + at, settings + at + 1)}`
    : codec;
}

/**
 * true if an MP4 file has tables of where each sample is, as this project reads them: not with fragments (moof), and not with compact ones (stz2).
 * The bytes of a track can be removed only then.
 */
export const hasTables = (boxes: readonly Part[]): boolean =>
  !boxes.some(({ name }) => /^(moof|stz2)$/.test(name));

/**
 * true if a track is neither picture nor sound and cannot be removed, which is so in WebM, and in MP4 without tables. Throws if the file is not whole.
 */
function hasOtherTrack(file: Buffer): boolean {
  if (formatOf(file) === "webm")
    // The type of a track: 1 is picture, and 2 is sound.
    return elementsOf(file).some(
      ({ name, start }) => name === "83" && file.readUInt8(start) > 2,
    );
  const boxes = boxesOf(file);
  return (
    !hasTables(boxes) &&
    boxes.some(
      ({ name, start }) => name === "hdlr" && !/vide|soun/.test(textAt(file, start + 8)),
    )
  );
}

/** Codecs that not all browsers play, by their names in MP4 and WebM. */
const codecs: readonly [pattern: RegExp, name: string][] = [
  [/^(?:hvc1|hev1|dvh[1e])|HEVC$/, "HEVC (H.265), the default of iPhones"],
  [/^avc/, "H.264 with 10-bit color, 4:2:2 or 4:4:4"],
  [/^vp09|V_VP9/, "VP9 with 10-bit color or 4:4:4"],
  [/^ap[c4]/, "ProRes"],
  [/^(?:jpeg|mjp)/, "Motion JPEG"],
  [/^[sh]263/, "H.263"],
  [/^dv/, "DV"],
  [/^vv[ci]1/, "VVC (H.266)"],
  [/^mp4v|V_MPEG4.*SP$/, "MPEG-4 Visual, MPEG-2 or Motion JPEG"],
  [/^V_MPEG4\/ISO\/AVC$/, "H.264 in a WebM file"],
];

/** Why a video cannot be published, as a sentence; undefined if it can. */
export function videoError(file: Buffer): string | undefined {
  try {
    if (hasOtherTrack(file))
      return "this video has a track that is neither picture nor sound, such as subtitles, which could say where it was filmed; save it without that track, for example with HandBrake (Subtitles › None)";
    const codec = codecOf(file);
    return codec === undefined
      ? "this file has no pictures, only sound; save the whole video from the original"
      : codecError(codec, formatOf(file));
  } catch {
    // It is not whole.
  }
  return "this video is truncated or damaged; save it again from the original";
}

function codecError(codec: string, format: string | undefined): string | undefined {
  // Not H.264 with the profiles High 10, High 4:2:2, High 4:4:4 and CAVLC 4:4:4.
  if (/^(avc[13](\.(?!6e|7a|f4|2c).*)?|av01|vp09(\.00)?|V_VP[89]|V_AV1)$/.test(codec))
    return undefined;
  const name = codecs.find(([pattern]) => pattern.test(codec))?.[1];
  const right = format === "mp4" ? "H.264" : "VP9 with 8-bit color";
  const phone = "iPhones record H.264 with Settings › Camera › Formats › Most Compatible";
  return `this video ${name ? `is ${name}` : `has the codec “${codec}”`}, which not all browsers play; convert it to ${right}, for example with HandBrake${name?.includes("iPhone") ? `. ${phone}` : ""}`;
}
