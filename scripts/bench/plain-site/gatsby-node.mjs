import path from "node:path";

/** @type {import("gatsby").GatsbyNode["createPages"]} */
export const createPages = async ({ graphql, actions }) => {
  const { data } = await graphql(`
    query Articles {
      allFile {
        nodes {
          name
          childMarkdownRemark {
            id
          }
        }
      }
    }
  `);
  for (const { name, childMarkdownRemark } of data.allFile.nodes)
    actions.createPage({
      path: `/blog/${name}`,
      component: path.resolve("src/article.tsx"),
      context: { id: childMarkdownRemark.id },
    });
};
