/** Creates the data for the <head> of every page during the build. */
import type { ContentNode } from "../../content";
import { nodesText } from "../../seo/structured-data/graph";
import type { SocialPictures } from "../social-pictures/social-pictures";
import { pictureOf } from "./picture-of";
import type { Site } from "./site";
import { pageThings, siteThings } from "./structured-data";
import { description, documentTitle, shortTitle } from "./words";

/** A page's head, as the GraphQL type PageHead describes it. */
export interface PageHead {
  title: string;
  description: string;
  keywords: readonly string[];
  picture: string;
  pictureAlt: string;
  published?: string;
  section?: string;
  structuredData: string;
}

/** The head of the page `node`. Adds its social picture to `pictures`, which renders it later. */
export function pageHead(node: ContentNode, site: Site, pictures: SocialPictures): PageHead {
  const shown = pictureOf(node, site);
  const picture = pictures.add(shortTitle(node), shown);
  const said = {
    title: documentTitle(node, site),
    description: description(node, site),
    picture: site.url(picture),
  };
  const { date, category, keywords } = node.fields;
  return {
    ...said,
    picture,
    pictureAlt: `${shortTitle(node)}: ${shown.alt}`,
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    ...(node.type === "Article" && { published: String(date), section: String(category) }),
    structuredData: nodesText(pageThings(node, said, site)),
  };
}

/** The structured data that all pages share, as JSON. */
export const siteData = (site: Site, today: string): string =>
  nodesText(siteThings(site, today));
