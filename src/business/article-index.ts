/** The file that the blog's filter and search read: what the build writes into it and the browser takes out of it. */
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

/** The articles in the text of an index file; throws where it is none. */
export function readIndex(content: unknown): readonly IndexedArticle[] {
  if (!Array.isArray(content) || !content.every(isArticle))
    throw new TypeError("The search index is not a list of articles.");
  return content;
}

const isArticle = (value: unknown): value is IndexedArticle =>
  typeof value === "object" &&
  value !== null &&
  ["title", "excerpt", "category", "path"].every(
    (key) => typeof (value as Record<string, unknown>)[key] === "string",
  );
