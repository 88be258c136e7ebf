/** Creates the front matter of a new entry from the field list of its kind: valid values, and the purpose of each field. */
import { Document, type Pair, type Scalar, type YAMLMap } from "yaml";
import { z } from "zod";
import type { Entry } from "../../src/content/index";
import { replaceThis } from "../../src/content/new-entry-words";
import { metaOf, required } from "../../src/content/walk";

type Fields = Record<string, unknown>;

/** Makes a placeholder from the description of a field. */
export type Placeholder = (description: string) => string;

/** The entries that relations can refer to. */
type Known = readonly Pick<Entry, "kind" | "slug" | "data">[];

/**
 * Returns YAML for the field list `fields`: the `given` values, a valid value for every other required field, and a comment for each. Optional
 * fields are at the end, commented out. Relations refer to the first of the `entries` of the right kind.
 */
export function frontMatter(
  fields: z.ZodObject,
  given: Fields,
  entries: Known,
  placeholder: Placeholder = (description) => `${replaceThis}. ${description}`,
): string {
  const document = new Document(values(fields, given, { entries, placeholder }));
  describe(document.contents as YAMLMap, fields);
  const optional = Object.entries(fields.shape)
    .filter(([name, field]) => required(field as z.ZodType).optional && !(name in given))
    .map(([name, field]) => `# ${name}: ${metaOf(field as z.ZodType).description}`);
  const rest =
    optional.length > 0 ? ["", "# May be left out:", ...optional, ""].join("\n") : "";
  return `${document.toString({ lineWidth: 0 })}${rest}`;
}

interface Source {
  entries: Known;
  placeholder: Placeholder;
}

function values(fields: z.ZodObject, given: Fields, source: Source): Fields {
  const made = Object.entries(fields.shape).flatMap(([name, field]): [string, unknown][] => {
    const { schema, optional } = required(field as z.ZodType);
    const start = given[name];
    if (schema instanceof z.ZodObject && (start !== undefined || !optional))
      return [[name, values(schema, (start ?? {}) as Fields, source)]];
    if (start !== undefined) return [[name, start]];
    return optional ? [] : [[name, value(schema, source)]];
  });
  return Object.fromEntries(made);
}

/** A valid value for `schema`. */
function value(schema: z.ZodType, source: Source): unknown {
  const { description, relation } = metaOf(schema);
  if (relation) {
    const { kind, by } = relation;
    const other = source.entries.find(
      (entry) => entry.kind.type === kind && (by === "slug" || entry.data[by]),
    );
    return by === "slug" ? other?.slug : other?.data[by];
  }
  if (schema instanceof z.ZodObject) return values(schema, {}, source);
  const limits = z.toJSONSchema(schema, { unrepresentable: "any" });
  if (schema instanceof z.ZodArray)
    return Array.from({ length: limits.minItems ?? 0 }, () =>
      value(schema.element as z.ZodType, source),
    );
  if (limits.enum) return limits.enum[0];
  if (limits.type === "string") return words(source.placeholder(description), limits);
  if (limits.type === "boolean") return false;
  return limits.minimum ?? 0;
}

/** A placeholder text within the limits: as many words of `whole` as there is room for. */
function words(whole: string, { minLength = 1, maxLength = 400 }): string {
  const room = `${whole} `.slice(0, maxLength + 1);
  let text = room.slice(0, Math.max(0, room.lastIndexOf(" ")));
  if (text.length < replaceThis.length) text = replaceThis.slice(0, maxLength);
  while (text.length < minLength) text = `${text} ${replaceThis}.`.slice(0, maxLength);
  return text.trim();
}

/** Adds the description of each field as a comment; for a list, also the fields of its items. */
function describe(map: YAMLMap, fields: z.ZodObject): void {
  for (const { key, value: node } of map.items as Pair<Scalar<string>, unknown>[]) {
    const field = fields.shape[key.value] as z.ZodType;
    const { schema } = required(field);
    const item = schema instanceof z.ZodArray && schema.element;
    const lines = [
      metaOf(field).description,
      ...(item instanceof z.ZodObject ? fieldLines(item).map((line) => `  ${line}`) : []),
    ];
    key.commentBefore = lines.map((line) => ` ${line}`).join("\n");
    if (schema instanceof z.ZodObject) describe(node as YAMLMap, schema);
  }
}

/** A line with the description of each field. */
const fieldLines = (fields: z.ZodObject) =>
  Object.entries(fields.shape).map(
    ([name, field]) => `${name}: ${metaOf(field as z.ZodType).description}`,
  );
