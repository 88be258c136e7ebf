import path from "node:path";

/** Gatsby as its own guides set it up for a folder of Markdown files, and nothing besides. */
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
