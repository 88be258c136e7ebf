/** Typed access to the visible content while the build creates heads and files. */
import type { ContentNode } from "../content";
import type { FieldsOf } from "../content/kind";
import type brand from "../content/kinds/brand";
import type business from "../content/kinds/business";
import type navigation from "../content/kinds/navigation";
import type picture from "../content/kinds/picture";

export type Business = FieldsOf<typeof business>;
export type PictureFields = FieldsOf<typeof picture>;

export type Site = ReturnType<typeof siteOf>;

/**
 * @param nodes checked content, in which every node has the fields of its kind.
 * @param siteUrl the address of the site without a trailing slash, if it differs from the one in business.yaml.
 */
export function siteOf(nodes: readonly ContentNode[], siteUrl?: string) {
  /** All nodes of a kind, in the order of their files. */
  const all = (type: string) => nodes.filter((node) => node.type === type);
  /** The node of a kind with this slug. */
  const one = (type: string, slug: string) =>
    nodes.find((node) => node.type === type && node.slug === slug);
  /** The fields of a kind with one file. */
  const only = <Fields>(type: string) => all(type)[0]?.fields as Fields;
  const business = only<Business>("Business");
  const address = siteUrl ?? business.siteUrl;
  return {
    siteUrl: address,
    business,
    brand: only<FieldsOf<typeof brand>>("Brand"),
    navigation: only<FieldsOf<typeof navigation>>("Navigation"),
    all,
    one,
    /** The absolute URL of a path of the site. */
    url: (path: string) => `${address}${path}`,
    /** The absolute URL of a node that is a page. */
    pageUrl: ({ fields }: ContentNode) => `${address}${String(fields.path)}`,
  };
}

/** The title of a node, as in lists and breadcrumbs. */
export const titleOf = ({ fields }: ContentNode): string => String(fields.title);
