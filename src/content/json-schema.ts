/**
 * JSON Schemas of the field lists of YAML files. VS Code uses them to complete and explain fields while an editor types. Its extension for YAML does
 * not read the fields of Markdown files (https://github.com/redhat-developer/vscode-yaml/issues/207).
 */
import { z } from "zod";
import type { FieldMeta } from "./fields/meta";
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

/** The JSON Schemas of all kinds in YAML files, with their paths and the files that they apply to, relative to the project's root. */
export const contentSchemas = () =>
  kinds.flatMap(({ type: title, description, source, fields }) => {
    if (!("file" in source)) return [];
    const entry = fields.meta({ description });
    const schema = z.toJSONSchema("key" in source ? z.array(entry) : entry, {
      target: "draft-7",
      override: ({ jsonSchema }) => {
        for (const key of notForEditors) delete jsonSchema[key];
      },
    });
    const path = `${schemaFolder}/${title}.json`;
    return [{ path, file: source.file, schema: { ...schema, title, description } }];
  });

/** The setting `yaml.schemas` of VS Code's YAML extension: which schema applies to which files. */
export const schemaSetting = (
  schemas: ReturnType<typeof contentSchemas>,
): Record<string, string> =>
  Object.fromEntries(schemas.map(({ path, file }) => [`./${path}`, `content/${file}`]));
