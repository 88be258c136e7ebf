/** Fields that refer to something else: an entry, a picture, a file. */
import { z } from "zod";
import { pictureFolder, videoFolder } from "../folders";
import { say, type FieldMeta, type FileRule } from "./meta";

/** The slug (file name without extension) of an entry of another kind. */
export function relation(kind: string, description: string, by = "slug") {
  const key = by === "slug" ? "file name without .md" : by;
  return z.string(say(`write the ${key} of one ${kind} here, as a text`)).meta({
    description,
    relation: { kind, by },
    // Nodes refer to other nodes by their ids (relations.ts).
    sdl: { type: kind, directive: "@link" },
  } satisfies FieldMeta);
}

/** The requirements for the master of a picture. */
export const pictureFile: FileRule = {
  folder: pictureFolder,
  formats: { jpg: "jpg", jpeg: "jpg", png: "png", webp: "webp" },
  maxBytes: 8_000_000,
  minWidth: 800,
  maxWidth: 8000,
};

/** Hosts of static sites accept files of up to 25 MiB. */
const videoFile = { folder: videoFolder, maxBytes: 20_000_000 };

/**
 * A picture: its file name in content/pictures, which must be listed in pictures.yaml. `minWidth` is in pixels; a narrower picture would be
 * blurred on a large screen.
 */
export function picture(description: string, { minWidth = 1600 } = {}) {
  const schema = relation("Picture", description, "file");
  return schema.meta({
    ...(schema.meta() as unknown as FieldMeta),
    minWidth,
  } satisfies FieldMeta);
}

/** A video that visitors get unchanged: its file name in content/video. */
export function video(format: "mp4" | "webm", description: string) {
  return z.string(say("write the name of a file in content/video")).meta({
    description,
    file: { ...videoFile, formats: { [format]: format } },
    sdl: { type: "File", directive: '@link(by: "relativePath")' },
  } satisfies FieldMeta);
}

/** The file of a picture, in the list of pictures itself. */
export function pictureName(description: string) {
  return z
    .string(say(`write the name of a file in content/${pictureFile.folder}`))
    .meta({ description, file: pictureFile } satisfies FieldMeta);
}

/** The drawing of a picture: an SVG file beside it. The check of drawings reads its content. */
export function drawingName(description: string) {
  return z.string(say(`write the name of a file in content/${pictureFile.folder}`)).meta({
    description,
    file: { folder: pictureFolder, formats: { svg: "svg" }, maxBytes: 200_000 },
  } satisfies FieldMeta);
}
