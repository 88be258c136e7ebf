/** Fields that refer to something else: an entry, a picture, a file. Also the folders of files under content/. */
import { z } from "zod";
import type { FieldMeta, FileRule } from "./meta";

export const pictureFolder = "pictures";
export const videoFolder = "video";
/** Drawings, which texts and the code refer to. */
export const drawingFolder = "drawings";
const brandFolder = "brand";

/** Folders of the files that fields refer to. */
export const fieldFolders: readonly string[] = [pictureFolder, videoFolder];
/** Folders under content/ with files that entries, texts and the code refer to. */
export const fileFolders: readonly string[] = [...fieldFolders, drawingFolder, brandFolder];

/** The slug (file name without extension) of an entry of another kind. */
export function relation(
  kind: string,
  description = `File name of a ${kind.toLowerCase()}, without .md.`,
  by = "slug",
) {
  const key = by === "slug" ? "file name without .md" : by;
  return z.string(`write the ${key} of one ${kind} here, as text`).meta({
    description,
    relation: { kind, by },
    sdl: { type: kind, directive: `@link(by: "${by}")` },
  } satisfies FieldMeta);
}

/** The requirements for the master of a picture. */
export const pictureFile = {
  folder: pictureFolder,
  formats: { jpg: "jpg", jpeg: "jpg", png: "png", webp: "webp" },
  maxBytes: 8_000_000,
  minWidth: 800,
  maxWidth: 8000,
} satisfies FileRule;

/** A picture: its file name in content/pictures. One narrower than `minWidth` pixels would be blurred on a large screen. */
export const picture = (description: string, { minWidth = 1600 } = {}) =>
  relation("Picture", description, "file").meta({ minWidth });

/** The directive of a GraphQL field whose value is the name of a file in this folder (src/gatsby/source.ts). */
export const fileIn = (folder: string) => `@fileIn(folder: "${folder}")`;

/** The name of a file that meets `file`. */
const fileName = (description: string, file: FileRule, sdl?: FieldMeta["sdl"]) =>
  z
    .string(`write the name of a file in content/${file.folder}`)
    .meta({ description, file, ...(sdl && { sdl }) } satisfies FieldMeta);

/** A video that visitors get unchanged: its file name in content/video. Hosts of static sites accept files of up to 25 MiB. */
export const video = (format: "mp4" | "webm", description: string) =>
  fileName(
    description,
    { folder: videoFolder, formats: { [format]: format }, maxBytes: 20_000_000 },
    { type: "File", directive: fileIn(videoFolder) },
  );

/** The file of a picture, in the list of pictures itself. */
export const pictureName = (description: string) => fileName(description, pictureFile);

/** The drawing of a picture: an SVG file beside it. The check of drawings reads its content. */
export const drawingName = (description: string) =>
  fileName(description, {
    folder: pictureFolder,
    formats: { svg: "svg" },
    maxBytes: 200_000,
  });
