/** Creates Gatsby nodes from the content. */
import { existsSync, readFileSync, watch } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { servedBox } from "../content/maps";
import { mapNames, mapSvg, viewBoxOf } from "../map/project";
import { closureWords, visibleClosures } from "../domain/open-now";
import { checkAll, inLines, nodeId, siteContent } from "../content";
import { readMark } from "../content/brand";
import { withoutMarks } from "../content/drawing";
import { kinds } from "../content/kinds";
import { sectionFile } from "../content/kinds/section-drawing";
import { pageHead } from "../seo/meta";
import { siteOf } from "../seo/site";
import { nodesText, siteNodes } from "../seo/structured-data";
import { writeColors } from "./colors";
import { changeDays, lastChanged } from "./files/last-changed";
import { reportFindings } from "./findings";
import type { BuildInputs } from "./inputs";
import { SocialPictures } from "./social-pictures";
import type { Store } from "./store";

/** The type of the one node that does not come from content. */
export const buildType = `
"""Facts about the build."""
type Build implements Node @dontInfer {
  "The year of the build, by the company's clocks."
  year: Int!
  "The day of the build by the company's clocks, YYYY-MM-DD."
  day: String!
  "The closures of the week after it, a sentence each."
  closures: [String!]!
  "The address of the site, without a trailing slash."
  siteUrl: String!
  "true if drafts are shown; search engines are then kept out."
  preview: Boolean!
  "The part of the map that the served counties take up together, as a viewBox."
  served: String!
  "The structured data that all pages share: nodes of the graph as JSON, without the enclosing brackets."
  structuredData: String!
  "In a preview: the pages that are not published yet."
  hidden: [HiddenPage!]!
}

"""A page that is only in a preview."""
type HiddenPage @dontInfer {
  "Its canonical address."
  path: String!
  "Why it is not published, in a sentence."
  note: String!
}
`;

/** The part of a resolver's context that is used here. */
interface Context {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
}
type Source = Readonly<Record<string, unknown>>;

/**
 * The directive `@fileIn(folder: "pictures")`: the field's value is the name of a file in that folder of content/. Gatsby's own
 * `@link(by: "relativePath")` would take a file of the same name from any folder.
 */
export const fileIn = {
  name: "fileIn",
  args: { folder: "String!" },
  extend: ({ folder }: { folder: string }) => ({
    resolve(source: Source, _: unknown, { nodeModel }: Context, info: { fieldName: string }) {
      const name = source[info.fieldName];
      const filter = { sourceInstanceName: { eq: folder }, relativePath: { eq: name } };
      return name === undefined ? null : nodeModel.findOne({ type: "File", query: { filter } });
    },
  }),
};

/**
 * Creates the nodes of all visible content, and deletes those of entries that have been deleted or hidden: Gatsby itself does so only when it
 * starts. Gatsby keeps unchanged nodes. @returns what they are created from; the social pictures are to be written into the built site.
 */
export async function sourceContent(
  api: SourceNodesArgs,
  root: string,
  inputs: BuildInputs,
  store: Store,
) {
  const { nodes, hidden, today } = siteContent(root, inputs);
  const hiddenPaths = inputs.drafts ? [] : hidden.flatMap(({ paths }) => paths);
  const site = siteOf(nodes, inputs.siteUrl);
  const regions = nodes.filter(({ type }) => type === "Region");
  const days = changeDays(root);
  writeColors(root, site.brand);
  const { shortName, trade, tagline } = site.business;
  const brand = { shortName, trade, tagline, mark: readMark(root), colors: site.brand };
  const socialPictures = new SocialPictures(store, brand);
  const visible = new Set(nodes.map(({ type, slug }) => nodeId(type, slug)));
  for (const { type } of kinds)
    for (const node of api.getNodesByType(type))
      if (!visible.has(node.id)) api.actions.deleteNode(node);
  for (const node of nodes) {
    const { body, ...fields } = node.fields;
    const text = body === undefined ? undefined : String(body);
    const page = "path" in fields && {
      head: pageHead(node, site, (title, picture) => socialPictures.add(title, picture)),
      lastChanged: lastChanged(node, site, days),
    };
    const hiddenLinks = hiddenPaths.filter((address) => text?.includes(address));
    await createNode(api, node.type, node.slug, { ...fields, ...page, hiddenLinks }, text);
  }
  await createNode(api, "Build", "build", {
    year: Number(today.slice(0, 4)),
    day: today,
    closures: visibleClosures(site.business.closures ?? [], today).map(closureWords),
    siteUrl: site.siteUrl,
    preview: inputs.drafts,
    served: viewBoxOf(servedBox(regions.map(({ fields }) => fields))),
    structuredData: nodesText(siteNodes(site, today)),
    hidden: inputs.drafts
      ? hidden.map(({ paths, badge }) => ({ path: paths[0], note: badge }))
      : [],
  });
  const served = regions.map(({ fields }) => String(fields.fips));
  for (const name of mapNames) await createSvg(api, name, mapSvg(name, served));
  const section = path.join(root, "content", sectionFile);
  if (existsSync(section)) {
    const { drawing, marks } = withoutMarks(readFileSync(section, "utf8"));
    await createSvg(api, "section-drawing", drawing);
    if (marks) await createSvg(api, "section-marks", marks);
  }
  return { site, socialPictures };
}

/** Creates the node of an SVG file that pages show through <use>. */
const createSvg = (api: SourceNodesArgs, name: string, svg: string) =>
  createFileNodeFromBuffer({
    buffer: Buffer.from(svg),
    name,
    ext: ".svg",
    createNode: api.actions.createNode,
    createNodeId: api.createNodeId,
    getCache: api.getCache,
  });

/** Creates a node, with the `text` of the entry if it has one; resolves when plugins have created their child nodes. */
async function createNode(
  api: SourceNodesArgs,
  type: string,
  slug: string,
  fields: object,
  text?: string,
) {
  // Passes a string, because Gatsby would sort the keys of an object first. Here their order never changes.
  const contentDigest = api.createContentDigest(JSON.stringify([fields, text]));
  // gatsby-transformer-remark creates a child node with the text. Without the empty front matter, it would read a line of hyphens at the
  // start of a text as one.
  const markdown = { mediaType: "text/markdown", content: `---\n---\n${text}` };
  await api.actions.createNode({
    ...fields,
    id: nodeId(type, slug),
    parent: null,
    children: [],
    internal: { type, contentDigest, ...(text !== undefined && markdown) },
  });
}

/**
 * In development: checks and sources the content again shortly after one of its files has changed. While there are mistakes, the pages keep
 * the content before them, because an entry that cannot be read would be missing. Warns if the files cannot be watched, for example because
 * Linux limits how many are.
 */
export function watchContent(...sourcing: Parameters<typeof sourceContent>): void {
  const [api, root, inputs] = sourcing;
  let timer: NodeJS.Timeout | undefined;
  const update = () => {
    const findings = checkAll(root, inputs.now);
    reportFindings(api.reporter, inLines(findings));
    if (findings.length > 0) return;
    sourceContent(...sourcing).catch((error: unknown) => {
      api.reporter.warn(String(error));
    });
  };
  const warn = (error: unknown) =>
    api.reporter.warn(
      `Changes in content/ are not noticed until the next start: ${String(error)}`,
    );
  try {
    watch(path.join(root, "content"), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(update, 200);
    }).on("error", warn);
  } catch (error) {
    warn(error);
  }
}
