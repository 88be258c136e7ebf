/** The types of the nodes that Gatsby receives from the content. */
export interface ContentNode {
  type: string;
  slug: string;
  /** The file of the entry, relative to the project's root. */
  file?: string;
  /** All fields of the GraphQL type, except those that are looked up through a link. */
  fields: Record<string, unknown>;
}
