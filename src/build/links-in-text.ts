/** Links in the texts of entries: those to pages that are not shown yet become plain words, until the page is there. */
import type { CreateResolversArgs } from "gatsby";

/** What Gatsby hands to a resolver, as far as it is needed here. */
interface Context {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<{ hiddenPaths?: string[] } | null>;
  };
}

type Resolver = (
  source: object,
  args: object,
  context: Context,
  info: { originalResolver: Resolver },
) => Promise<string | null>;

/** `html` with the words of every link to one of `paths`, an anchor or a query there included, in place of the link. */
export function withoutLinksTo(html: string, paths: readonly string[]): string {
  if (paths.length === 0) return html;
  const hidden = new Set(paths);
  return html.replace(
    /<a\b[^>]*\bhref="([^"#?]*)[^"]*"[^>]*>([\s\S]*?)<\/a>/g,
    (link, address: string, words: string) => (hidden.has(address) ? words : link),
  );
}

/**
 * Wraps the field `html` of Markdown. It asks for the Build node, so that Gatsby makes the pages with texts anew when the hidden pages
 * change, also on a warm build.
 */
export function linksInText(api: Pick<CreateResolversArgs, "createResolvers">): void {
  const resolve: Resolver = async (source, args, context, info) => {
    const html = await info.originalResolver(source, args, context, info);
    const build = await context.nodeModel.findOne({ type: "Build", query: {} });
    return html === null ? null : withoutLinksTo(html, build?.hiddenPaths ?? []);
  };
  api.createResolvers({ MarkdownRemark: { html: { resolve } } });
}
