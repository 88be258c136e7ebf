/**
 * Keeps files that take long to make, such as encoded pictures, between builds: outside .cache and public/, which a clean build deletes. A
 * file's name contains everything that its content depends on, so an existing file is never written again.
 */
import { existsSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { filesUnder, writeWhole } from "../content/read/disk";

/** How long a file is kept that no build uses, in ms: a branch or an edit that is reverted may use it again. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Absolute path of the store of the project in the folder `root`. The environment variable PICTURE_STORE names another one, relative to
 * `root`: hosts keep some folders only, and copies of the project share the store of the original.
 */
export const storeFolder = (root: string): string =>
  path.resolve(root, process.env.PICTURE_STORE || ".pictures");

export class Store {
  private readonly pending = new Map<string, Promise<string>>();

  /** @param folder absolute path; created with the first file. */
  constructor(private readonly folder: string) {}

  /**
   * Returns the absolute path of the file `name`, after writing it if it does not exist. The modification time of a file is the time of its
   * last use.
   * @param name relative to the store.
   * @param make called at most once for concurrent calls with the same name. If it rejects, all of them reject and nothing is written.
   */
  async file(name: string, make: () => Promise<string | Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    if (existsSync(file)) {
      const now = new Date();
      utimesSync(file, now, now);
      return file;
    }
    let pending = this.pending.get(name);
    if (!pending) {
      pending = make()
        .then((data) => writeWhole(file, data))
        .then(() => file)
        .finally(() => this.pending.delete(name));
      this.pending.set(name, pending);
    }
    return pending;
  }

  /** Deletes the files that no build has used for 30 days, also temporary files of killed builds. */
  tidy(): void {
    for (const name of filesUnder(this.folder)) {
      const file = path.join(this.folder, name);
      // Another build may have renamed or deleted it in the meantime.
      const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (used !== undefined && Date.now() - used > keptFor) rmSync(file, { force: true });
    }
  }
}
