/** Writes files for machines: XML site map, feed, robots.txt, security.txt, vCard and web app manifest. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cardPath, feedPath, securityPath, siteMapPath, workerPaths } from "../../domain/files";
import type { Business } from "../heads/site";
import { card } from "./card";
import { feed, feedLength, type FeedArticle } from "./feed";
import { robots } from "./robots";
import { reportsTo, securityTxt } from "./security-txt";
import { serviceWorker } from "./service-worker";
import { picturesIn, siteMap } from "./site-map";
import { writeIcons, type IconColors } from "../brand/icons";
import { webManifest } from "./web-manifest";

interface Result {
  readonly build: { readonly siteUrl: string; readonly preview: boolean; readonly day: string };
  readonly business: Business;
  readonly blogPage: { readonly path: string; readonly description: string };
  readonly allPage: {
    readonly nodes: readonly { readonly path: string; readonly changed: string | null }[];
  };
  readonly brand: IconColors & { readonly mark: string; readonly markBox: string };
  readonly allArticle: { readonly nodes: readonly FeedArticle[] };
}

/** The type of its result is written by hand, because Gatsby generates no types for queries in src/gatsby. */
const query = `
  query MachineFiles($articles: Int!) {
    build {
      siteUrl
      preview
      day
    }
    business {
      name
      shortName
      tagline
      phone {
        e164
      }
      email
      securityContact
      address {
        street
        city
        state
        zip
      }
      map {
        lat
        lon
      }
      hours {
        day
        opens
        closes
      }
    }
    brand {
      ink
      paper
      amber
      amberDeep
      mark
      markBox
    }
    blogPage {
      path
      description
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        changed
      }
    }
    allArticle(limit: $articles, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        excerpt
        path
        date
        category {
          blog
        }
        body {
          html
        }
        head {
          picture
          pictureAlt
        }
      }
    }
  }
`;

/** Writes the files into `folder`, the built site. */
export async function writeMachineFiles(
  folder: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const { data, errors } = await graphql<Result>(query, { articles: feedLength });
  if (!data || errors)
    throw new Error(`The query for the machine-readable files failed: ${String(errors)}`);
  const { build, business, brand, blogPage, allPage, allArticle } = data;
  const { siteUrl, preview, day } = build;
  const pages = allPage.nodes.map(({ path: address, changed }) => ({
    path: address,
    changed: changed ?? undefined,
    // Keeps only the addresses of pictures in memory, not the pages.
    pictures: picturesIn(readFileSync(path.join(folder, address, "index.html"), "utf8")),
  }));
  const blog = { blog: blogPage.path, description: blogPage.description };
  const write = (address: string, text: string) => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write("/robots.txt", robots(siteUrl, preview));
  write(siteMapPath, await siteMap(siteUrl, pages));
  write(feedPath, await feed({ siteUrl, name: business.name, ...blog }, allArticle.nodes));
  write(cardPath, card(business, siteUrl));
  const contact = reportsTo(business);
  if (contact) write(securityPath, securityTxt(contact, siteUrl, day));
  // A warm build keeps the file of the last one.
  else rmSync(path.join(folder, securityPath), { force: true });
  for (const address of workerPaths) write(address, serviceWorker);
  write("/site.webmanifest", webManifest(business, brand));
  await writeIcons(folder, { shapes: brand.mark, box: brand.markBox }, brand);
}
