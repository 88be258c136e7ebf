import type { IndexedArticle } from "../../../domain/article-index";

/** An article of the index in the shape of one that comes with the page, so that both are shown by the same row. */
export function indexedRow({ picture, category, ...article }: IndexedArticle) {
  const { avif, src, color, width, height, focal } = picture;
  return {
    ...article,
    category: { blog: category },
    picture: {
      // Pictures of the list say nothing that the title beside them does not.
      alt: "",
      focal,
      image: {
        gatsbyImageData: {
          layout: "fullWidth" as const,
          width,
          height,
          backgroundColor: color,
          images: {
            sources: [{ srcSet: avif, type: "image/avif" }],
            fallback: { src },
          },
        },
      },
    },
  };
}
