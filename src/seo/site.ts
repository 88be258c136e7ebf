/** Typed access to the visible content while the build creates heads and files. */
import type { ContentNode } from "../content";
import type { FieldsOf } from "../content/kind";
import type brand from "../content/kinds/brand";
import type business from "../content/kinds/business";
import type navigation from "../content/kinds/navigation";
import type picture from "../content/kinds/picture";
import type regionLabels from "../content/kinds/region-labels";

export type Business = FieldsOf<typeof business>;
export type PictureFields = FieldsOf<typeof picture>;

export interface Site {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  business: Business;
  brand: FieldsOf<typeof brand>;
  navigation: FieldsOf<typeof navigation>;
  regionLabels: FieldsOf<typeof regionLabels>;
  /** All nodes of a kind, in the order of their files. */
  all: (type: string) => readonly ContentNode[];
  /** The node of a kind with this slug. */
  one: (type: string, slug: string) => ContentNode | undefined;
  /** The absolute URL of a path of the site. */
  url: (path: string) => string;
}

/**
 * @param nodes checked content, in which every node has the fields of its kind.
 * @param address of the site, if it differs from the one in business.yaml.
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
    brand: single("Brand"),
    navigation: single("Navigation"),
    regionLabels: single("RegionLabels"),
    all: (type) => byType.get(type) ?? [],
    one: (type, slug) => bySlug.get(`${type} ${slug}`),
    url: (path) => `${siteUrl}${path}`,
  };
}

/** The path of a node that is a page. */
export const pathOf = ({ fields }: ContentNode): string => String(fields.path);

/** The title of a node, as in lists and breadcrumbs. */
export const titleOf = ({ fields }: ContentNode): string => String(fields.title);
