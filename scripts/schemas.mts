/** `npm run schemas`, after the fields of a YAML file changed: writes JSON Schemas for completion in VS Code, and the setting that refers to them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  contentSchemas,
  contentTypes,
  schemaFolder,
  schemaSetting,
} from "../src/content/index";

const settingsFile = ".vscode/settings.json";
const inJson = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

// Throws if the field lists have no GraphQL schema; a build would say so only after a minute.
contentTypes();
const schemas = contentSchemas();
rmSync(schemaFolder, { recursive: true, force: true });
mkdirSync(schemaFolder, { recursive: true });
for (const { path, schema } of schemas) writeFileSync(path, inJson(schema));

const settings = JSON.parse(readFileSync(settingsFile, "utf8")) as Record<string, unknown>;
writeFileSync(settingsFile, inJson({ ...settings, "yaml.schemas": schemaSetting(schemas) }));
console.log(`${schemas.length} schemas in ${schemaFolder}.`);
