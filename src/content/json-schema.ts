/** JSON Schemas of the field lists, with which an editor's program completes and explains fields while they are written. */
import { z } from "zod";
import type { Kind } from "./kind";

/** What the lists carry for other readers. */
const notForEditors = [
  "sdl",
  "relation",
  "file",
  "minWidth",
  "page",
  "launch",
  "drawn",
] as const;

/** Where the schemas stand, from the project's root. */
export const schemaFolder = ".vscode/schemas";

export interface EditorSchema {
  /** Path of the schema from the project's root. */
  path: string;
  /** The files that it is for, from the project's root. */
  files: string;
  schema: object;
}

/** The schema of every kind that editors write. */
export function editorSchemas(kinds: readonly Kind[]): EditorSchema[] {
  return kinds.flatMap((kind) => {
    const files = filesOf(kind);
    if (files === undefined) return [];
    const entry = kind.fields.meta({ description: kind.description });
    const fields = "list" in kind.source ? z.array(entry) : entry;
    const schema = z.toJSONSchema(fields, {
      target: "draft-7",
      override: ({ jsonSchema, zodSchema }) => {
        for (const key of notForEditors) delete jsonSchema[key];
        // The lists note the name of a group's GraphQL type under the same word.
        if (zodSchema instanceof z.ZodObject) jsonSchema.type = "object";
      },
    });
    return [
      {
        path: `${schemaFolder}/${kind.type}.json`,
        files,
        schema: { ...schema, title: kind.type, description: kind.description },
      },
    ];
  });
}

/** The setting `yaml.schemas` of VS Code's extension for YAML: which schema is for which files. */
export const schemaSetting = (schemas: readonly EditorSchema[]): Record<string, string> =>
  Object.fromEntries(schemas.map(({ path, files }) => [`./${path}`, files]));

function filesOf({ source }: Kind): string | undefined {
  if ("folder" in source) return `content/${source.folder}/*.md`;
  if ("list" in source) return `content/${source.list}`;
  return "single" in source ? `content/${source.single}` : undefined;
}
