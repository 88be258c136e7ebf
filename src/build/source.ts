/** Hands the content to Gatsby as nodes. */
import { watch } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { visibleNodes, type Visibility } from "../content";

/** Creates the node of everything that the site shows; unchanged ones stay as they are, missing ones go. */
export function sourceContent(api: SourceNodesArgs, root: string, visibility: Visibility) {
  for (const { type, slug, fields } of visibleNodes(root, visibility)) {
    api.actions.createNode({
      ...fields,
      // Made from kind and slug, so that two checkouts in two folders give the same page data.
      id: api.createNodeId(`${type} ${slug}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: api.createContentDigest(fields) },
    });
  }
}

/** While developing: sources again a moment after any file of content/ changed. */
export function watchContent(api: SourceNodesArgs, root: string, visibility: Visibility) {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        sourceContent(api, root, visibility);
      } catch (error) {
        api.reporter.warn(String(error));
      }
    }, 200);
  });
}
