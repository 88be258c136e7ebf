import type { IndexedArticle } from "../../../domain/article-index";

/** Converts an article of the search index to the shape of an article in the page's data, so that the same component renders both. */
export function indexedRow({ picture, category, ...article }: IndexedArticle) {
  const { avif, src, color, width, height, focal } = picture;
  return {
    ...article,
    category: { blog: category },
    picture: {
      // Pictures in the list are decorative: the title beside them says the same.
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
