/** Hands the content to Gatsby as nodes. */
import { watch } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { visibleNodes } from "../content";
import type { BuildInputs } from "./inputs";
import { mapSvg } from "./map";

/** The one node that does not come from content: what the build itself knows. */
export const buildType = `
"""What the build knows beside the content."""
type Build implements Node @dontInfer {
  "The year of the build in Maryland."
  year: Int!
  "The address of the site, without a slash at its end."
  siteUrl: String!
  "true where drafts are shown; search engines are kept out."
  preview: Boolean!
}
`;

/** Creates the node of everything that the site shows; unchanged ones stay as they are, missing ones go. */
export async function sourceContent(api: SourceNodesArgs, root: string, inputs: BuildInputs) {
  const nodes = visibleNodes(root, inputs);
  for (const { type, slug, fields } of nodes) createNode(api, type, slug, fields);
  const business = nodes.find(({ type }) => type === "Business")?.fields;
  createNode(api, "Build", "build", {
    year: Number(inputs.today.slice(0, 4)),
    siteUrl: inputs.siteUrl ?? business?.siteUrl,
    preview: inputs.drafts,
  });
  const served = nodes.filter(({ type }) => type === "Region").map(({ fields }) => fields.fips);
  await createFileNodeFromBuffer({
    buffer: Buffer.from(mapSvg(new Set(served.map(String)))),
    name: "maryland",
    ext: ".svg",
    createNode: api.actions.createNode,
    createNodeId: api.createNodeId,
    getCache: api.getCache,
  });
}

function createNode(
  api: SourceNodesArgs,
  type: string,
  slug: string,
  fields: Record<string, unknown>,
) {
  api.actions.createNode({
    ...fields,
    // Made from kind and slug, so that two checkouts in two folders give the same page data.
    id: api.createNodeId(`${type} ${slug}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(fields) },
  });
}

/** While developing: sources again a moment after any file of content/ changed. */
export function watchContent(api: SourceNodesArgs, root: string, inputs: BuildInputs) {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      sourceContent(api, root, inputs).catch((error: unknown) => {
        api.reporter.warn(String(error));
      });
    }, 200);
  });
}
