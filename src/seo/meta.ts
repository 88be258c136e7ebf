/** Creates the data for the <head> of every page during the build. */
import type { ContentNode } from "../content";
import type { FieldsOf } from "../content/kind";
import { kindOf } from "../content/kinds";
import type homePage from "../content/kinds/home-page";
import { titleOf, type PictureFields, type Site } from "./site";
import { nodesText, pageNodes } from "./structured-data";

/**
 * The head of the page `node`, as the GraphQL type PageHead describes it.
 * @param socialPicture returns the path of the social picture that shows this title and picture.
 */
export function pageHead(
  node: ContentNode,
  site: Site,
  socialPicture: (title: string, picture: PictureFields) => string,
) {
  const { documentTitle, headTitle, description, date, category, keywords } = node.fields;
  // For search results and sharing, without the company's name.
  const shortTitle = String(documentTitle ?? titleOf(node));
  const source = pictureOf(node, site);
  const picture = socialPicture(shortTitle, source);
  const meta = {
    title: String(headTitle ?? `${shortTitle} | ${site.business.name}`),
    description: String(description),
    picture: site.url(picture),
  };
  const isArticle = kindOf(node.type).mainEntity === "BlogPosting";
  return {
    ...meta,
    sharedTitle: String(headTitle ?? shortTitle),
    picture,
    pictureAlt: `${shortTitle}: ${source.alt}`,
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    ...(isArticle && { published: String(date), section: String(category) }),
    structuredData: nodesText(pageNodes(node, meta, site)),
  };
}

/** The picture of the page `node`: its own, or that of an entry that it lists, or else the home page's. */
function pictureOf({ type, fields }: ContentNode, site: Site): PictureFields {
  const [home] = site.all("HomePage");
  const { hero } = home?.fields as FieldsOf<typeof homePage>;
  const { pictureFrom } = kindOf(type);
  const [slug] = pictureFrom ? [fields[pictureFrom.field]].flat() : [];
  const listed = pictureFrom && site.one(pictureFrom.kind, String(slug));
  const file = fields.picture ?? listed?.fields.picture ?? hero.picture;
  return site.one("Picture", String(file))?.fields as PictureFields;
}
