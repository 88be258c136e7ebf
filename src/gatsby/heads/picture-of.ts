/** Chooses the picture for a page's social picture. */
import type { ContentNode } from "../../content";
import type { FieldsOf } from "../../content/kind";
import type homePage from "../../content/kinds/home-page";
import type { PictureFields, Site } from "./site";

/** The picture of the page `node`: its own, or that of an entry that it lists, or else the home page's. */
export function pictureOf(node: ContentNode, site: Site): PictureFields {
  const [home] = site.all("HomePage");
  const { hero } = home?.fields as FieldsOf<typeof homePage>;
  const file = ownPicture(node, site) ?? hero.picture;
  return site.one("Picture", file)?.fields as PictureFields;
}

function ownPicture({ type, fields }: ContentNode, { one }: Site): string | undefined {
  if (typeof fields.picture === "string") return fields.picture;
  if (type === "BlogPage") {
    const [newest] = fields.articles as string[];
    return pictureFile(newest === undefined ? undefined : one("Article", newest));
  }
  if (type === "GalleryPage") {
    const [first] = fields.projects as string[];
    return pictureFile(first === undefined ? undefined : one("Project", first));
  }
  if (type === "ServiceAreasPage") return pictureFile(one("Region", String(fields.origin)));
  return undefined;
}

const pictureFile = (node: ContentNode | undefined) =>
  node === undefined ? undefined : String(node.fields.picture);
