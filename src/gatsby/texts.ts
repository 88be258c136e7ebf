/**
 * The Markdown texts of entries and their HTML, with pictures and drawings: `![what it shows](../pictures/rack.jpg "Caption")`, with a path
 * relative to the text's file. A text is a child node of its entry, so that queries for lists of entries do not load the texts into memory.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import {
  figureWords,
  headingsIn,
  parseText,
  renderText,
  type FigureWords,
  type TextHeading,
} from "../content/markdown";
import { kindOf } from "../content/kinds";
import type { PictureNode, Pictures } from "./pictures";

interface EntryNode {
  internal: { type: string };
  /** Addresses of unpublished pages that the text links to. Part of the node, so that Gatsby rebuilds its pages when they change. */
  hiddenLinks: readonly string[];
}

type FileNode = PictureNode & { extension: string };

/** The part of a resolver's context that is used here. */
interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): EntryNode | null;
    findOne(query: { type: string; query: object }): Promise<FileNode | null>;
  };
}

/** The node that the plugin creates. */
interface Remark {
  /** The id of the entry's node. */
  parent: string;
  /** Markdown. */
  internal: { content: string };
}

/**
 * Resolves the plugin's fields `html` and `headings` with the parser of the content check (src/content/markdown), so that visitors get exactly
 * what was checked: with pictures, with ids of headings, and without links to unpublished pages.
 */
export function resolveTexts(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  root: string,
  pictures: Pictures,
): void {
  const html = async ({ parent, internal }: Remark, _: object, { nodeModel }: Context) => {
    const entry = nodeModel.getNodeById({ id: parent });
    const { source, anchors } = kindOf(entry?.internal.type ?? "");
    const tokens = parseText(internal.content, {
      hiddenPaths: entry?.hiddenLinks,
      headingIds: anchors === "headings",
    });
    const folder = "folder" in source ? source.folder : "";
    const figures = tokens.filter(({ type }) => type === "figure");
    await Promise.all(
      figures.map(async (figure) => {
        const words = figureWords(figure);
        const absolutePath = path.join(root, "content", folder, words.address);
        const query = { filter: { absolutePath: { eq: absolutePath } } };
        const file = await nodeModel.findOne({ type: "File", query });
        if (!file) throw new Error(`A text shows ${absolutePath}, which does not exist.`);
        const content =
          file.extension === "svg"
            ? drawing(file, pictures.original(file), words)
            : await picture(file, pictures, words);
        const caption = words.caption ? `<figcaption>${words.caption}</figcaption>` : "";
        figure.content = `<figure>${content}${caption}</figure>`;
      }),
    );
    return renderText(tokens);
  };
  const headings = ({ internal }: Remark, { depth }: { depth?: string }): TextHeading[] =>
    headingsIn(parseText(internal.content, { headingIds: true })).filter(
      (heading) => depth === undefined || depth === `h${heading.depth}`,
    );
  createResolvers({
    MarkdownRemark: { html: { resolve: html }, headings: { resolve: headings } },
  });
}

/**
 * A drawing. Pages show it through <use>, so that it has their fonts and colors. It covers an <img> of the same file, because Reader View,
 * clippers and text browsers take only that. The check has made sure that its root has a viewBox, and that it contains an element with the id
 * "figure".
 */
function drawing({ absolutePath }: FileNode, url: string, { alt }: FigureWords): string {
  const svg = readFileSync(absolutePath, "utf8");
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 720 400";
  const [x, y, width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map((side) => Math.round(Number(side)));
  const img = `<img src="${url}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  // The ground is a shape, because a theme that is forced inverts the backgrounds of HTML only.
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--figure-ground,none)"></rect>`;
  return `<svg viewBox="${viewBox}" aria-hidden="true">${ground}<use href="${url}#figure"></use></svg>${img}`;
}

/** Widths for the width of a text, up to twice that on phones. */
const widths = [480, 960, 1280];
const sizes = "(max-width: 760px) 100vw, 720px";

/** A picture: browsers take `srcset`, and programs that read the feed take `src`. */
async function picture(file: FileNode, pictures: Pictures, { alt }: FigureWords) {
  const data = await pictures.data(file, { layout: "fullWidth", breakpoints: widths });
  const height = Math.round((data.height / data.width) * 1600);
  const color = (await pictures.altColor(file)) ?? "inherit";
  return `<img src="${await pictures.jpeg(file)}" srcset="${data.images.fallback?.srcSet ?? ""}" sizes="${sizes}" alt="${alt}" width="1600" height="${height}" style="background-color:${data.backgroundColor ?? "transparent"};color:${color}" loading="lazy" decoding="async">`;
}
