/** The folders and files under content/. */
import type { Kind } from "./kind";

export const pictureFolder = "pictures";
export const videoFolder = "video";
/** Folders of the files that fields refer to. */
const fieldFolders = [pictureFolder, videoFolder];

/** Drawings, which texts and the code refer to. */
export const drawingFolder = "drawings";

/** The company's mark. */
const brandFolder = "brand";
const codeFolders = [drawingFolder, brandFolder];

/** Folders under content/ with files that entries, texts and the code refer to. */
export const fileFolders: readonly string[] = [...fieldFolders, ...codeFolders];

export interface ContentFolders {
  /** Folders whose Markdown files are entries. */
  markdown: string[];
  /** Folders of the files that fields refer to. */
  files: string[];
  /** Folders of files that the build reads although no field refers to them. */
  others: string[];
  /** Folders of files that the embedded backend serves and the build does not read. */
  apart: string[];
  /** YAML files. */
  yaml: string[];
}

/** All folders and files that `kinds` read, relative to content/. */
export function contentFolders(kinds: readonly Kind[]): ContentFolders {
  const sources = kinds.map(({ source }) => source);
  return {
    markdown: sources.flatMap((source) => ("folder" in source ? [source.folder] : [])),
    files: fieldFolders,
    others: codeFolders,
    apart: [`${pictureFolder}/thumbnails`],
    yaml: sources.flatMap((source) =>
      "list" in source ? [source.list] : "single" in source ? [source.single] : [],
    ),
  };
}
