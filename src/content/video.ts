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

/** The boxes of an MP4 file in their order, also those in others. Throws if the file is not whole. */
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
    at = /^(moov|trak|mdia|minf|stbl)$/.test(name) ? start : end;
  }
  return boxes;
}

/** The codec of the pictures, for example avc1.64; undefined if there are none, or if the file is not whole. */
function codecOf(file: Buffer): string | undefined {
  if (formatOf(file) === "webm") {
    const cluster = file.indexOf("1f43b675", 0, "hex");
    return /V_[\w/]+/.exec(file.toString("latin1", 0, Math.max(0, cluster)))?.[0];
  }
  const textAt = ({ start }: Part, from: number) =>
    file.toString("latin1", start + from, start + from + 4);
  try {
    const boxes = boxesOf(file);
    const picture = boxes.findIndex((box) => box.name === "hdlr" && textAt(box, 8) === "vide");
    const description = boxes.find(({ name }, at) => name === "stsd" && at > picture);
    if (picture < 0 || !description) return undefined;
    const codec = textAt(description, 12);
    const settings = file.indexOf("avcC", description.start);
    // The profile of H.264, as in RFC 6381.
    return /^avc/.test(codec) && settings > 0
      ? `${codec}.${file.toString("hex", settings + 5, settings + 6)}`
      : codec;
  } catch {
    return undefined;
  }
}

/** Codecs that not all browsers play, by their names in MP4 and WebM. */
const codecs: readonly [pattern: RegExp, name: string][] = [
  [/^(?:hvc1|hev1|dvh[1e])|HEVC$/, "HEVC (H.265), the default of iPhones"],
  [/^avc/, "H.264 with 10-bit color, 4:2:2 or 4:4:4"],
  [/^ap[c4]/, "ProRes"],
  [/^mp4v|V_MPEG4.*SP$/, "MPEG-4 Visual, MPEG-2 or Motion JPEG"],
  [/^V_MPEG4\/ISO\/AVC$/, "H.264 in a WebM file"],
];

/** Why browsers do not play a video, as a sentence; undefined if they do. */
export function videoError(file: Buffer): string | undefined {
  const codec = codecOf(file);
  if (codec === undefined)
    return "this video is truncated or damaged; save it again from the original";
  // Not with the profiles High 10, High 4:2:2, High 4:4:4 and CAVLC 4:4:4.
  if (/^(avc[13](\.(?!6e|7a|f4|2c).*)?|av01|vp09|V_VP[89]|V_AV1)$/.test(codec))
    return undefined;
  const name = codecs.find(([pattern]) => pattern.test(codec))?.[1];
  const format = formatOf(file) === "mp4" ? "H.264" : "VP9";
  const phone = "iPhones record H.264 with Settings › Camera › Formats › Most Compatible";
  return `this video ${name ? `is ${name}` : `has the codec “${codec}”`}, which not all browsers play; convert it to ${format}, for example with HandBrake${name?.includes("iPhone") ? `. ${phone}` : ""}`;
}
