import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { AssetNames } from "./src/build/asset-names";
import { writeDist } from "./src/build/dist";
import { writeSearchIndex } from "./src/build/search-index";
import { writeEdgeFiles } from "./src/build/edge-files";
import { writeMachineFiles } from "./src/build/files/machine-files";
import { readInputs } from "./src/build/inputs";
import { LateScripts, withoutSlices } from "./src/build/late-scripts";
import { encodePictures, resolvePictures } from "./src/build/pictures/pictures";
import {
  modernScripts,
  unusedFiles,
  unusedPackages,
  type Minify,
} from "./src/build/small-output";
import { buildType, sourceContent, watchContent } from "./src/build/source";
import { stylesByPage, type WebpackConfig } from "./src/build/styles-by-page";
import { shortStyleNames, styleNames } from "./src/build/style-names";
import { stylesInOrder } from "./src/build/styles-in-order";
import { resolveTexts } from "./src/build/texts";
import { contentTypes, inLines, openContent, type OpenContent } from "./src/content";

const inputs = readInputs(process.env);
const assets = new AssetNames();
const lateScripts = new LateScripts();
const root = path.resolve(".");

/** Content as it was checked, until it is sourced. */
let opened: OpenContent | undefined;

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  withoutSlices();
  opened = openContent(root);
  const findings = inLines(opened.findings);
  if (findings.length === 0) return;
  const text = `content has ${findings.length} mistake(s)\n${findings.join("\n")}`;
  if (process.env.gatsby_executing_command === "develop") reporter.warn(text);
  else reporter.panic(text);
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

// Shorter code for `a?.b`: no browser of today has a document.all that Babel must think of.
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript")
    actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (stage.startsWith("develop")) return;
  const names = styleNames(root);
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [lateScripts, assets, plugins.ignore(unusedFiles)],
      resolve: { alias: unusedPackages },
    });
    const config = stylesInOrder(
      stylesByPage(getConfig() as WebpackConfig),
      plugins.extractText as (options: object) => object,
    );
    actions.replaceWebpackConfig(
      modernScripts(shortStyleNames(config, names), plugins.minifyJs as Minify),
    );
  }
  if (stage === "build-html") {
    actions.setWebpackConfig({
      plugins: [plugins.define({ LATE_SCRIPTS: JSON.stringify(lateScripts.loader) })],
    });
    actions.replaceWebpackConfig(shortStyleNames(getConfig() as WebpackConfig, names));
  }
};

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allPage {
        nodes {
          entry
          path
          aliases
          component
        }
      }
    }
  `);
  for (const page of data?.allPage.nodes ?? []) {
    const component = path.resolve("src", page.component);
    // Files in src/pages have their page already; only their other addresses are missing.
    const own = page.component.startsWith("pages/") ? [] : [page.path];
    for (const address of [...own, ...page.aliases])
      actions.createPage({ path: address, component, context: { id: page.entry } });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, getNodesByType }) => {
  const { data } = await graphql<Queries.EdgePagesQuery>(`
    query EdgePages {
      allPage {
        nodes {
          path
          redirectFrom
        }
      }
    }
  `);
  const redirects = (data?.allPage.nodes ?? []).flatMap(({ path: to, redirectFrom }) =>
    redirectFrom.map((from) => ({ from, to })),
  );
  writeEdgeFiles("public", redirects, inputs, lateScripts.loader);
  await writeSearchIndex("public", graphql);
  await encodePictures();
  await writeMachineFiles("public", graphql);
  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  writeDist(root, assets.names, digests);
};
