/**
 * Provides pictures as GatsbyImageData, through the interface that gatsby-plugin-image documents for source plugins
 * (https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/adding-gatsby-image-support/). The usual gatsby-plugin-sharp encodes all pictures
 * again when .cache is empty, and AVIF four times slower.
 */
import type { CreateResolversArgs } from "gatsby";
import {
  generateImageData,
  type IGatsbyImageData,
  type IGatsbyImageHelperArgs,
} from "gatsby-plugin-image";
import { getGatsbyImageResolver } from "gatsby-plugin-image/graphql-utils";
import type { Format, Size } from "./encode";
import { addressOf, type PictureFiles } from "./picture-files";

/** The fields of a File node that are used here. */
export interface FileNode {
  absolutePath: string;
  /** Without extension. */
  name: string;
  internal: { contentDigest: string };
}

/** The arguments of the field. */
type ImageArgs = Pick<
  IGatsbyImageHelperArgs,
  "aspectRatio" | "backgroundColor" | "breakpoints" | "height" | "layout" | "sizes" | "width"
>;

/** Adds the field `gatsbyImageData` to the type File. It fails for a file that is not a picture. */
export function resolveImageData(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  files: PictureFiles,
): void {
  const gatsbyImageData = getGatsbyImageResolver((file: FileNode, args: ImageArgs) =>
    imageData(files, file, args),
  );
  createResolvers({ File: { gatsbyImageData } });
}

/** The addresses of the picture `node` in AVIF and, as the fallback, WebP. Rejects if the file is not a picture. */
export async function imageData(
  files: PictureFiles,
  node: FileNode,
  args: ImageArgs,
): Promise<IGatsbyImageData> {
  const { absolutePath, name, internal } = node;
  const master = { absolutePath, name, digest: internal.contentDigest };
  const { color, ...size } = await files.master(master);
  const provided: Promise<void>[] = [];
  const data = generateImageData({
    pluginName: "pictures",
    filename: absolutePath,
    backgroundColor: color,
    ...args,
    ...(args.layout === "fullWidth" && largestSize(size, args.breakpoints)),
    // The plugin uses “auto” for the fallback.
    formats: ["avif", "auto"],
    sourceMetadata: { ...size, format: "auto" },
    generateImageSource: (_, width, height, wanted) => {
      const format: Format = wanted === "avif" ? "avif" : "webp";
      const shown = { master, width, height, format };
      provided.push(files.provide(shown));
      return { src: addressOf(shown), width, height, format };
    },
  });
  await Promise.all(provided);
  return data;
}

/** Limits the size to the largest breakpoint: the plugin uses the full width for the fallback. */
function largestSize({ width, height }: Size, breakpoints: number[] = [width]): Size {
  const largest = Math.min(Math.max(...breakpoints), width);
  return { width: largest, height: (largest * height) / width };
}
