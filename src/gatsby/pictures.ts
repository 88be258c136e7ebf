/**
 * Encodes the pictures of pages as AVIF, and provides them as GatsbyImageData through the interface that gatsby-plugin-image documents for
 * source plugins (https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/adding-gatsby-image-support/). The usual gatsby-plugin-sharp
 * encodes all pictures again when .cache is empty, and AVIF eight times slower.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import {
  generateImageData,
  type IGatsbyImageData,
  type IGatsbyImageHelperArgs,
} from "gatsby-plugin-image";
import { getGatsbyImageResolver } from "gatsby-plugin-image/graphql-utils";
import sharp, { type AvifOptions, type JpegOptions, type Sharp } from "sharp";
import { channelsOf, contrast } from "../content/brand";
import { copyHashed } from "../content/read/disk";
import type { Store } from "./store";

/**
 * AVIF with these settings takes an eighth of the time of sharp's defaults, for as many bytes and nearly the same likeness (docs/performance.md).
 * The qualities were chosen by eye at 200 %.
 */
const settings = {
  avif: { quality: 51, effort: 2, chromaSubsampling: "4:2:0", tune: "ssim" },
  jpeg: { quality: 74 },
} satisfies { avif: AvifOptions; jpeg: JpegOptions };

/** Browsers get AVIF. JPEG is for programs that may not know it, such as feed readers. */
type Format = keyof typeof settings;

const extensions: Record<Format, string> = { avif: "avif", jpeg: "jpg" };

/** In px. */
interface Size {
  width: number;
  height: number;
}

interface Master extends Size {
  /** The color shown until the picture has loaded, as #rrggbb; none behind a picture with transparent parts. */
  color?: string;
}

/** The fields of a File node that are used here. */
export interface PictureNode {
  absolutePath: string;
  /** Without extension. */
  name: string;
  /** The digest is the MD5 of the file's bytes. */
  internal: { contentDigest: string };
}

/** The breakpoints of all fragments in src/components/picture/Picture.tsx, for the encoder. If one is missing here, only time is lost. */
export const breakpoints = [320, 480, 750, 960, 1280, 1600, 2400];

type ImageArgs = Pick<
  IGatsbyImageHelperArgs,
  "aspectRatio" | "backgroundColor" | "breakpoints" | "height" | "layout" | "sizes" | "width"
>;

// One thread for each picture, because several are encoded at the same time.
sharp.concurrency(1);

/** Changes with the settings and the libraries. */
const encoderVersion = JSON.stringify([settings, sharp.versions]);

/**
 * The name of a folder in static/. It contains everything that is encoded, with the current settings and libraries, from the picture with
 * this digest. The hash is short, because each digit adds a byte for each size of each picture to a page; 48 bits are enough to avoid
 * collisions.
 */
export const pictureFolder = (digest: string): string =>
  createHash("sha256").update(digest).update(encoderVersion).digest("hex").slice(0, 12);

/** A build whose queries run in this process (scripts/build.mts). Gatsby does not wait for what its workers have not finished. */
const inBuild = () =>
  process.env.gatsby_executing_command === "build" && !process.env.GATSBY_WORKER_POOL_WORKER;

export class Pictures {
  /** What a build encodes while Gatsby goes on. */
  private readonly encoding: Promise<unknown>[] = [];

  /** Ends with the encoding of the latest picture, whether that failed or not. */
  private latest: Promise<unknown> = Promise.resolve();

  /** @param output the built site; pictures are put into its folder static/. Without it, they are only stored. */
  constructor(
    private readonly store: Store,
    private readonly output?: string,
  ) {}

  /** The addresses of a picture in AVIF, as the plugin's fallback. Rejects if the file is not a picture. */
  async data(node: PictureNode, args: ImageArgs): Promise<IGatsbyImageData> {
    const { color, ...size } = await this.master(node);
    const sizes: Size[] = [];
    const data = generateImageData({
      pluginName: "pictures",
      filename: node.absolutePath,
      backgroundColor: color,
      ...args,
      ...(args.layout === "fullWidth" && largestSize(size, args.breakpoints)),
      // The plugin's name for its fallback. There are no other sources, because all browsers of package.json show AVIF.
      formats: ["auto"],
      sourceMetadata: { ...size, format: "auto" },
      generateImageSource: (_, width, height) => {
        sizes.push({ width, height });
        const src = addressOf(node, { width, height }, "avif");
        return { src, width, height, format: "avif" };
      },
    });
    const all = this.encodeAll(node, sizes);
    if (inBuild()) {
      // Gatsby warns about queries of more than 15 s, so the build waits at its end. An error is reported there, too.
      all.catch(() => undefined);
      this.encoding.push(all);
    } else await all;
    return data;
  }

  /** The color in which the alternative text can be read where the picture has not loaded: white or black, one of which has at least 4.5:1. */
  async altColor(node: PictureNode): Promise<string | undefined> {
    const { color = "" } = await this.master(node);
    const ground = channelsOf(color);
    if (!ground) return undefined;
    return contrast([255, 255, 255], ground) >= 4.5 ? "#fff" : "#000";
  }

  /** Resolves when all pictures of a build are in the built site; rejects if one cannot be encoded. */
  async finished(): Promise<void> {
    await Promise.all(this.encoding);
  }

  /** The address of a picture as JPEG, at most 1,280 pixels wide. */
  async jpeg(node: PictureNode): Promise<string> {
    const { width, height } = largestSize(await this.master(node), [1280]);
    return this.encoded(node, { width, height: Math.round(height) }, "jpeg");
  }

  /** Copies the file itself into the built site; returns its address, the same as that of Gatsby's field publicURL. */
  original({ absolutePath, internal }: PictureNode): string {
    const address = `/static/${internal.contentDigest}/${path.basename(absolutePath)}`;
    this.publish(absolutePath, address);
    return address;
  }

  private async master(node: PictureNode): Promise<Master> {
    const name = `${pictureFolder(node.internal.contentDigest)}/size-and-color.json`;
    const file = await this.store.file(name, async () =>
      JSON.stringify(await withName(node, readMaster)),
    );
    return JSON.parse(await readFile(file, "utf8")) as Master;
  }

  /** Encodes a picture in these sizes, after those before it, so that the pixels of one picture at a time are in memory. */
  private encodeAll(node: PictureNode, sizes: readonly Size[]): Promise<unknown> {
    let pixels: Promise<Sharp> | undefined;
    const decoded = () => (pixels ??= withName(node, decode));
    // The largest takes longest.
    const ordered = sizes.toSorted((a, b) => b.width - a.width);
    const all = this.latest.then(() =>
      Promise.all(ordered.map((size) => this.encoded(node, size, "avif", decoded))),
    );
    this.latest = all.catch(() => undefined);
    return all;
  }

  /**
   * Puts an encoded picture into the built site; returns its address.
   * @param decoded returns the pixels, for several sizes of one picture.
   */
  private async encoded(
    node: PictureNode,
    size: Size,
    format: Format,
    decoded = () => withName(node, decode),
  ): Promise<string> {
    const name = `${formOf(node, size)}.${extensions[format]}`;
    const file = await this.store.file(name, async () => encode(await decoded(), size, format));
    const address = addressOf(node, size, format);
    this.publish(file, decodeURIComponent(address));
    return address;
  }

  private publish(file: string, address: string): void {
    if (this.output !== undefined) copyHashed(file, path.join(this.output, address));
  }
}

/** Adds the fields `gatsbyImageData` and `altColor` to the type File. They fail for a file that is not a picture. */
export function resolvePictures(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  pictures: Pictures,
): void {
  const gatsbyImageData = getGatsbyImageResolver((file: PictureNode, args: ImageArgs) =>
    pictures.data(file, args),
  );
  const altColor = { type: "String", resolve: (file: PictureNode) => pictures.altColor(file) };
  createResolvers({ File: { gatsbyImageData, altColor } });
}

/** Limits the size to the largest breakpoint: the plugin uses the full width for the fallback. */
function largestSize({ width, height }: Size, breakpoints: number[] = [width]): Size {
  const largest = Math.min(Math.max(...breakpoints), width);
  return { width: largest, height: (largest * height) / width };
}

/** Everything that the content of an encoded picture depends on. */
const formOf = ({ internal }: PictureNode, { width, height }: Size) =>
  `${pictureFolder(internal.contentDigest)}/${width}x${height}`;

/** The picture's path on the site. It must change with the content: hosts serve static/ as immutable. */
const addressOf = (node: PictureNode, size: Size, format: Format) =>
  `/static/${formOf(node, size)}/${encodeURIComponent(node.name)}.${extensions[format]}`;

/** Size and color of the picture in `bytes`, after rotation by its Exif data. Throws if it cannot be read. */
async function readMaster(bytes: Buffer): Promise<Master> {
  const image = sharp(bytes, { failOn: "none" });
  const { width, height } = (await image.metadata()).autoOrient;
  // A small version has the same dominant color and is analyzed faster.
  const small = await image
    .resize(200, 200, { fit: "inside", withoutEnlargement: true })
    .toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return { width, height };
  const { r, g, b } = dominant;
  const color = [r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("");
  return { width, height, color: `#${color}` };
}

/** The pixels of the picture in `bytes`, after rotation by its Exif data. */
async function decode(bytes: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { failOn: "none" })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Resizes and encodes a picture; crops around the center if the aspect ratio differs. */
function encode(pixels: Sharp, { width, height }: Size, format: Format): Promise<Buffer> {
  const picture = pixels.clone().resize(width, height);
  return format === "avif"
    ? picture.avif(settings.avif).toBuffer()
    : picture.flatten({ background: "#fff" }).jpeg(settings.jpeg).toBuffer();
}

/**
 * The result of `work` for the file's bytes. An error names the file. Throws if the bytes do not match the digest: the store would keep the
 * wrong picture.
 */
async function withName<Result>(
  { absolutePath, internal }: PictureNode,
  work: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const bytes = await readFile(absolutePath);
  if (createHash("md5").update(bytes).digest("hex") !== internal.contentDigest)
    throw new Error(`${absolutePath} changed while the site was built; build it again.`);
  return work(bytes).catch((cause: unknown) => {
    throw pictureError(absolutePath, cause);
  });
}

/** An error that names the picture. It has no stack, around which Gatsby would print the compiled code of the build. */
export function pictureError(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const error = new Error(`${path.relative("", file)} cannot be used: ${reason}`);
  error.stack = error.message;
  return error;
}
