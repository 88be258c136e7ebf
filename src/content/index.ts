/** The content layer as gatsby-node, the scripts and the tests see it. */
import { checkContent } from "./check";
import { kinds } from "./kinds";
import { contentNodes, type ContentNode } from "./nodes";
import { readContent, type Entry, type Problem } from "./read";
import { typeDefs } from "./sdl";
import { visibleEntries, type Visibility } from "./visible";

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

/** The nodes of everything that the site shows. */
export function visibleNodes(root: string, visibility: Visibility): ContentNode[] {
  const { entries } = readContent(kinds, root);
  return contentNodes(visibleEntries(entries, visibility), kinds, root);
}

export type { ContentNode, Entry, Problem, Visibility };
