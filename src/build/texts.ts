/**
 * The texts under the fields of entries, and the HTML of each that visitors get. A text is a node beside its entry's: whatever reads lists of
 * entries would otherwise hold the texts of all in memory.
 */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import MarkdownIt from "markdown-it";
import { nodeId, textTypes, type Body } from "../content";
import { withoutLinksTo } from "./links-in-text";
import { replacePictures, shownPicture, type Context, type Info } from "./pictures-in-text";

/** The fields of a text's node. */
export interface Text {
  /** The folder under content/ that it stands in; addresses of pictures begin there. */
  folder: string;
  /** Addresses in it of pages that visitors do not have yet. With the node they make the pages anew that show it. */
  hidden: readonly string[];
}

/** The fields of the node of `body`, on a site without the pages at `hiddenPaths`. */
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

interface TextNode extends Text {
  /** The one that the plugin has made. */
  children: readonly string[];
}

interface Nodes {
  getNodeById(query: { id: string | undefined }): TextNode | null;
}

/** The node that the plugin makes. */
interface Remark {
  /** The text's. */
  parent: string;
  /** Markdown. */
  internal: { content: string };
}

type Resolver = (
  source: Remark,
  args: object,
  context: Context & { nodeModel: Nodes },
  info: Info,
) => Promise<string>;

/**
 * The parser of the check (src/content/checks/markdown.ts), so that visitors get what was judged. The plugin's own gives the same HTML, but
 * the queries of 2,000 articles take 30 s with it and 9 s with this one; and it writes into Gatsby's cache meanwhile, which now and then
 * blocks a worker for ever (lmdb 2.5.3). HTML in a text, which the check does not let pass, would be shown as it was written.
 */
const parser = new MarkdownIt("default");

/** Lets entries have their text as the field `body`, with the pictures and without the links that it must not have. */
export function resolveTexts(api: CreateResolversArgs, root: string): void {
  const body = {
    resolve: ({ id }: { id: string }, _: object, { nodeModel }: { nodeModel: Nodes }) => {
      const text = nodeModel.getNodeById({ id: nodeId("EntryText", id) });
      return nodeModel.getNodeById({ id: text?.children[0] });
    },
  };
  const resolve: Resolver = async (source, _, context, info) => {
    const html = parser.render(source.internal.content).trimEnd();
    const text = context.nodeModel.getNodeById({ id: source.parent });
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
