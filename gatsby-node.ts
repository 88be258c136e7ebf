import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createComponentsPage } from "./src/gatsby/components-page";
import { repairDist, writeDist } from "./src/gatsby/dist";
import { redirectsTo, writeHostFiles, type Redirect } from "./src/gatsby/files/host-files";
import { feedLength } from "./src/gatsby/files/feed";
import { writeMachineFiles } from "./src/gatsby/files/machine-files";
import { reportFindings, serveFindings } from "./src/gatsby/findings";
import { readInputs } from "./src/gatsby/inputs";
import { LateScripts } from "./src/gatsby/late-scripts";
import { Pictures, resolvePictures } from "./src/gatsby/pictures";
import { buildType, fileIn, sourceContent, watchContent } from "./src/gatsby/source";
import { Store, storeFolder } from "./src/gatsby/store";
import { resolveTexts } from "./src/gatsby/texts";
import { configureBabel, configureWebpack } from "./src/gatsby/webpack";
import { checkAll, contentTypes, inLines } from "./src/content";
import { readMark } from "./src/content/brand";
import { kinds } from "./src/content/kinds";

const inputs = readInputs(process.env);
const lateScripts = new LateScripts();
const root = path.resolve(".");
const store = new Store(storeFolder(root));
const pictures = new Pictures(store, "public");

/** Undefined until the content has been sourced. */
let sourced: Awaited<ReturnType<typeof sourceContent>> | undefined;
let redirects: Redirect[] = [];

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  // This site has no slices: with them, Gatsby reads and writes every page a second time to insert script tags. It has set the variable by now.
  delete process.env.GATSBY_SLICES;
  repairDist(root);
  reportFindings(reporter, inLines(checkAll(root, inputs.now)));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}) => {
  actions.createFieldExtension(fileIn);
  actions.createTypes([contentTypes(), buildType]);
};

/** The types that always have an entry: the content check reports a missing file, but drawings are optional. */
const requiredTypes = [
  "Build",
  ...kinds.filter(({ source }) => !("drawing" in source)).map(({ type }) => type),
];

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Queries for one entry are non-null, so that pages need not handle missing ones.
  const queries = requiredTypes.map((type) => [
    `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    { type: `${type}!` },
  ]);
  api.createResolvers({ Query: Object.fromEntries(queries) as object });
  resolvePictures(api, pictures);
  resolveTexts(api, root, pictures);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  sourced = await sourceContent(api, root, inputs, store);
  if (process.env.gatsby_executing_command === "develop")
    watchContent(api, root, inputs, store);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveFindings;

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = configureBabel;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) =>
  configureWebpack(api, root, lateScripts);

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allContentPage {
        nodes {
          id
          path
          aliases
          redirectFrom
          component
        }
      }
    }
  `);
  const pages = data?.allContentPage.nodes ?? [];
  redirects = redirectsTo(pages);
  for (const page of pages) {
    const component = path.resolve("src", page.component);
    // Gatsby creates the pages of src/pages itself; only their aliases are missing.
    const own = page.component.startsWith("pages/") ? [] : [page.path];
    for (const address of [...own, ...page.aliases])
      actions.createPage({ path: address, component, context: { id: page.id } });
  }
  if (inputs.components || process.env.gatsby_executing_command === "develop")
    createComponentsPage(actions.createPage, root);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, getNodesByType }) => {
  const { data, errors } = await graphql<Queries.MachineFilesQuery>(
    `
      query MachineFiles($articles: Int!) {
        build {
          siteUrl
          preview
          day
        }
        blogPage {
          path
          description
        }
        allContentPage(sort: { path: ASC }) {
          nodes {
            path
            lastChanged
          }
        }
        allArticle(limit: $articles, sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            title
            excerpt
            path
            date
            category {
              blog
            }
            body {
              html
            }
            head {
              picture
              pictureAlt
            }
          }
        }
      }
    `,
    { articles: feedLength },
  );
  if (!data || !sourced)
    throw new Error(`The query for the files for programs failed: ${String(errors)}`);
  lateScripts.write("public");
  writeHostFiles("public", lateScripts.files, redirects, inputs);
  await writeMachineFiles("public", sourced.site, readMark(root), data);
  await Promise.all([pictures.finished(), sourced.socialPictures.write("public")]);
  const digests = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  await writeDist(root, lateScripts.files, digests);
  store.tidy();
};
