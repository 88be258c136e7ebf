/**
 * The Markdown texts of entries and their HTML. A text is a child node of its entry, so that queries for lists of entries do not load the texts
 * into memory.
 */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { textKinds } from "../content";
import {
  figureWords,
  headingsIn,
  parseText,
  renderText,
  type TextHeading,
} from "../content/markdown";
import type { PictureFiles } from "./pictures/picture-files";
import { shownPicture, type Context, type Info } from "./pictures-in-text";

/** Fields of an entry's node that its text needs. */
export interface TextFields {
  /** Addresses of unpublished pages that the text links to. Part of the node, so that Gatsby rebuilds its pages when they change. */
  hiddenLinks: readonly string[];
}

/** The fields for the text `body`, if the pages at `hiddenPaths` are not published. */
export const textFields = (body: string, hiddenPaths: readonly string[]): TextFields => ({
  hiddenLinks: hiddenPaths.filter((address) => body.includes(address)),
});

/**
 * Adds the text `body` to a node's `internal`, so that gatsby-transformer-remark creates a child node with it. `content` is non-enumerable, so
 * Gatsby does not persist it in the entry's node as well. The empty front matter keeps the plugin from parsing a line of hyphens at the start
 * of a text as front matter.
 */
export function withText<Internal extends object>(
  internal: Internal,
  body: string,
): Internal & { mediaType: string; content: string } {
  const content = `---\n---\n${body}`;
  const readable = { ...internal, mediaType: "text/markdown", content };
  return Object.defineProperty(readable, "content", { enumerable: false });
}

interface EntryNode extends TextFields {
  internal: { type: string };
}

interface Nodes {
  getNodeById(query: { id: string | undefined }): EntryNode | null;
}

/** The node that the plugin creates. */
interface Remark {
  /** The id of the entry's node. */
  parent: string;
  /** Markdown. */
  internal: { content: string };
}

type Resolver<Args = object> = (
  source: Remark,
  args: Args,
  context: Context & { nodeModel: Nodes },
  info: Info,
) => Promise<string> | TextHeading[];

/**
 * Adds the field `body` to entries, and resolves the plugin's fields `html` and `headings` with the parser of the content check
 * (src/content/markdown), so that visitors get exactly what was checked: with pictures, with ids of headings, and without links to unpublished
 * pages.
 */
export function resolveTexts(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  root: string,
  pictures: PictureFiles,
): void {
  const kinds = textKinds();
  const body = {
    resolve: (
      { children }: { children: readonly string[] },
      _: object,
      { nodeModel }: { nodeModel: Nodes },
    ) => nodeModel.getNodeById({ id: children[0] }),
  };
  const html: Resolver = async ({ parent, internal }, _, context, info) => {
    const entry = context.nodeModel.getNodeById({ id: parent });
    const kind = kinds.get(entry?.internal.type ?? "");
    const tokens = parseText(internal.content, {
      hiddenPaths: entry?.hiddenLinks,
      headingIds: kind?.headingIds,
    });
    const figures = tokens.filter(({ type }) => type === "figure");
    await Promise.all(
      figures.map(async (figure) => {
        const { address, ...words } = figureWords(figure);
        const file = path.join(root, "content", kind?.folder ?? "", address);
        figure.content = await shownPicture(file, words, { pictures, context, info });
      }),
    );
    return renderText(tokens);
  };
  const headings: Resolver<{ depth?: string }> = ({ internal }, { depth }) =>
    headingsIn(parseText(internal.content, { headingIds: true })).filter(
      (heading) => depth === undefined || depth === `h${heading.depth}`,
    );
  createResolvers({
    ...Object.fromEntries([...kinds.keys()].map((type) => [type, { body }])),
    MarkdownRemark: { html: { resolve: html }, headings: { resolve: headings } },
  });
}
