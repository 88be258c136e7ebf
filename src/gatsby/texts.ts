/**
 * The texts under the fields of entries, and the HTML of each that visitors get. A text is a node beside its entry's: whatever reads lists of
 * entries would otherwise hold the texts of all in memory.
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
} from "../content/markdown/parser";
import type { PictureFiles } from "./pictures/picture-files";
import { shownPicture, type Context, type Info } from "./pictures-in-text";

/** What the node of an entry has for its text, beside the fields of its type. */
export interface TextFields {
  /** Addresses in the text of pages that visitors do not have yet. With the node they make the pages anew that show it. */
  hiddenLinks: readonly string[];
}

/** The fields for the text `body`, on a site without the pages at `hiddenPaths`. */
export const textFields = (body: string, hiddenPaths: readonly string[]): TextFields => ({
  hiddenLinks: hiddenPaths.filter((address) => body.includes(address)),
});

/**
 * What makes a node one that gatsby-transformer-remark reads, for the text `body`: it gives it a child with the text. The node itself is kept
 * without it: Gatsby writes down what can be listed. The empty front matter keeps the plugin from taking a line of hyphens at the beginning
 * of a text for one.
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

/** The node that the plugin makes. */
interface Remark {
  /** The entry's. */
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
 * Gives entries their text as the field `body`, and texts the plugin's fields `html` and `headings` from the parser of the check
 * (src/content/markdown), so that visitors get what was judged: with pictures, with ids of headings, and without the links that an entry
 * must not have.
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
