/**
 * Renders pictures and drawings in Markdown texts: `![what it shows](../pictures/rack.jpg "Caption")`, with a path relative to the text's file.
 * Pictures get the same formats as elsewhere on the site. Drawings are referenced through <use>, so that they use the page's fonts and colors.
 */
import { readFileSync } from "node:fs";
import type { Node } from "gatsby";
import type { FigureWords } from "../content/markdown";
import { imageData, type FileNode as PictureNode } from "./pictures/image-data";
import type { PictureFiles } from "./pictures/picture-files";

/** Widths for the width of a text, up to twice that on phones. */
const widths = [480, 960, 1280];

/** The attribute `sizes` of a picture in a text. */
const sizes = "(max-width: 760px) 100vw, 720px";

type Words = Omit<FigureWords, "address">;

type FileNode = Node & PictureNode & { extension: string };

/** The parts of a resolver's context and info that are used here. */
export interface Context {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<FileNode | null>;
  };
}

export interface Info {
  schema: {
    getType(name: string): {
      getFields(): Record<
        string,
        { resolve: (file: FileNode, args: object, context: Context, info: Info) => unknown }
      >;
    };
  };
}

interface Query {
  pictures: PictureFiles;
  context: Context;
  info: Info;
}

/** The HTML of the picture or drawing in the file `absolutePath`. Throws if there is no such file. */
export async function shownPicture(
  absolutePath: string,
  words: Words,
  { pictures, context, info }: Query,
): Promise<string> {
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (!file) throw new Error(`A text shows ${absolutePath}, which does not exist.`);
  if (file.extension !== "svg") return figure(await picture(pictures, file, words), words);
  const { publicURL } = info.schema.getType("File").getFields();
  const url = await publicURL?.resolve(file, {}, context, info);
  return figure(
    drawing(readFileSync(file.absolutePath, "utf8"), String(url ?? ""), words),
    words,
  );
}

function figure(content: string, { caption }: Words): string {
  return `<figure>${content}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`;
}

/**
 * A drawing, referenced through <use>.
 * @param svg the content of the file, whose root has a viewBox and which contains an element with the id "figure".
 */
export function drawing(svg: string, url: string, { alt }: Words): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 720 400";
  return `<svg viewBox="${viewBox}" role="img" aria-label="${alt}"><use href="${url}#figure"></use></svg>`;
}

async function picture(pictures: PictureFiles, file: FileNode, { alt }: Words) {
  const data = await imageData(pictures, file, { layout: "fullWidth", breakpoints: widths });
  const { sources = [], fallback } = data.images;
  const height = Math.round((data.height / data.width) * 1600);
  const tags = sources.map(
    ({ srcSet, type }) => `<source srcset="${srcSet}" type="${type ?? ""}" sizes="${sizes}">`,
  );
  return `<picture>${tags.join("")}<img src="${fallback?.src ?? ""}" srcset="${fallback?.srcSet ?? ""}" sizes="${sizes}" alt="${alt}" width="1600" height="${height}" style="background-color:${data.backgroundColor ?? "transparent"}" loading="lazy" decoding="async"></picture>`;
}
