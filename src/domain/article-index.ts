/** The files that the blog's filter and search read: what the build writes into them and the browser takes out of them. */
import type { Searchable } from "./article-search";

/** An article in the index, as small as it can be shown. */
export interface IndexedArticle extends Searchable {
  readonly path: string;
  /** The day, for machines and as it is shown. */
  readonly day: string;
  readonly date: string;
  readonly picture: IndexedPicture;
}

export interface IndexedPicture {
  readonly focal: readonly number[];
  /** Dominant colour, shown while the picture loads. */
  readonly color: string;
  readonly width: number;
  readonly height: number;
  /** `srcset` of the AVIF files, and one file for browsers without AVIF. */
  readonly avif: string;
  readonly src: string;
}

/** A part of the index, so that no file grows with the number of articles: the newest are in the first. */
export interface IndexPiece {
  readonly articles: readonly IndexedArticle[];
  /** Address of the piece with the articles that come after; the last one has none. */
  readonly more?: string;
}

/** The piece in the content of an index file; throws where it is none. */
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
