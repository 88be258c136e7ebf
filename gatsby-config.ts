import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentFolders } from "./src/content";

const content = path.resolve("content");

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    ...contentFolders()
      // Git keeps no empty folder: without any project there is none for them.
      .filter((folder) => existsSync(path.join(content, folder)))
      .map((folder) => ({
        resolve: "gatsby-source-filesystem",
        options: { name: folder, path: path.join(content, folder) },
      })),
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif", "webp"],
          placeholder: "dominantColor",
          avifOptions: { quality: 46 },
          webpOptions: { quality: 72 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
