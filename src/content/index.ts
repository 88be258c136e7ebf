/** The content layer as gatsby-node, the scripts and the tests see it. */
import { checkContent } from "./check";
import { kinds } from "./kinds";
import { contentNodes, type ContentNode } from "./nodes";
import { readContent, type Entry, type Problem } from "./read";
import { typeDefs } from "./sdl";
import { hiddenPages, visibleEntries, type HiddenPage, type Visibility } from "./visible";

/** The GraphQL types of all kinds. */
export const contentTypes = (): string => typeDefs(kinds);

/** Folders under content/ that hold Markdown, and those that hold files named by entries. */
export function contentFolders(): string[] {
  const markdown = kinds.flatMap(({ source }) => ("folder" in source ? [source.folder] : []));
  return [...markdown, "pictures", "video", "drawings"];
}

/** All findings in content/, ordered by file and line; none means that the site can be built. */
export function checkAll(root: string): Problem[] {
  return checkContent(readContent(kinds, root), root);
}

/** Every entry as it stands in its file, shown or not. */
export const readAll = (root: string): Entry[] => readContent(kinds, root).entries;

/** The nodes of everything that the site shows, and the pages that it does not show yet. */
export function siteContent(root: string, visibility: Visibility) {
  const { entries } = readContent(kinds, root);
  return {
    nodes: contentNodes(visibleEntries(entries, visibility), kinds, root),
    hidden: hiddenPages(entries, visibility.today),
  };
}

/** The nodes of everything that the site shows. */
export const visibleNodes = (root: string, visibility: Visibility): ContentNode[] =>
  siteContent(root, visibility).nodes;

export type { ContentNode, Entry, HiddenPage, Problem, Visibility };
