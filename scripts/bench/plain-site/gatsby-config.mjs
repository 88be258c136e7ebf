import path from "node:path";

/** The configuration from Gatsby's own guides for a folder of Markdown files, without additions. */
export default {
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "blog", path: path.resolve("blog") },
    },
    "gatsby-transformer-remark",
  ],
};
