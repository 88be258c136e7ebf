/** @jest-environment node */
/** The GraphQL types and the JSON Schemas for editors that are made from the field lists. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentSchemas, contentTypes, schemaFolder, schemaSetting } from "../../src/content";

const schemas = contentSchemas();
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("the committed schemas match the field lists (if not: npm run schemas)", () => {
  expect(readdirSync(schemaFolder).sort()).toEqual(
    schemas.map((schema) => path.basename(schema.path)).sort(),
  );
  for (const { path: file, schema } of schemas) expect(readJson(file)).toEqual(schema);
});

test("VS Code's settings assign each schema to its files", () => {
  const settings = readJson(".vscode/settings.json") as Record<string, unknown>;
  expect(settings["yaml.schemas"]).toEqual(schemaSetting(schemas));
});

test("all types have @dontInfer, lists are non-null, and every field is described", () => {
  const sdl = contentTypes();
  const types = [...sdl.matchAll(/^type (\w+)[^{]*\{/gm)];
  expect(types.length).toBeGreaterThan(20);
  for (const [head] of types) expect(head).toContain("@dontInfer");
  expect(sdl).not.toMatch(/\[\w+\]/);
  expect(sdl).not.toMatch(/\[\w+!\](?!!)/);
  const lines = sdl.split("\n");
  const undescribed = lines.filter(
    (line, index) =>
      /^\s*\w+: /.test(line) &&
      !/"\s*$/.test(lines[index - 1] ?? "") &&
      !/^\s*id: ID!/.test(line),
  );
  expect(undescribed).toEqual([]);
});
