/** Writes the file that the blog's filter and search read (decision 24). */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { IndexedArticle, IndexedPicture } from "../business/article-index";

/** An article as the query below gives it; typegen reads gatsby-node.ts alone, and that names no kind of content. */
export interface IndexSource {
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
  readonly category: { readonly blog: string };
  readonly day: string;
  readonly date: string;
  readonly picture: {
    readonly focal: readonly number[];
    readonly image: {
      readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
    } | null;
  };
}

interface Result {
  readonly articleList: { readonly searchIndex: string } | null;
  readonly allArticle: { readonly nodes: readonly IndexSource[] };
}

/** Its pictures are those of the fragment PictureThumb, so that none is made or fetched twice. */
const query = `
  query ArticleIndex {
    articleList(number: { eq: 1 }) {
      searchIndex
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        excerpt
        path
        category {
          blog
        }
        day: date
        date(formatString: "MMMM D, YYYY")
        picture {
          focal
          image {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480])
            }
          }
        }
      }
    }
  }
`;

/** The index of `articles`, which come in the order in which they are shown. */
export function articleIndex(articles: readonly IndexSource[]): IndexedArticle[] {
  return articles.map(({ title, excerpt, category, path: address, day, date, picture }) => ({
    title,
    excerpt,
    category: category.blog,
    path: address,
    day,
    date,
    picture: indexedPicture(picture),
  }));
}

function indexedPicture({ focal, image }: IndexSource["picture"]): IndexedPicture {
  const data = image?.childImageSharp?.gatsbyImageData;
  return {
    focal,
    color: data?.backgroundColor ?? "",
    width: data?.width ?? 1,
    height: data?.height ?? 1,
    avif: data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet ?? "",
    src: data?.images.fallback?.src ?? "",
  };
}

/** Writes the index into `folder`, the built site, at the address that the list of articles names. */
export async function writeSearchIndex(
  folder: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const { data, errors } = await graphql<Result>(query);
  if (!data || errors) throw new Error(`The search index cannot be made: ${String(errors)}`);
  if (!data.articleList) return;
  const file = path.join(folder, data.articleList.searchIndex);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(articleIndex(data.allArticle.nodes)));
}
