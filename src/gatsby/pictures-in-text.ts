/**
 * Pictures and drawings that stand in an editor's text. In Markdown they are written `![what it shows](../pictures/rack.jpg "Caption")`, with
 * the path from the text's own file; visitors get pictures in the sizes and formats of all others, and drawings that are shown through <use>,
 * so that they have the page's own fonts and colours.
 */
import { readFileSync } from "node:fs";
import type { Node } from "gatsby";
import type { FigureWords } from "../content/markdown/parser";
import { imageData, type FileNode as PictureNode } from "./pictures/image-data";
import type { PictureFiles } from "./pictures/picture-files";

/** Widths that a text shows, on telephones up to twice its measure. */
const widths = [480, 960, 1280];

/** How wide a text shows a picture, for the attribute `sizes`. */
const sizes = "(max-width: 760px) 100vw, 720px";

type Words = Omit<FigureWords, "address">;

type FileNode = Node & PictureNode & { extension: string };

/** What Gatsby hands to a resolver, as far as it is needed here. */
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

/** What a resolver has at hand. */
interface Query {
  pictures: PictureFiles;
  context: Context;
  info: Info;
}

/** The HTML of the picture or drawing in the file `absolutePath`. Throws where there is no such file. */
export async function shownPicture(
  absolutePath: string,
  words: Words,
  { pictures, context, info }: Query,
): Promise<string> {
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (!file) throw new Error(`${absolutePath} is shown in a text, but there is no such file.`);
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
 * A drawing through <use>.
 * @param svg the file: its root has a viewBox, and one element has the id "figure".
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
