import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
// Not from ./src/content, which Gatsby would compile and load a second time: half a second of each build.
import { fileFolders } from "./src/content/fields/files";

const content = path.resolve("content");

/** `npm run develop` sets it: requests that the development server passes on to the embedded backend. */
const proxy = process.env.EMBEDDED_BACKEND;

const config: GatsbyConfig = {
  trailingSlash: "never",
  ...(proxy && { proxy: JSON.parse(proxy) as NonNullable<GatsbyConfig["proxy"]> }),
  jsxRuntime: "automatic",
  // Does nothing: src/gatsby/dist.ts writes the published files. Without an adapter, Gatsby would install Netlify's in a build on Netlify.
  adapter: { name: "dist", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    // The plugin fails if the folder does not exist, and git does not store empty folders.
    ...fileFolders
      .map((folder) => ({ name: folder, path: path.join(content, folder) }))
      .filter((folder) => existsSync(folder.path))
      .map((options) => ({ resolve: "gatsby-source-filesystem", options })),
    // Creates a node for each text. Its HTML comes from the parser of the content check (src/gatsby/texts.ts).
    "gatsby-transformer-remark",
    // Defines the types of the field gatsbyImageData; src/gatsby/pictures encodes the pictures.
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
