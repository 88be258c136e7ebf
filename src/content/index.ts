/** The content layer as gatsby-node, the scripts and the tests see it. */
import { checkContent } from "./checks";
import { contentFolders as foldersOf } from "./folders";
import { kinds } from "./kinds";
import { editorSchemas, type EditorSchema } from "./json-schema";
import { checkLaunch } from "./launch";
import { contentNodes, type ContentNode } from "./nodes";
import { readContent, type Entry, type Problem } from "./read";
import { typeDefs } from "./sdl";
import { hiddenPages, visibleEntries, type HiddenPage, type Visibility } from "./visible";

/** The GraphQL types of all kinds. */
export const contentTypes = (): string => typeDefs(kinds);

/** The JSON Schemas of all kinds that editors write. */
export const contentSchemas = (): EditorSchema[] => editorSchemas(kinds);

/** Folders under content/ that hold Markdown, and those that hold files named by entries. */
export function contentFolders(): string[] {
  const { markdown, files, others } = foldersOf(kinds);
  return [...markdown, ...files, ...others];
}

/** All findings in content/, ordered by file and line; none means that the site can be built. */
export function checkAll(root: string): Problem[] {
  return checkContent({ ...readContent(kinds, root), kinds, root });
}

/** What an owner still has to replace or to decide before the site speaks for a real company (decision 30). */
export const launchFindings = (root: string): Problem[] => checkLaunch(readAll(root));

/** The findings as check:content and the build print them, a line each. */
export const inLines = (findings: readonly Problem[]): string[] =>
  findings.map(({ file, line, message }) => `${file}:${line}  ${message}`);

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

export { schemaFolder, schemaSetting } from "./json-schema";
export type { ContentNode, EditorSchema, Entry, HiddenPage, Problem, Visibility };
