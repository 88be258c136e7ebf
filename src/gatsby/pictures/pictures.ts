/** Connects the pictures to Gatsby's hooks. */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { resolveImageData } from "./image-data";
import { PictureFiles } from "./picture-files";
import { pictureStore } from "./picture-store";

/** One instance per process: Gatsby calls createResolvers again when the schema changes. */
let files: PictureFiles | undefined;

/** Adds the field `gatsbyImageData` to files. `root` is the project's folder and the working directory. */
export function resolvePictures(api: CreateResolversArgs, root: string): PictureFiles {
  const developing = process.env.gatsby_executing_command === "develop";
  files ??= new PictureFiles({
    store: pictureStore(root),
    output: "public",
    // A build encodes noted pictures at its end; development encodes them immediately.
    ...(!developing && { wanted: path.join(".cache", "wanted-pictures.jsonl") }),
    report: (line) => api.reporter.info(line),
  });
  resolveImageData(api, files);
  return files;
}

/** Encodes the pictures that the store lacks; to be called after the last query of a build. */
export const encodePictures = async (): Promise<void> => files?.encodeWanted();
