/** @jest-environment node */
import { entries } from "../support/content";
import { startEngine, type Engine } from "./support/engine";

jest.setTimeout(120_000);

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.close());

test("sample rows have the alternative texts of content/pictures.yaml", async () => {
  const { query } = await engine.open();
  const rows = await query("select image_file, alt_text from projects");
  const alts = new Map(entries("Picture").map(({ slug, fields }) => [slug, fields.alt]));
  const listed = rows.filter((row) => alts.has(String(row.image_file)));
  for (const { image_file: file, alt_text: alt } of listed)
    expect({ file, alt }).toEqual({ file, alt: alts.get(String(file)) });
});
