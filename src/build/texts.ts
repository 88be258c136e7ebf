/**
 * The texts under the fields of entries, and the HTML of each that visitors get. A text is a node beside its entry's: whatever reads lists of
 * entries would otherwise hold the texts of all in memory.
 */
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import MarkdownIt from "markdown-it";
import { textFolders } from "../content";
import { withoutLinksTo } from "./links-in-text";
import type { PictureFiles } from "./pictures/picture-files";
import { replacePictures, shownPicture, type Context, type Info } from "./pictures-in-text";

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
export function resolveTexts(
  { createResolvers }: Pick<CreateResolversArgs, "createResolvers">,
  root: string,
  pictures: PictureFiles,
): void {
  const folders = textFolders();
  const body = {
    resolve: (
      { children }: { children: readonly string[] },
      _: object,
      { nodeModel }: { nodeModel: Nodes },
    ) => nodeModel.getNodeById({ id: children[0] }),
  };
  const resolve: Resolver = async (source, _, context, info) => {
    const html = parser.render(source.internal.content).trimEnd();
    const entry = context.nodeModel.getNodeById({ id: source.parent });
    if (!entry) return html;
    const folder = folders.get(entry.internal.type) ?? "";
    return replacePictures(withoutLinksTo(html, entry.hiddenLinks), (address, words) => {
      const file = path.join(root, "content", folder, decodeURI(address));
      return shownPicture(file, words, { pictures, context, info });
    });
  };
  createResolvers({
    ...Object.fromEntries([...folders.keys()].map((type) => [type, { body }])),
    MarkdownRemark: { html: { resolve } },
  });
}
