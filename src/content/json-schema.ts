/** JSON Schemas of the field lists. VS Code uses them to complete and explain fields while an editor types. */
import { z } from "zod";
import type { FieldMeta } from "./fields/meta";
import type { Kind } from "./kind";
import { kinds } from "./kinds";

/** Metadata of the field lists that a JSON Schema does not need. */
const notForEditors: readonly (keyof FieldMeta)[] = [
  "sdl",
  "relation",
  "file",
  "minWidth",
  "page",
  "pageKind",
  "launch",
  "drawn",
];

/** Folder of the schemas, relative to the project's root. */
export const schemaFolder = ".vscode/schemas";

/** The JSON Schemas of all kinds that editors write, with their paths and the files that they apply to, relative to the project's root. */
export const contentSchemas = () =>
  kinds.flatMap((kind) => {
    const files = filesOf(kind);
    if (files === undefined) return [];
    const { type: title, description } = kind;
    const entry = kind.fields.meta({ description });
    const schema = z.toJSONSchema("key" in kind.source ? z.array(entry) : entry, {
      target: "draft-7",
      override: ({ jsonSchema }) => {
        for (const key of notForEditors) delete jsonSchema[key];
      },
    });
    const path = `${schemaFolder}/${title}.json`;
    return [{ path, files, schema: { ...schema, title, description } }];
  });

/** The setting `yaml.schemas` of VS Code's YAML extension: which schema applies to which files. */
export const schemaSetting = (
  schemas: ReturnType<typeof contentSchemas>,
): Record<string, string> =>
  Object.fromEntries(schemas.map(({ path, files }) => [`./${path}`, files]));

function filesOf({ source }: Kind): string | undefined {
  if ("folder" in source) return `content/${source.folder}/*.md`;
  return "file" in source ? `content/${source.file}` : undefined;
}
