/** The files of the search index: the build writes them and the browser reads them. */
import type { Searchable } from "./article-search";

/** An article in the index, with only what a list shows. */
export interface IndexedArticle extends Searchable {
  readonly path: string;
  /** The day as YYYY-MM-DD, and as it is shown. */
  readonly day: string;
  readonly date: string;
  readonly picture: IndexedPicture;
}

export interface IndexedPicture {
  readonly focal: readonly number[];
  /** Dominant color, shown while the picture loads. */
  readonly color: string;
  readonly width: number;
  readonly height: number;
  /** `srcset` of the AVIF files, and one file for browsers without AVIF. */
  readonly avif: string;
  readonly src: string;
}

/** A piece of the index. It is split so that no file grows with the number of articles; the first piece has the newest. */
export interface IndexPiece {
  readonly articles: readonly IndexedArticle[];
  /** Address of the piece with the next older articles; undefined for the last one. */
  readonly more?: string;
}

/** Reads the piece in the content of an index file; throws if it is not one. */
export function readPiece(content: unknown): IndexPiece {
  if (!isPiece(content)) throw new TypeError("This is no piece of the search index.");
  return content;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isPiece = (value: unknown): value is IndexPiece =>
  isObject(value) &&
  Array.isArray(value.articles) &&
  value.articles.every(isArticle) &&
  (value.more === undefined || typeof value.more === "string");

const isArticle = (value: unknown): boolean =>
  isObject(value) &&
  ["title", "excerpt", "category", "path"].every((key) => typeof value[key] === "string");
