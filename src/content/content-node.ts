/** What Gatsby is given of the content. */
export interface ContentNode {
  type: string;
  slug: string;
  /** The file that it stands in, from the project's root; what follows from other entries has none. */
  file?: string;
  /** All fields of the GraphQL type that are not looked up through a link. */
  fields: Record<string, unknown>;
}

/** The text of an entry, as its node holds it. */
export interface Body {
  markdown: string;
  /** The folder under content/ that it stands in; addresses of pictures begin there. */
  folder: string;
}
