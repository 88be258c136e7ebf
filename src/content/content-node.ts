/** What Gatsby is given of the content. */
export interface ContentNode {
  type: string;
  slug: string;
  /** The file that it stands in, from the project's root; what follows from other entries has none. */
  file?: string;
  /** All fields of the GraphQL type that are not looked up through a link. */
  fields: Record<string, unknown>;
}
