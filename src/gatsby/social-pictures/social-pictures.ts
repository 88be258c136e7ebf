/**
 * The pictures that go with pages where they are shared: one a page, 1,200 by 630, of its picture and its title. Each is kept under the
 * hash of everything that it is made from, so that a build makes only those that are new.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { place } from "../whole-files";
import { color, overlay, pictureBox, size, type Words } from "./overlay";
import { fontFiles, loadOutlines, type Outlines } from "./outlines";
import { store, tidyStore } from "./store";

/** Folder of public/ and of addresses. */
const folder = "social";
/** Under 90 kB for every picture of the site. The slower encoder would save a twentieth of that and take twelve times as long. */
const jpeg = { quality: 74 };

/** The files that decide how a picture is drawn, fonts among them: loading those to see whether anything is new would take longer. */
const code = path.resolve("src/gatsby/social-pictures");
const drawnBy = [
  ...readdirSync(code)
    .sort()
    .map((name) => path.join(code, name)),
  ...fontFiles,
];

export interface Shown {
  /** Its file in content/pictures. */
  file: string;
  /** The point that stays in view: from the left and from the top, 0 to 1. */
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
  /** What every picture is made from, as text. */
  private readonly shared: string;
  private outlines: Promise<Outlines> | undefined;

  /** @param words those that every picture has. */
  constructor({ shortName, trade, tagline }: Omit<Words, "title">) {
    this.mark = { shortName, trade, tagline };
    this.shared = JSON.stringify([this.mark, drawnBy.map(digestOf), sharp.versions]);
  }

  /** Notes a picture that is wanted and gives back its path on the site. */
  add(title: string, picture: Shown): string {
    const hash = createHash("sha256")
      .update(this.shared)
      .update(JSON.stringify([title, this.digest(picture.file), picture.focal]));
    const name = `${hash.digest("hex").slice(0, 16)}.jpg`;
    this.jobs.set(name, { name, title, picture });
    return `/${folder}/${name}`;
  }

  /** Makes what is missing in `output`, the built site, and takes away what is no longer wanted. */
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
      // Under its name only when it is whole: a build may be stopped meanwhile, and the next one takes what it finds.
      const drawn = `${kept}.${process.pid}`;
      await draw(overlay({ ...this.mark, title: job.title }, await this.outlines), job, drawn);
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

async function draw(svg: string, { picture }: Job, file: string): Promise<void> {
  const { left, top, width, height } = pictureBox;
  const image = sharp(master(picture.file));
  const region = cover(await image.metadata(), { width, height }, picture.focal);
  const { data, info } = await image
    .extract(region)
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await sharp({ create: { ...size, channels: 3, background: color.ink } })
    .composite([
      { input: data, raw: info, left, top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toFile(file);
}

/** The largest part of a picture that has the ratio of `box` and, as near as it goes, the focal point in its middle. */
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
