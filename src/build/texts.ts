/** The texts under the fields of entries: nodes of gatsby-transformer-remark, and the HTML of each that visitors get. */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import MarkdownIt from "markdown-it";
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

/** The node that the plugin makes. */
interface TextNode {
  parent: string;
  /** Markdown. */
  internal: { content: string };
}

type Resolver = (
  source: TextNode,
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
    resolve: ({ children }: Entry, _: object, { nodeModel }: { nodeModel: Nodes }) =>
      nodeModel.getNodeById({ id: children[0] }),
  };
  const resolve: Resolver = async (source, _, context, info) => {
    const html = parser.render(source.internal.content).trimEnd();
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
