import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { fileFolders } from "./src/content";

const content = path.resolve("content");

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Adapts nothing: src/gatsby/dist.ts writes what is published. Without an adapter, a build on Netlify would install Netlify's.
  adapter: { name: "dist", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    ...fileFolders().map((folder) => ({
      resolve: "gatsby-source-filesystem",
      options: { name: folder, path: path.join(content, folder) },
    })),
    // It makes a node of each text; the HTML comes from the parser of the check (src/gatsby/texts.ts).
    "gatsby-transformer-remark",
    // It has the types of the field gatsbyImageData; src/gatsby/pictures encodes.
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
