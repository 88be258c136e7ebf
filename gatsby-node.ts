import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { AssetNames } from "./src/gatsby/asset-names";
import { writeDist } from "./src/gatsby/dist";
import { redirectsTo, writeEdgeFiles, type Redirect } from "./src/gatsby/edge-files";
import { writeMachineFiles } from "./src/gatsby/files/machine-files";
import { reportFindings, serveFindings } from "./src/gatsby/findings";
import { readInputs } from "./src/gatsby/inputs";
import { LateScripts, withoutSlices } from "./src/gatsby/late-scripts";
import { encodePictures, resolvePictures } from "./src/gatsby/pictures/pictures";
import { buildType, sourceContent, watchContent } from "./src/gatsby/source";
import { resolveTexts } from "./src/gatsby/texts";
import { configureBabel, configureWebpack } from "./src/gatsby/webpack";
import { contentTypes, inLines, openContent, type OpenContent } from "./src/content";

const inputs = readInputs(process.env);
const assets = new AssetNames();
const lateScripts = new LateScripts();
const root = path.resolve(".");

/** The checked content; undefined once it has been sourced. */
let opened: OpenContent | undefined;
let redirects: Redirect[] = [];

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  withoutSlices();
  opened = openContent(root, inputs.now);
  reportFindings(reporter, inLines(opened.findings));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}) => actions.createTypes([contentTypes(), buildType]);

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  resolveTexts(api, root, resolvePictures(api, root));
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const content = opened ?? openContent(root, inputs.now);
  opened = undefined;
  await sourceContent(api, root, inputs, content);
  if (process.env.gatsby_executing_command === "develop") watchContent(api, root, inputs);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveFindings;

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = configureBabel;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) =>
  configureWebpack(api, root, { lateScripts, assets });

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allPage {
        nodes {
          entry
          path
          aliases
          redirectFrom
          component
        }
      }
    }
  `);
  const pages = data?.allPage.nodes ?? [];
  redirects = redirectsTo(pages);
  for (const page of pages) {
    const component = path.resolve("src", page.component);
    // Gatsby creates the pages of src/pages itself; only their aliases are missing.
    const own = page.component.startsWith("pages/") ? [] : [page.path];
    for (const address of [...own, ...page.aliases])
      actions.createPage({ path: address, component, context: { id: page.entry } });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, getNodesByType }) => {
  lateScripts.write("public");
  writeEdgeFiles("public", redirects, inputs);
  await encodePictures();
  await writeMachineFiles("public", graphql);
  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  writeDist(root, [...assets.names, lateScripts.file], digests);
};
