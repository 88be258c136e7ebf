/**
 * Renders social pictures: one for each page, 1,200 by 630 pixels, from its picture and title. Each is stored under the hash of everything that
 * it depends on, so a build only renders new ones.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { pictureError } from "../pictures/encode";
import { place } from "../whole-files";
import { overlay, pictureBox, size, type Looks, type Words } from "./overlay";
import { fontFiles, loadOutlines, type Outlines } from "./outlines";
import { store, tidyStore } from "./store";

/** The folder in public/ and in addresses. */
const folder = "social";
/** Every picture of the site is below 90 kB. MozJPEG would save 5 % and take twelve times as long. */
const jpeg = { quality: 74 };

/** The files that determine how a picture is rendered. Hashing the fonts is faster than loading them. */
const code = path.resolve("src/gatsby/social-pictures");
const drawnBy = [
  ...readdirSync(code)
    .sort()
    .map((name) => path.join(code, name)),
  ...fontFiles,
];

export interface Shown {
  /** A file in content/pictures. */
  file: string;
  /** The focal point, from the left and from the top, 0 to 1. */
  focal: readonly number[];
}

interface Job {
  name: string;
  title: string;
  picture: Shown;
}

export class SocialPictures {
  private readonly jobs = new Map<string, Job>();
  private readonly digests = new Map<string, string>();
  private readonly mark: Omit<Words, "title">;
  /** Everything that all pictures depend on, as text. */
  private readonly shared: string;
  private outlines: Promise<Outlines> | undefined;

  /** @param words texts that are on every picture. */
  constructor(
    { shortName, trade, tagline }: Omit<Words, "title">,
    private readonly looks: Looks,
  ) {
    this.mark = { shortName, trade, tagline };
    this.shared = JSON.stringify([this.mark, looks, drawnBy.map(digestOf), sharp.versions]);
  }

  /** Adds a picture to be rendered, and returns its path on the site. */
  add(title: string, picture: Shown): string {
    const hash = createHash("sha256")
      .update(this.shared)
      .update(JSON.stringify([title, this.digest(picture.file), picture.focal]));
    const name = `${hash.digest("hex").slice(0, 16)}.jpg`;
    this.jobs.set(name, { name, title, picture });
    return `/${folder}/${name}`;
  }

  /** Renders the pictures that are missing in `output`, the built site, and deletes those that are no longer used. */
  async write(output: string): Promise<void> {
    const target = path.join(output, folder);
    mkdirSync(target, { recursive: true });
    mkdirSync(store, { recursive: true });
    for (const name of readdirSync(target))
      if (!this.jobs.has(name)) rmSync(path.join(target, name));
    const missing = [...this.jobs.values()].filter(
      ({ name }) => !existsSync(path.join(target, name)),
    );
    const workers = Array.from({ length: availableParallelism() }, async () => {
      for (let job = missing.pop(); job; job = missing.pop()) await this.make(job, target);
    });
    await Promise.all(workers);
    tidyStore(store, new Set(this.jobs.keys()));
  }

  private async make(job: Job, target: string): Promise<void> {
    const kept = path.join(store, job.name);
    if (!existsSync(kept)) {
      this.outlines ??= loadOutlines();
      // Renders to a temporary file, so that a killed build leaves no incomplete picture in the store.
      const drawn = `${kept}.${process.pid}`;
      const svg = overlay({ ...this.mark, title: job.title }, await this.outlines, this.looks);
      await draw(svg, job, drawn, this.looks.colors.ink).catch((cause: unknown) => {
        throw pictureError(master(job.picture.file), cause);
      });
      renameSync(drawn, kept);
    }
    place(kept, path.join(target, job.name));
  }

  private digest(file: string): string {
    const known = this.digests.get(file);
    if (known !== undefined) return known;
    const digest = digestOf(master(file));
    this.digests.set(file, digest);
    return digest;
  }
}

const digestOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex");

const master = (file: string) => path.resolve("content/pictures", file);

async function draw(
  svg: string,
  { picture }: Job,
  file: string,
  background: string,
): Promise<void> {
  const { left, top, width, height } = pictureBox;
  const image = sharp(master(picture.file), { failOn: "truncated" });
  const region = cover(await image.metadata(), { width, height }, picture.focal);
  const { data, info } = await image
    .extract(region)
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp({ create: { ...size, channels: 3, background } })
    .composite([
      { input: data, raw: info, left, top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toFile(file);
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
  const place = (point: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(point * whole - part / 2, 0), whole - part));
  return {
    left: place(x, picture.width, width),
    top: place(y, picture.height, height),
    width,
    height,
  };
}
