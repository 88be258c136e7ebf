/** Writes the GraphQL schema from the field lists. Every type is `@dontInfer`, lists are `[X!]!`, every field has a description. */
import { z } from "zod";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { metaOf, required } from "./walk";

/** The computed fields that every entry with a page has, whatever its kind. */
const computedFields = `  "The canonical address, without a slash at its end."
  path: String!
  "The pages from the home page to this one, if it shows them."
  crumbs: [Crumb!]!
  "The head of the page."
  head: PageHead!
  "The component that shows it, relative to src/."
  component: String!
  "The day of its last change, YYYY-MM-DD, where it is known."
  lastChanged: String`;

const contentPage = `
"""Anything with an address of its own."""
interface ContentPage implements Node {
  id: ID!
  "Heading or title of the page."
  title: String!
  "Other addresses that show this page."
  aliases: [String!]!
  "Old addresses that redirect here."
  redirectFrom: [String!]!
${computedFields}
}

"""An entry of a folder: a page with a text."""
interface TextEntry implements Node {
  id: ID!
  "Heading or title of the page."
  title: String!
  "The pages from the home page to this one, if it shows them."
  crumbs: [Crumb!]!
  "The text under the fields."
  body: MarkdownRemark!
}

"""A stop on the way from the home page to a page."""
type Crumb @dontInfer {
  "What it is called."
  label: String!
  "Its address."
  to: String!
}

"""The head of a page, put together once a build."""
type PageHead @dontInfer {
  "The whole title."
  title: String!
  "The title where the page is shared, whose previews show the company's name beside it."
  sharedTitle: String!
  "What search engines show under the title, 70 to 160 characters."
  description: String!
  "Keywords of the page, if it has any."
  keywords: [String!]!
  "The picture that goes with the page where it is shared, 1,200 by 630: its path."
  picture: String!
  "What that picture shows, for people who cannot see it."
  pictureAlt: String!
  "Of an article the day of its publication, YYYY-MM-DD."
  published: String
  "Of an article its category."
  section: String
  "The page's own part of the structured data: nodes of the graph as JSON, without the brackets around them."
  structuredData: String!
}
`;

/** Types of computed fields, in addition to the types of the kinds. */
const computedTypes = `
"""A heading of the site map with its pages."""
type SitemapList @dontInfer {
  "The heading."
  heading: String!
  "The pages, in their order."
  pages: [ContentPage!]! @link(by: "path")
}

"""A menu of the navigation."""
type NavigationMenu @dontInfer {
  "Its name, by which navigation.yaml places it."
  name: String!
  "The pages that it lists, in their order."
  links: [MenuLink!]!
  "The addresses of the pages on which it is marked as current."
  pages: [String!]!
}

"""A link in a menu."""
type MenuLink @dontInfer {
  "The title of the page."
  title: String!
  "Its address."
  path: String!
  "Its letter on the section drawing, if it has one."
  letter: String
  "The text under the link."
  note: String
}

"""A part of the map of Maryland."""
type DrawnMap @dontInfer {
  "The file with its shapes: map, or harbor on the page of the city."
  file: String!
  "The part that all screens show, in map units."
  viewBox: String!
  "Its width divided by its height."
  ratio: Float!
  "The cable, lines to names away from their dots, and dots, in the order in which they are drawn."
  marks: [MapMark!]!
  "The names."
  labels: [MapLabel!]!
}

"""A line or a dot on the map."""
type MapMark @dontInfer {
  "cable, leader, originDot, townDot, placeDot, or wideDot on wide screens only: its class."
  kind: String!
  "Path data."
  d: String!
}

"""A name on the map."""
type MapLabel @dontInfer {
  "The name."
  name: String!
  "origin or town, which have a lamp; place, which has a dot; county or landmark."
  kind: String!
  "From the left, in percent of the part."
  x: Float!
  "From the top, in percent of the part."
  y: Float!
  "-1 if it is left of that point, 1 if it is right of it, 0 if it is centered on it, or a half."
  dx: Float!
  "-1 if it is above that point, 1 if it is below it, 0 if it is level with it."
  dy: Float!
  "true if only wide screens have room for it."
  wide: Boolean!
}
`;

/** Texts are separate nodes, so that lists of entries do not load them. Declared here so that Gatsby infers none of their fields. */
const textType = `
"""The text under the fields of an entry, of which gatsby-transformer-remark makes this node."""
type MarkdownRemark implements Node @dontInfer {
  id: ID!
}
`;

const textOfEntry = 'MarkdownRemark! @link(by: "parent.id", from: "id")';

/** The GraphQL types of all kinds and their groups, and the interface that pages share. */
export const contentTypes = (): string =>
  [contentPage, computedTypes, textType, ...groupTypes(), ...kinds.map(kindType)].join("\n");

const typeOf = (description: string, head: string, lines: readonly string[]) =>
  `${JSON.stringify(description)}\ntype ${head} @dontInfer {\n${lines.join("\n")}\n}`;

const lineOf = (description: string, name: string, type: string) =>
  `${JSON.stringify(description)}\n${name}: ${type}`;

function kindType({ type, description, path, fields, source, resolved = {} }: Kind): string {
  const interfaces = [
    "Node",
    ...(path ? ["ContentPage"] : []),
    ...(path && "folder" in source ? ["TextEntry"] : []),
  ];
  return typeOf(description, `${type} implements ${interfaces.join(" & ")}`, [
    lineOf("The file name without ending, or the key in the list.", "slug", "String!"),
    ...(path ? [computedFields] : []),
    ...fieldLines(fields),
    ...("folder" in source ? [lineOf("The text under the fields.", "body", textOfEntry)] : []),
    ...Object.entries(resolved).map(([name, field]) =>
      lineOf(field.description, name, field.sdl),
    ),
  ]);
}

const fieldLines = ({ shape }: z.ZodObject) =>
  Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) =>
    lineOf(metaOf(schema).description, name, fieldType(schema)),
  );

function fieldType(field: z.ZodType): string {
  const { schema, optional } = required(field);
  const isList = schema instanceof z.ZodArray;
  const item = isList ? (schema.element as z.ZodType) : schema;
  const { type, directive } = metaOf(item).sdl ?? { type: plainType(item) };
  const whole = isList ? `[${type}!]!` : `${type}${optional ? "" : "!"}`;
  return directive ? `${whole} ${directive}` : whole;
}

function plainType(schema: z.ZodType): string {
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
  return "String";
}

/** The type of each group of fields, once. GraphQL refuses two different groups with one name. */
const groupTypes = (): Iterable<string> =>
  new Set(
    kinds.flatMap(({ fields }) =>
      groupsIn(fields).map((group) => {
        const { description, sdl } = metaOf(group);
        return typeOf(description, sdl?.type ?? "", fieldLines(group));
      }),
    ),
  );

/** The groups in `fields`, also in lists and other groups. */
const groupsIn = ({ shape }: z.ZodObject): z.ZodObject[] =>
  Object.values(shape as Record<string, z.ZodType>).flatMap((field) => {
    const { schema } = required(field);
    const inner = schema instanceof z.ZodArray ? schema.element : schema;
    return inner instanceof z.ZodObject ? [...groupsIn(inner), inner] : [];
  });
