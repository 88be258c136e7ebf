/** The title and description in the head of a page. */
import { fill } from "../../domain/text";
import type { ContentNode } from "../../content";
import { titleOf, type Site } from "./site";

/** The page's title for search results and sharing, without the company's name. */
export const shortTitle = (node: ContentNode): string =>
  String(node.fields.documentTitle ?? titleOf(node));

/** The full title. The specification defines that of region pages (decision 13b); all others end with the company's name. */
export function documentTitle(node: ContentNode, { business, regionWords }: Site): string {
  const own = titleOf(node);
  const company = business.name;
  if (node.type === "Region") return fill(business.regionTitle, { region: own, company });
  if (node.type === "Town") return `${fill(regionWords.townTitle, { town: own })} | ${company}`;
  return `${shortTitle(node)} | ${company}`;
}

/** The description. The specification defines that of region pages (decision 13b). */
export function description(node: ContentNode, { business }: Site): string {
  if (node.type !== "Region") return String(node.fields.description);
  return fill(business.regionDescription, {
    region: titleOf(node),
    phone: business.phone.display,
  });
}
