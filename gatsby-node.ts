import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { AssetNames } from "./src/build/asset-names";
import { writeDist } from "./src/build/dist";
import { writeSearchIndex } from "./src/build/search-index";
import { redirectsTo, writeEdgeFiles, type Redirect } from "./src/build/edge-files";
import { writeMachineFiles } from "./src/build/files/machine-files";
import { readInputs } from "./src/build/inputs";
import { LateScripts, withoutSlices } from "./src/build/late-scripts";
import { encodePictures, resolvePictures } from "./src/build/pictures/pictures";
import { buildType, reportFindings, sourceContent, watchContent } from "./src/build/source";
import { resolveTexts } from "./src/build/texts";
import { configureBabel, configureWebpack } from "./src/build/webpack";
import { contentTypes, inLines, openContent, type OpenContent } from "./src/content";

const inputs = readInputs(process.env);
const assets = new AssetNames();
const lateScripts = new LateScripts();
const root = path.resolve(".");

/** Content as it was checked, until it is sourced. */
let opened: OpenContent | undefined;
let redirects: Redirect[] = [];

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  withoutSlices();
  opened = openContent(root);
  reportFindings(reporter, inLines(opened.findings));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}) => actions.createTypes([contentTypes(), buildType]);

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  resolveTexts(api, root, resolvePictures(api, root));
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const content = opened ?? openContent(root);
  opened = undefined;
  await sourceContent(api, root, inputs, content);
  if (process.env.gatsby_executing_command === "develop") watchContent(api, root, inputs);
};

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
    // Files in src/pages have their page already; only their other addresses are missing.
    const own = page.component.startsWith("pages/") ? [] : [page.path];
    for (const address of [...own, ...page.aliases])
      actions.createPage({ path: address, component, context: { id: page.entry } });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, getNodesByType }) => {
  writeEdgeFiles("public", redirects, inputs, lateScripts.loader);
  await writeSearchIndex("public", graphql);
  await encodePictures();
  await writeMachineFiles("public", graphql);
  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  writeDist(root, assets.names, digests);
};
