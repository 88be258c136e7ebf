/** Writes the files that the blog's filter and search read (decision 24). */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { IndexedArticle, IndexedPicture, IndexPiece } from "../domain/article-index";

/** Articles in one piece of the index; a piece is then about 40 kB with gzip. */
const perPiece = 500;

/** A result of the first query below. Written by hand, because Gatsby generates no types for queries in src/gatsby. */
export interface IndexSource {
  readonly title: string;
  readonly excerpt: string;
  readonly path: string;
  readonly category: { readonly blog: string };
  readonly day: string;
  readonly date: string;
  readonly picture: { readonly id: string };
}

/** A result of the second query. */
export interface PictureSource {
  readonly id: string;
  readonly focal: readonly number[];
  readonly image: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface Articles {
  readonly articleList: { readonly searchIndex: string } | null;
  readonly allArticle: { readonly nodes: readonly IndexSource[] };
}

interface Pictures {
  readonly allPicture: { readonly nodes: readonly PictureSource[] };
}

const articlesQuery = `
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
          id
        }
      }
    }
  }
`;

/**
 * Queries each picture once, even if several articles share it, because its data is the most expensive part. The arguments are those of the
 * fragment PictureThumb, so that the index and the pages use the same files.
 */
const picturesQuery = `
  query ArticleIndexPictures($ids: [String!]!) {
    allPicture(filter: { id: { in: $ids } }) {
      nodes {
        id
        focal
        image {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 480])
        }
      }
    }
  }
`;

/** The index of `articles`, in their order; `pictures` contains all pictures that they show. */
export function articleIndex(
  articles: readonly IndexSource[],
  pictures: readonly PictureSource[],
): IndexedArticle[] {
  const indexed = new Map(pictures.map((picture) => [picture.id, indexedPicture(picture)]));
  return articles.map(({ title, excerpt, category, path: address, day, date, picture }) => {
    const shown = indexed.get(picture.id);
    if (!shown) throw new Error(`The search index lacks the picture of ${address}.`);
    return {
      title,
      excerpt,
      category: category.blog,
      path: address,
      day,
      date,
      picture: shown,
    };
  });
}

function indexedPicture({ focal, image }: PictureSource): IndexedPicture {
  const data = image?.gatsbyImageData;
  return {
    focal,
    color: data?.backgroundColor ?? "",
    width: data?.width ?? 1,
    height: data?.height ?? 1,
    avif: data?.images.sources?.find(({ type }) => type === "image/avif")?.srcSet ?? "",
    src: data?.images.fallback?.src ?? "",
  };
}

/** The address of piece `number`, from 1, of the index that starts at `address`. */
const pieceAddress = (address: string, number: number) =>
  number === 1 ? address : address.replace(/\.json$/, `-${number}.json`);

/** The pieces of the index that starts at `address`; a single empty one if there are no articles. */
export function indexPieces(
  address: string,
  articles: readonly IndexedArticle[],
): { readonly address: string; readonly piece: IndexPiece }[] {
  const count = Math.max(1, Math.ceil(articles.length / perPiece));
  return Array.from({ length: count }, (_, index) => ({
    address: pieceAddress(address, index + 1),
    piece: {
      articles: articles.slice(index * perPiece, (index + 1) * perPiece),
      ...(index + 1 < count && { more: pieceAddress(address, index + 2) }),
    },
  }));
}

/** Writes the index into `folder`, the built site, starting at the address in the node of the article list. */
export async function writeSearchIndex(
  folder: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  async function ask<T>(query: string, variables?: object): Promise<T> {
    const { data, errors } = await graphql<T>(query, variables);
    if (!data || errors) throw new Error(`The search index query failed: ${String(errors)}`);
    return data;
  }
  const { articleList, allArticle } = await ask<Articles>(articlesQuery);
  if (!articleList) return;
  const ids = [...new Set(allArticle.nodes.map(({ picture }) => picture.id))];
  const { allPicture } = await ask<Pictures>(picturesQuery, { ids });
  const index = articleIndex(allArticle.nodes, allPicture.nodes);
  const pieces = indexPieces(articleList.searchIndex, index);
  for (const { address, piece } of pieces) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(piece));
  }
  removeOlder(folder, articleList.searchIndex, pieces.length);
}

/** Deletes pieces after the first `count`, which a build with more articles left in `folder`. */
function removeOlder(folder: string, address: string, count: number): void {
  for (let number = count + 1; ; number += 1) {
    const file = path.join(folder, pieceAddress(address, number));
    if (!existsSync(file)) return;
    rmSync(file);
  }
}
