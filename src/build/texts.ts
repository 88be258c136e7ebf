/** The texts under the fields of entries: from Markdown to the HTML that visitors get. */
import path from "node:path";
import MarkdownIt from "markdown-it";
import type { CreateResolversArgs } from "gatsby";
import type { Body } from "../content";
import { withoutLinksTo } from "./links-in-text";
import { replacePictures, shownPicture, type Context, type Info } from "./pictures-in-text";

/** What a node holds of a text. */
export interface Text extends Body {
  /** Addresses in it of pages that visitors do not have yet. With the node they make the pages anew that show it. */
  hidden: readonly string[];
}

/** `body` as its node holds it, on a site without the pages at `hiddenPaths`. */
export const textOf = (body: Body, hiddenPaths: readonly string[]): Text => ({
  ...body,
  hidden: hiddenPaths.filter((address) => body.markdown.includes(address)),
});

/** The parser of the check (src/content/checks/markdown.ts). That lets no HTML pass; here it would be shown as it was written. */
const parser = new MarkdownIt("default");

/** The HTML of `text`, with its pictures as they were written. */
export const htmlOf = ({ markdown, hidden }: Text): string =>
  withoutLinksTo(parser.render(markdown).trimEnd(), hidden);

/** Makes the field `html` of texts. `root` is the project's root. */
export function resolveTexts(api: CreateResolversArgs, root: string): void {
  const resolve = (text: Text, _: object, context: Context, info: Info) =>
    replacePictures(htmlOf(text), (address, words) => {
      const file = path.join(root, "content", text.folder, decodeURI(address));
      return shownPicture(file, words, { api, context, info });
    });
  api.createResolvers({ EntryText: { html: { resolve } } });
}
