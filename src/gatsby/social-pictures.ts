/**
 * Draws social pictures: one for each page, 1,200 by 630 pixels, from its picture and title. sharp sets the text in the site's fonts, so
 * that it looks the same on every machine.
 */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import subsetFont from "subset-font";
import { drawable, letters } from "../content/letters";
import { coloredMark, type Mark } from "../content/brand";
import type { Colors } from "./colors";
import { copyHashed } from "../content/read/disk";
import { pictureError } from "./pictures";
import type { Store } from "./store";

/** The folder in public/ and in addresses. */
const folder = "social";
/** The size that social networks recommend (Open Graph; X's large card). */
const size = { width: 1200, height: 630 };
/** The picture of the page is at the right, under a background that fades into it. */
const photo = { width: 800, height: 630 };
const margin = 64;
/** The height of the cable, and where it turns up to the lamp. */
const cable = { y: 520, turn: 1112, lamp: 420 };
/** The box above the cable that a title must fit into, and its largest font size, in px. */
const titleBox = { width: 590, height: 250, px: 116 };
/** The height of a line of a title, in em; in Pango's markup it is 0.82 of the font's own, 1.26 em. */
const leading = 1.03;
/** Every picture of the site is below 95 kB. MozJPEG would save 5 % and take twelve times as long. */
const jpeg = { quality: 74 };

/** What all pictures of a site share. */
export interface Brand {
  /** The first line of the logo; `trade` is the second, and `tagline` is under the cable. */
  shortName: string;
  trade: string;
  tagline: string;
  mark: Mark;
  colors: Colors;
}

interface Picture {
  /** A file in content/pictures. */
  file: string;
  /** The focal point, from the left and from the top, 0 to 1. */
  focal: readonly number[];
}

/** A font for Pango, which sets sharp's text. */
interface Font {
  /** A TrueType file. */
  fontfile: string;
  /** With the name of its weight. */
  family: string;
  /** In em, like CSS's letter-spacing. */
  tracking: number;
}

const master = (file: string) => path.resolve("content/pictures", file);

const fontPackage = (name: string) =>
  path.resolve(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
const fontNames = ["familjen-grotesk", "hanken-grotesk"];

const digestOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
};

export class SocialPictures {
  /** What draws each picture, by the name of its file. */
  private readonly jobs = new Map<string, () => Promise<Buffer>>();
  /** Changes with everything that all pictures depend on. */
  private readonly version: string;
  /** What all pictures have above the picture of their page; drawn with the first of them. */
  private overlay: Promise<OverlayOptions> | undefined;

  constructor(
    private readonly store: Store,
    private readonly brand: Brand,
  ) {
    const files = ["src/gatsby/social-pictures.ts", ...fontNames.map(fontPackage)];
    this.version = digestOf(
      JSON.stringify([brand, sharp.versions]),
      ...files.map((file) => readFileSync(file)),
    );
  }

  /** Adds a picture to be drawn, and returns its path on the site. */
  add(title: string, { file, focal }: Picture): string {
    const settings = JSON.stringify([this.version, title, focal]);
    const name = `${digestOf(settings, readFileSync(master(file)))}.jpg`;
    this.jobs.set(name, () => this.draw(title, { file, focal }));
    return `/${folder}/${name}`;
  }

  /** Puts the pictures into `output`, the built site, in place of those of the last build. */
  async write(output: string): Promise<void> {
    const target = path.join(output, folder);
    rmSync(target, { recursive: true, force: true });
    await Promise.all(
      [...this.jobs].map(async ([name, draw]) => {
        const file = await this.store.file(`${folder}/${name}`, draw);
        copyHashed(file, path.join(target, name));
      }),
    );
  }

  private async draw(title: string, picture: Picture): Promise<Buffer> {
    const { title: font } = await loadFonts(this.store);
    const layers = await Promise.all([
      croppedPicture(picture),
      (this.overlay ??= this.drawOverlay()),
      titleAboveCable(title, font, this.brand.colors.paper),
    ]);
    return sharp({ create: { ...size, channels: 3, background: this.brand.colors.ink } })
      .composite(layers)
      .jpeg(jpeg)
      .toBuffer();
  }

  private async drawOverlay(): Promise<OverlayOptions> {
    const { shortName, trade, tagline, colors } = this.brand;
    const fonts = await loadFonts(this.store);
    const lines = await Promise.all([
      line(shortName, fonts.name, 36, colors.paper, { left: 139, top: 57 }),
      line(trade, fonts.small, 19.5, colors.cream, { left: 139, top: 92 }),
      line(tagline, fonts.small, 25, colors.cream, { left: margin, top: 560 }),
    ]);
    const { input, raw } = await layer(
      sharp(Buffer.from(backdrop(this.brand))).composite(lines),
    );
    return { input, raw, left: 0, top: 0 };
  }
}

/** The pixels of `image`, without encoding them. */
async function layer(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

/** The fonts of the site as TrueType, because sharp's libraries cannot read WOFF2. */
export async function loadFonts(
  store: Store,
): Promise<Record<"title" | "name" | "small", Font>> {
  const [familjen = "", hanken = ""] = await Promise.all(
    fontNames.map((name) => {
      const woff2 = readFileSync(fontPackage(name));
      return store.file(`fonts/${name}-${digestOf(woff2, letters)}.ttf`, () =>
        subsetFont(woff2, letters, { targetFormat: "truetype" }),
      );
    }),
  );
  return {
    title: { fontfile: familjen, family: "Familjen Grotesk", tracking: -0.03 },
    name: { fontfile: familjen, family: "Familjen Grotesk Medium", tracking: -0.025 },
    small: { fontfile: hanken, family: "Hanken Grotesk Medium", tracking: 0 },
  };
}

/**
 * Sets a text; the layer has the size of what is drawn.
 * @param px the font size.
 * @param box the largest width of lines in px. With a height, the font is as large as the box allows.
 */
async function setText(
  text: string,
  { fontfile, family, tracking }: Font,
  px: number,
  color: string,
  box: { width: number; height?: number },
) {
  const words = drawable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // Pango's unit is 1/1024 of a point, which is a pixel at 72 dpi.
  const spacing = Math.round(tracking * px * 1024);
  const image = sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}" line_height="0.82">${words}</span>`,
      font: `${family} ${px}`,
      fontfile,
      rgba: true,
      ...box,
      ...(box.height === undefined && { dpi: 72 }),
    },
  });
  const { input, raw } = await layer(image);
  const { width, height, textAutofitDpi } = raw;
  return { input, raw, width, height, dpi: textAutofitDpi };
}

/** A text with this left upper corner. It has one line, unless it is longer than the site's own ever are. */
async function line(
  text: string,
  font: Font,
  px: number,
  color: string,
  position: { left: number; top: number },
): Promise<OverlayOptions> {
  const width = size.width - margin - position.left;
  const { input, raw } = await setText(text, font, px, color, { width });
  return { input, raw, ...position };
}

/** A title in the largest font size that fits into the box, in lines of about the same length. */
export async function setTitle(text: string, font: Font, color: string) {
  const { width, height, px: largest } = titleBox;
  // Without tracking, which would not shrink with the font.
  const loose = { ...font, tracking: 0 };
  const { dpi = 72 } = await setText(text, loose, largest, color, { width, height });
  const px = Math.min(largest, (largest * dpi) / 72);
  let title = await setText(text, font, px, color, { width });
  for (let part = 0.95; part > 0.5; part -= 0.05) {
    const narrow = await setText(text, font, px, color, { width: Math.round(width * part) });
    const lineMore = narrow.height > title.height + px / 2;
    if (lineMore || narrow.width > width * part) break;
    title = narrow;
  }
  return { ...title, px };
}

/** The last line of the title is 48 px above the cable, without the parts of letters below the line. */
async function titleAboveCable(text: string, font: Font, color: string) {
  const { input, raw, height, px } = await setTitle(text, font, color);
  const lines = Math.round(height / (px * leading));
  const capital = 0.66 * px;
  const top = cable.y - 48 - (lines - 1) * px * leading - capital;
  return { input, raw, left: margin, top: Math.round(top) };
}

/** The page's picture, cropped around its focal point. */
export async function croppedPicture({ file, focal }: Picture) {
  try {
    const image = sharp(master(file), { failOn: "none" }).autoOrient();
    const region = cover((await image.metadata()).autoOrient, photo, focal);
    const { input, raw } = await layer(image.extract(region).resize(photo).removeAlpha());
    return { input, raw, left: size.width - photo.width, top: 0 };
  } catch (cause) {
    throw pictureError(master(file), cause);
  }
}

/** The largest region of a picture with the aspect ratio of `box`, centered on the focal point as far as possible. */
export function cover(
  picture: { width: number; height: number },
  box: { width: number; height: number },
  [x = 0.5, y = 0.5]: readonly number[],
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const start = (point: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(point * whole - part / 2, 0), whole - part));
  return {
    left: start(x, picture.width, width),
    top: start(y, picture.height, height),
    width,
    height,
  };
}

/** What is drawn over the page's picture, as SVG: a background that fades into it, the mark, and the cable with its lamp. */
function backdrop({ mark, colors }: Brand): string {
  const { ink, paper, amber, blueLight } = colors;
  const { width, height } = size;
  const { y, turn, lamp } = cable;
  /** A gradient of the ink; each stop is an offset and an opacity. */
  const gradient = (stops: string) =>
    stops.replace(
      /([\d.]+) ([\d.]+),?/g,
      `<stop offset="$1" stop-color="${ink}" stop-opacity="$2"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="side">${gradient("0 1, .34 1, .45 .9, .55 .6, .67 .2, .8 0")}</linearGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${gradient("0 0, .55 0, .8 .72, .87 .94, 1 .96")}</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${amber}" stop-opacity=".55"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></radialGradient>
<path fill="url(#side)" d="M0 0H${width}V${height}H0Z"/>
<path fill="url(#foot)" d="M0 0H${width}V${height}H0Z"/>
<svg x="${margin}" y="54" width="57" height="57" viewBox="${mark.box}">${coloredMark(mark, paper, amber)}</svg>
<path fill="none" stroke="${blueLight}" stroke-width="4" d="M0 ${y}H${turn}V${lamp}"/>
<circle cx="${turn}" cy="${lamp}" r="64" fill="url(#glow)"/>
<circle cx="${turn}" cy="${lamp}" r="13" fill="${amber}"/>
</svg>`;
}
