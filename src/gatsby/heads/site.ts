/** What heads are made from: the nodes of the content, with the types that their field lists give them. */
import type { ContentNode } from "../../content";
import type { FieldsOf } from "../../content/kind";
import type business from "../../content/kinds/business";
import type navigation from "../../content/kinds/navigation";
import type picture from "../../content/kinds/picture";
import type regionWords from "../../content/kinds/region-words";

export type Business = FieldsOf<typeof business>;
export type PictureFields = FieldsOf<typeof picture>;

export interface Site {
  /** Address of the site, without a slash at its end. */
  siteUrl: string;
  business: Business;
  navigation: FieldsOf<typeof navigation>;
  regionWords: FieldsOf<typeof regionWords>;
  /** Every node of a kind, in the order of their files. */
  all: (type: string) => readonly ContentNode[];
  /** The node of a kind that is known by `slug`. */
  one: (type: string, slug: string) => ContentNode | undefined;
  /** The absolute address of a path of the site. */
  url: (path: string) => string;
}

/**
 * `nodes` as heads look at them; `address` is the address of the site where it is not the one of the business. The content was checked
 * before, so that every node has the fields of its kind.
 */
export function siteOf(nodes: readonly ContentNode[], address?: string): Site {
  const byType = new Map<string, ContentNode[]>();
  for (const node of nodes) {
    const same = byType.get(node.type);
    if (same) same.push(node);
    else byType.set(node.type, [node]);
  }
  const bySlug = new Map(nodes.map((node) => [`${node.type} ${node.slug}`, node]));
  const single = <Fields>(type: string) => byType.get(type)?.[0]?.fields as Fields;
  const business = single<Business>("Business");
  const siteUrl = address ?? business.siteUrl;
  return {
    siteUrl,
    business,
    navigation: single("Navigation"),
    regionWords: single("RegionWords"),
    all: (type) => byType.get(type) ?? [],
    one: (type, slug) => bySlug.get(`${type} ${slug}`),
    url: (path) => `${siteUrl}${path}`,
  };
}

/** The address of a node that is a page. */
export const pathOf = ({ fields }: ContentNode): string => String(fields.path);

/** Its title: what it is called in lists and breadcrumbs. */
export const titleOf = ({ fields }: ContentNode): string => String(fields.title);
