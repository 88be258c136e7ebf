/** The pictures of the site, as gatsby-node hands them to Gatsby. */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { resolveImageData } from "./image-data";
import { PictureFiles } from "./picture-files";
import { pictureStore } from "./picture-store";

/** One for the whole process: Gatsby asks for resolvers again when the schema changes. */
let files: PictureFiles | undefined;

/** Gives files the field `gatsbyImageData`. `root` is the project's folder, which is the working directory, too. */
export function resolvePictures(api: CreateResolversArgs, root: string): PictureFiles {
  const developing = process.env.gatsby_executing_command === "develop";
  files ??= new PictureFiles({
    store: pictureStore(root),
    output: "public",
    // A build encodes in the end what its queries noted; the development server has no end.
    ...(!developing && { wanted: path.join(".cache", "wanted-pictures.jsonl") }),
    report: (line) => api.reporter.info(line),
  });
  resolveImageData(api, files);
  return files;
}

/** At the end of a build, after the last query: encodes the pictures that the store lacks. */
export const encodePictures = async (): Promise<void> => files?.encodeWanted();
