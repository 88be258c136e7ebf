/** Writes the GraphQL schema from the field lists. Every type is `@dontInfer`, lists are `[X!]!`, every field has a description. */
import { z } from "zod";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { metaOf, required } from "./walk";

/**
 * The type of pages. gatsby-node queries it to create pages. A query for all entries reads every node of its types completely, so pages are
 * small nodes of their own, separate from the entries.
 */
const page = `
"""A page of the site, whatever it shows."""
type Page implements Node @dontInfer {
  "The id of the entry that it shows."
  entry: ID!
  "The kind of that entry."
  kind: String!
  "The canonical address, without a slash at its end."
  path: String!
  "Heading or title of the page."
  title: String!
  "Other addresses that show this very page."
  aliases: [String!]!
  "Old addresses that redirect here."
  redirectFrom: [String!]!
  "The component that shows it, relative to src/."
  component: String!
  "The day of its last change, YYYY-MM-DD, where it is known."
  changed: String
}
`;

/** The computed fields that every entry with a page has, whatever its kind. */
const computedFields = `  "The canonical address, without a slash at its end."
  path: String!
  "The pages from the home page to this one, if it shows them."
  crumbs: [Crumb!]!
  "The head of the page."
  head: PageHead!`;

const contentPage = `
"""Anything with an address of its own."""
interface ContentPage {
  "Heading or title of the page."
  title: String!
${computedFields}
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
  "What search engines show under the title, 70 to 160 characters."
  description: String!
  "Words for the keywords entry, where the page has it."
  keywords: [String!]!
  "The picture that goes with the page where it is shared, 1,200 by 630: its path."
  picture: String!
  "What that picture shows, for people who do not see it."
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
const mapTypes = `
"""A part of the map of Maryland."""
type DrawnMap @dontInfer {
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

/** The GraphQL types of all kinds and their groups, and the interface that pages share. */
export function contentTypes(): string {
  const groups = new Map<string, string>();
  const types = kinds.map((kind) => typeOf(kind, groups));
  const names = [...kinds.map(({ type }) => type), ...groups.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(`Two kinds or groups of fields are called ${twice}: rename one of them.`);
  return [page, contentPage, mapTypes, textType, ...groups.values(), ...types].join("\n");
}

function typeOf(kind: Kind, groups: Map<string, string>): string {
  const { type, description, path, fields, source, resolved = {} } = kind;
  const lines = [
    `"The file name without ending, or the key in the list."\nslug: String!`,
    ...(path ? [computedFields] : []),
    ...fieldLines(fields, groups).filter(
      (line) => !/\n(aliases|redirectFrom|draft):/.test(line),
    ),
    ...("folder" in source ? [`"The text under the fields."\nbody: MarkdownRemark!`] : []),
    ...Object.entries(resolved).map(
      ([name, field]) => `${JSON.stringify(field.description)}\n${name}: ${field.sdl}`,
    ),
  ];
  return `${JSON.stringify(description)}\ntype ${type} implements Node${path ? " & ContentPage" : ""} @dontInfer {\n${lines.join("\n")}\n}`;
}

function fieldLines(fields: z.ZodObject, groups: Map<string, string>): string[] {
  return Object.entries(fields.shape).map(([name, schema]) => {
    const { optional } = required(schema as z.ZodType);
    const { type, directive } = graphqlType(schema as z.ZodType, groups);
    const isList = type.startsWith("[");
    return `${JSON.stringify(metaOf(schema as z.ZodType).description)}\n${name}: ${type}${optional && !isList ? "" : "!"}${directive ? ` ${directive}` : ""}`;
  });
}

function graphqlType(
  schema: z.ZodType,
  groups: Map<string, string>,
): { type: string; directive?: string } {
  const plain = required(schema).schema;
  const meta = metaOf(plain);
  if (meta.sdl) return meta.sdl;
  if (plain instanceof z.ZodArray) {
    const { type, directive } = graphqlType(plain.element as z.ZodType, groups);
    return { type: `[${type}!]`, directive };
  }
  if (plain instanceof z.ZodObject) return { type: groupType(plain, groups) };
  if (plain instanceof z.ZodBoolean) return { type: "Boolean" };
  if (plain instanceof z.ZodNumber)
    return { type: plain.format === "safeint" ? "Int" : "Float" };
  return { type: "String" };
}

function groupType(schema: z.ZodObject, groups: Map<string, string>): string {
  const { type, description } = metaOf(schema);
  if (!type) throw new Error("A group of fields needs a type name.");
  const sdl = `${JSON.stringify(description)}\ntype ${type} @dontInfer {\n${fieldLines(schema, groups).join("\n")}\n}`;
  const before = groups.get(type);
  if (before !== undefined && before !== sdl)
    throw new Error(
      `Two groups of fields are called ${type}, and their fields or descriptions differ: use one constant for both, or another name.`,
    );
  groups.set(type, sdl);
  return type;
}
