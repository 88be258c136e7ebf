/**
 * What the editor has loaded from the repository ("holds"): all entries and pictures. Its package passes them only to previews. The first
 * preview stores the access to them here, for the checks and for the field of the focal point; before that, both work without them.
 */
import { pictureFile } from "../content/fields";
import type { Kind } from "../content/kind";
import { singletons } from "./config/relation";
import type { Values } from "./format/format";

/** An entry that the editor holds, or a file that exists once. */
export interface HeldEntry {
  slug: string;
  /** Path from the project's root. */
  path: string;
  data: Values;
}

/** A picture that the editor holds. */
interface HeldPicture {
  /** Its path, until its bytes are loaded; then an address with the scheme blob. */
  url: string;
}

/** The package's functions, as it passes them to previews. */
export interface Repository {
  getAsset: (path: string) => HeldPicture | undefined;
  /** Entries are Immutable Maps. */
  getCollection: (name: string) => Promise<unknown>;
}

let repository: Repository | undefined;

/** Keeps the functions that a preview was given. */
export function hold(given: Repository): void {
  repository = given;
}

/** All entries of `kinds`, drafts included; undefined if no preview has been opened yet. */
export async function heldEntries(kinds: readonly Kind[]): Promise<HeldEntry[] | undefined> {
  if (!repository) return undefined;
  const { getCollection } = repository;
  const folders = kinds.filter(({ source }) => "folder" in source).map(({ type }) => type);
  const collections = await Promise.all(
    [...folders, singletons].map((name) => getCollection(name)),
  );
  return (collections as { toJS: () => HeldEntry }[][]).flat().map((entry) => entry.toJS());
}

/** While a picture loads: the time between two checks, and the time after which they stop, in ms. */
const every = 100;
const atMost = 30_000;

/**
 * An address at which a page of the editor can show a picture.
 * @param name its file name, or the address of a picture that is not saved yet.
 * @returns undefined if the editor does not hold such a picture, or cannot load it.
 */
export async function pictureAddress(name: string): Promise<string | undefined> {
  if (name.startsWith("blob:")) return name;
  const picture = repository?.getAsset(`content/${pictureFile.folder}/${name}`);
  for (let waited = 0; picture && waited < atMost; waited += every) {
    if (picture.url.startsWith("blob:")) return picture.url;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return undefined;
}
