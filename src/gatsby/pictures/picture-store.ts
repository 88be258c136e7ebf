/**
 * Keeps encoded pictures between builds, outside .cache and public/, which a clean build deletes. A file's name contains everything that its
 * content depends on, so an existing file is never written again.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../whole-files";

/**
 * Absolute path of the store of the project in the folder `root`. The environment variable PICTURE_STORE names another one, relative to
 * `root`: hosts keep some folders only, and copies of the project share the store of the original.
 */
export const pictureStore = (root: string): string =>
  path.resolve(root, process.env.PICTURE_STORE || ".pictures");

/** Whether the store of the project in `root` is its own; the builds of a copy must not delete from the store of another project. */
export const ownsPictureStore = (root: string): boolean =>
  pictureStore(root).startsWith(path.resolve(root) + path.sep);

export class PictureStore {
  private readonly writing = new Map<string, Promise<void>>();

  /** @param folder absolute path; created with the first file. */
  constructor(private readonly folder: string) {}

  /** Whether the store has the file `name`. */
  has(name: string): boolean {
    return existsSync(path.join(this.folder, name));
  }

  /**
   * Returns the absolute path of the file `name`, after writing it if it does not exist.
   * @param name relative to the store.
   * @param content called at most once for concurrent calls with the same name. If it rejects, all of them reject and nothing is written.
   */
  async file(name: string, content: () => Promise<string | Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    if (existsSync(file)) return file;
    const writing = this.writing.get(name) ?? this.write(name, file, content);
    await writing;
    return file;
  }

  private write(name: string, file: string, content: () => Promise<string | Buffer>) {
    const writing = content()
      .then((data) => writeWhole(file, data))
      .finally(() => this.writing.delete(name));
    this.writing.set(name, writing);
    return writing;
  }
}
