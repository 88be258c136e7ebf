/**
 * Puts encoded pictures into the built site. In a build, Gatsby runs queries in workers, which no hook waits for and which warn about slow
 * queries. Workers therefore only note in a file which pictures the store lacks; the main process encodes them at the end of the build.
 */
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { place } from "../whole-files";
import { encode, encoderVersion, pictureError, readMaster } from "./encode";
import type { Format, Master, Size } from "./encode";
import { EncodingQueue } from "./encoding-queue";
import { PictureStore } from "./picture-store";

export interface MasterFile {
  absolutePath: string;
  /** Without extension. */
  name: string;
  /** MD5 of the file's bytes: the digest of its File node. */
  digest: string;
}

/** An encoded picture that a page shows. */
export interface Shown extends Size {
  master: MasterFile;
  format: Format;
}

interface Options {
  /** Folder of the picture store. */
  store: string;
  /** The built site; files are placed in its folder static/. */
  output: string;
  /** The file that lists missing pictures. If left out, pictures are encoded immediately. */
  wanted?: string;
  /** Gets lines of progress. */
  report: (line: string) => void;
}

export class PictureFiles {
  private readonly store: PictureStore;
  private readonly queue: EncodingQueue;
  private readonly masters = new Map<string, Promise<Master>>();
  /** Requested pictures by address. */
  private readonly provided = new Map<string, Promise<void>>();

  constructor(private readonly options: Options) {
    this.store = new PictureStore(options.store);
    this.queue = new EncodingQueue(options.report);
  }

  /** Size and dominant color of a master. Rejects if the file is not a picture. */
  master(file: MasterFile): Promise<Master> {
    let master = this.masters.get(file.digest);
    if (!master) {
      master = this.readMaster(file);
      this.masters.set(file.digest, master);
    }
    return master;
  }

  private async readMaster(file: MasterFile): Promise<Master> {
    const kept = await this.store.file(
      `${pictureFolder(file.digest)}/size-and-color.json`,
      async () => JSON.stringify(await named(file, readMaster)),
    );
    return JSON.parse(await readFile(kept, "utf8")) as Master;
  }

  /** Resolves when the picture is in the built site or noted as missing. */
  provide(shown: Shown): Promise<void> {
    const address = addressOf(shown);
    let provided = this.provided.get(address);
    if (!provided) {
      provided = this.placeOrNote(shown);
      this.provided.set(address, provided);
    }
    return provided;
  }

  private async placeOrNote(shown: Shown): Promise<void> {
    const { wanted } = this.options;
    if (existsSync(this.target(shown))) return;
    if (wanted === undefined || this.store.has(storeName(shown))) await this.place(shown);
    else appendFileSync(wanted, `${JSON.stringify(shown)}\n`);
  }

  /** Encodes the pictures that any process noted; rejects if one cannot be encoded. */
  async encodeWanted(): Promise<void> {
    const { wanted } = this.options;
    if (wanted === undefined || !existsSync(wanted)) return;
    const lines = new Set(readFileSync(wanted, "utf8").trimEnd().split("\n"));
    await Promise.all([...lines].map((line) => this.place(JSON.parse(line) as Shown)));
    rmSync(wanted);
  }

  private async place(shown: Shown): Promise<void> {
    const { master, format } = shown;
    const kept = await this.store.file(storeName(shown), () =>
      this.queue.run(() => named(master, (bytes) => encode(bytes, shown, format))),
    );
    place(kept, this.target(shown));
  }

  private target(shown: Shown): string {
    return path.join(this.options.output, decodeURIComponent(addressOf(shown)));
  }
}

/** Everything that the picture's content depends on. */
const form = ({ master, width, height }: Shown) =>
  `${pictureFolder(master.digest)}/${width}x${height}`;

/**
 * The name of a folder in static/. It contains everything that is encoded, with the current settings and libraries, from the picture with
 * this digest. The hash is short, because each digit adds a byte per picture to the home page, which must fit into 14,600 bytes; 48 bits are
 * enough to avoid collisions.
 */
export const pictureFolder = (digest: string): string =>
  createHash("sha256").update(digest).update(encoderVersion).digest("hex").slice(0, 12);

/** prune.ts relies on the relation between the name in the store and the address. */
const storeName = (shown: Shown) => `${form(shown)}.${shown.format}`;

/** The picture's path on the site. It must change with the content: hosts serve static/ as immutable. */
export const addressOf = (shown: Shown) =>
  `/static/${form(shown)}/${encodeURIComponent(shown.master.name)}.${shown.format}`;

/** The result of `work` for the file's bytes. An error names the file. */
async function named<Result>(
  file: MasterFile,
  work: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const bytes = await bytesOf(file);
  return work(bytes).catch((cause: unknown) => {
    throw pictureError(file.absolutePath, cause);
  });
}

/** Reads the file. Throws if it does not match its digest: the store would keep the wrong picture forever. */
async function bytesOf({ absolutePath, digest }: MasterFile): Promise<Buffer> {
  const bytes = await readFile(absolutePath);
  if (createHash("md5").update(bytes).digest("hex") !== digest)
    throw new Error(`${absolutePath} changed while the site was built; build it again.`);
  return bytes;
}
