/** Creates the data for the <head> of every page during the build. */
import type { ContentNode } from "../content";
import type { FieldsOf } from "../content/kind";
import type homePage from "../content/kinds/home-page";
import { fill } from "../domain/text";
import { titleOf, type PictureFields, type Site } from "./site";
import { nodesText, pageNodes } from "./structured-data";

/**
 * The head of the page `node`, as the GraphQL type PageHead describes it.
 * @param socialPicture returns the path of the picture for sharing that shows this title and picture.
 */
export function pageHead(
  node: ContentNode,
  site: Site,
  socialPicture: (title: string, picture: PictureFields) => string,
) {
  const source = pictureOf(node, site);
  const picture = socialPicture(shortTitle(node), source);
  const meta = {
    title: documentTitle(node, site),
    description: description(node, site),
    picture: site.url(picture),
  };
  const { date, category, keywords } = node.fields;
  return {
    ...meta,
    picture,
    pictureAlt: `${shortTitle(node)}: ${source.alt}`,
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    ...(node.type === "Article" && { published: String(date), section: String(category) }),
    structuredData: nodesText(pageNodes(node, meta, site)),
  };
}

/** The page's title for search results and sharing, without the company's name. */
const shortTitle = (node: ContentNode): string =>
  String(node.fields.documentTitle ?? titleOf(node));

/** The full title. The specification defines that of region pages (decision 13b); all others end with the company's name. */
function documentTitle(node: ContentNode, { business, regionLabels }: Site): string {
  const own = titleOf(node);
  const company = business.name;
  if (node.type === "Region") return fill(business.regionTitle, { region: own, company });
  if (node.type === "Town")
    return `${fill(regionLabels.townTitle, { town: own })} | ${company}`;
  return `${shortTitle(node)} | ${company}`;
}

/** The description. The specification defines that of region pages (decision 13b). */
function description(node: ContentNode, { business }: Site): string {
  if (node.type !== "Region") return String(node.fields.description);
  return fill(business.regionDescription, {
    region: titleOf(node),
    phone: business.phone.display,
  });
}

/** The picture of the page `node`: its own, or that of an entry that it lists, or else the home page's. */
function pictureOf(node: ContentNode, site: Site): PictureFields {
  const [home] = site.all("HomePage");
  const { hero } = home?.fields as FieldsOf<typeof homePage>;
  const file = ownPicture(node, site) ?? hero.picture;
  return site.one("Picture", file)?.fields as PictureFields;
}

function ownPicture({ type, fields }: ContentNode, { one }: Site): string | undefined {
  if (typeof fields.picture === "string") return fields.picture;
  const first = (slugs: unknown) => (slugs as readonly string[])[0] ?? "";
  const listed: Record<string, () => ContentNode | undefined> = {
    BlogPage: () => one("Article", first(fields.articles)),
    GalleryPage: () => one("Project", first(fields.projects)),
    ServiceAreasPage: () => one("Region", String(fields.origin)),
  };
  const entry = listed[type]?.();
  return entry && String(entry.fields.picture);
}
