/** The texts under the fields of entries: from Markdown, by way of gatsby-transformer-remark, to the HTML that visitors get. */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { textTypes, type Body } from "../content";
import { withoutLinksTo } from "./links-in-text";
import { replacePictures, shownPicture, type Context, type Info } from "./pictures-in-text";

/** What the node of an entry holds of its text. */
export interface Text {
  /** The folder under content/ that it stands in; addresses of pictures begin there. */
  folder: string;
  /** Addresses in it of pages that visitors do not have yet. With the node they make the pages anew that show it. */
  hidden: readonly string[];
}

/** What of `body` its node holds, on a site without the pages at `hiddenPaths`. */
export const textOf = ({ markdown, folder }: Body, hiddenPaths: readonly string[]): Text => ({
  folder,
  hidden: hiddenPaths.filter((address) => markdown.includes(address)),
});

/**
 * What makes a node one that gatsby-transformer-remark reads: it gives it a child with the text. The empty front matter keeps the plugin
 * from taking a line of hyphens at the beginning of a text for one.
 */
export const readable = ({ markdown }: Body) => ({
  mediaType: "text/markdown",
  content: `---\n---\n${markdown}`,
});

/** The node of an entry, and the one that the plugin made of its text. */
interface Entry {
  children: readonly string[];
  text?: Text;
}

interface Nodes {
  getNodeById(query: { id: string | undefined }): Entry | null;
}

type Resolver = (
  source: { parent: string },
  args: object,
  context: Context & { nodeModel: Nodes },
  info: Info & { originalResolver: Resolver },
) => Promise<string>;

/** Lets entries have their text as the field `body`, with the pictures and without the links that it must not have. */
export function resolveTexts(api: CreateResolversArgs, root: string): void {
  const body = {
    resolve: ({ children }: Entry, _: object, { nodeModel }: { nodeModel: Nodes }) =>
      nodeModel.getNodeById({ id: children[0] }),
  };
  const resolve: Resolver = async (source, args, context, info) => {
    const html = await info.originalResolver(source, args, context, info);
    const { text } = context.nodeModel.getNodeById({ id: source.parent }) ?? {};
    if (!text) return html;
    return replacePictures(withoutLinksTo(html, text.hidden), (address, words) => {
      const file = path.join(root, "content", text.folder, decodeURI(address));
      return shownPicture(file, words, { api, context, info });
    });
  };
  api.createResolvers({
    ...Object.fromEntries(textTypes().map((type) => [type, { body }])),
    MarkdownRemark: { html: { resolve } },
  });
}
