/** @jest-environment node */
/** The JSON Schemas for editors that are made from the field lists. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentSchemas, schemaFolder, schemaSetting } from "../../src/content";

const schemas = contentSchemas();
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("the committed schemas, and VS Code's setting for their files, match the field lists (if not: npm run schemas)", () => {
  expect(readdirSync(schemaFolder).sort()).toEqual(
    schemas.map((schema) => path.basename(schema.path)).sort(),
  );
  for (const { path: file, schema } of schemas) expect(readJson(file)).toEqual(schema);
  const settings = readJson(".vscode/settings.json") as Record<string, unknown>;
  expect(settings["yaml.schemas"]).toEqual(schemaSetting(schemas));
});
