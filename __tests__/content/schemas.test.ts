/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import {
  contentSchemas,
  schemaFolder,
  schemaSetting,
  type EditorSchema,
} from "../../src/content";

const schemas = contentSchemas();
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The part of a JSON Schema that the tests read. */
interface Field {
  description?: string;
  type?: string;
  properties?: Record<string, Field>;
  items?: Field;
  required?: string[];
}

const fieldsOf = ({ schema }: EditorSchema): Field => {
  const whole = schema as Field;
  return whole.items ?? whole;
};

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

test("every field has a description", () => {
  const undescribed = (field: Field, place: string): string[] => [
    ...(field.description ? [] : [place]),
    ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
      undescribed(inner, `${place}.${name}`),
    ),
    ...(field.items ? undescribed(field.items, `${place}[]`) : []),
  ];
  expect(schemas.flatMap((schema) => undescribed(fieldsOf(schema), schema.path))).toEqual([]);
});

test("the schema of business.yaml has the fields of the file", () => {
  const business = schemas.find(({ files }) => files === "content/business.yaml");
  expect(business).toBeDefined();
  const { properties, required } = fieldsOf(business as EditorSchema);
  const data = parse(readFileSync("content/business.yaml", "utf8")) as Record<string, unknown>;
  expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(Object.keys(data)));
  expect(Object.keys(data)).toEqual(expect.arrayContaining(required ?? ["none"]));
});
