/** @jest-environment node */
/** The editor's forms are generated from the field lists, with all of their rules and descriptions. */
import { z } from "zod";
import { kinds } from "../../src/content/kinds";
import { editorConfig } from "../../src/editor/config/config";
import { fieldOf, type EditorField } from "../../src/editor/config/field";
import { focalPointField } from "../../src/editor/focal-point";
import { editedKinds } from "../support/edited-files";

const settings = {
  name: "Example AV",
  siteUrl: "https://www.example.com",
  repository: "example/website",
  branch: "main",
};
const { collections, singletons, ...rest } = editorConfig(kinds, settings);
const all = [...collections, ...singletons];

/** For fields without a relation. */
const never = () => {
  throw new Error("no kind should be looked up");
};

/** The field at `keys` of a kind. */
function at(type: string, ...keys: string[]): EditorField | undefined {
  let fields = all.find(({ name }) => name === type)?.fields;
  let found: EditorField | undefined;
  for (const key of keys) {
    found = fields?.find(({ name }) => name === key);
    fields = found?.fields as EditorField[] | undefined;
  }
  return found;
}

test("every kind that editors write has its form, with all of its fields and a sentence on each", () => {
  expect(all.map(({ name }) => name).sort()).toEqual(
    editedKinds.map(({ type }) => type).sort(),
  );
  const compare = (fields: readonly EditorField[], schema: z.ZodType) => {
    const plain = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
    if (plain instanceof z.ZodArray) compare(fields, plain.element as z.ZodType);
    if (!(plain instanceof z.ZodObject)) return;
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(plain.shape));
    for (const field of fields) {
      expect(field.label).toMatch(/^[A-Z]/);
      expect(field.hint).toMatch(/\.$/);
      const inner = plain.shape[field.name] as z.ZodType;
      const empty =
        inner instanceof z.ZodOptional ||
        field.widget === "boolean" ||
        (inner instanceof z.ZodArray &&
          field.widget !== focalPointField &&
          field.min === undefined);
      expect([field.name, field.required]).toEqual([field.name, !empty]);
      if (field.fields) compare(field.fields as EditorField[], inner);
    }
  };
  for (const { type, fields, source } of editedKinds) {
    const form = all.find(({ name }) => name === type)?.fields ?? [];
    const own = "list" in source ? (form[0]?.fields as EditorField[]) : form;
    compare(
      own.filter(({ name }) => name !== "body"),
      fields,
    );
  }
});

test("a field list that the editor cannot express is refused", () => {
  expect(() => fieldOf("when", z.tuple([z.string()]), never)).toThrow(
    "The editor has no field for “when”; add one in src/editor/config/.",
  );
});

test("numbers and texts have their limits, and a form has its example", () => {
  expect(at("Article", "title")).toMatchObject({
    widget: "string",
    minlength: 10,
    maxlength: 90,
  });
  expect(at("Article", "description")).toMatchObject({ widget: "text", maxlength: 160 });
  expect(at("Testimonial", "items", "rating")).toMatchObject({
    widget: "number",
    value_type: "int",
    min: 1,
    max: 5,
  });
  expect(at("Town", "lat")).toMatchObject({ value_type: "float", min: 18, max: 72 });
  expect(at("Region", "fips")).toMatchObject({
    label: "Number of the county in the US Census",
    pattern: ["^\\d{5}$", "Write it like 24510"],
  });
  expect(at("Business", "hours")).toMatchObject({ widget: "list", min: 7, max: 7 });
});

test("days, choices, flags, groups and lists have fields of their own", () => {
  expect(at("Article", "date")).toMatchObject({ widget: "datetime", format: "YYYY-MM-DD" });
  expect(at("Business", "address", "state")?.options).toContain("MD");
  expect(at("Article", "draft")).toMatchObject({ widget: "boolean", required: false });
  expect(at("Business", "quote")).toMatchObject({ widget: "object", required: false });
  expect(at("Business", "badges")?.field).toMatchObject({ widget: "string", maxlength: 40 });
});

test("entries are picked by their titles, items of lists by their names", () => {
  expect(at("Article", "services")).toMatchObject({
    widget: "relation",
    collection: "Service",
    value_field: "{{slug}}",
    display_fields: ["title"],
    multiple: true,
    min: 1,
  });
  expect(at("Article", "category")).toMatchObject({
    widget: "relation",
    collection: "_singletons",
    file: "Category",
    value_field: "items.*.blog",
  });
});

test("hints and messages of the form speak of what is on the screen, not of what a file contains", () => {
  const hints: unknown[] = [];
  const collect = (fields: readonly EditorField[]) => {
    for (const { hint, fields: inner } of fields) {
      hints.push(hint);
      collect((inner ?? []) as EditorField[]);
    }
  };
  for (const { fields } of all) collect(fields);
  expect(hints.filter((hint) => /\.md\b|^true\b/.test(String(hint)))).toEqual([]);
  expect(at("Town", "region")?.hint).toBe("The region that the town is in.");
  expect(at("Town", "nearbyTowns")?.hint).toBe("Towns nearby.");
  expect(at("HomePage", "areas", "region")?.hint).toBe("The first badge: a region.");
  expect(at("Article", "draft")?.hint).toBe("On while visitors should not see the page yet.");
  // Editors would type quotation marks that they see in an example.
  expect(at("Business", "closures", "opens")).toMatchObject({
    widget: "string",
    pattern: [expect.anything(), expect.stringContaining("like 08:00 or 17:30;")],
  });
});

test("a picture is uploaded where the list of pictures has it, and chosen everywhere else", () => {
  expect(at("Picture", "items", "file")).toMatchObject({
    widget: "image",
    media_folder: "/content/pictures",
    public_folder: "",
    choose_url: false,
  });
  expect(at("Article", "picture")).toMatchObject({ file: "Picture", widget: "relation" });
  expect(at("Project", "video", "mp4")).toMatchObject({ widget: "file" });
});

test("a focal point has a field of its own, and fields of pictures say where their width is checked", () => {
  expect(at("Picture", "items", "focal")?.widget).toBe(focalPointField);
  expect(at("Article", "picture")?.hint).toMatch(
    /At least 1,600 pixels wide; the draft’s pull request checks that\.$/,
  );
  expect(at("Picture", "items", "file")?.hint).toMatch(/At least 800 pixels wide/);
});

test("entries and the list of pictures have a preview, other lists and pages have none", () => {
  const previewed = all.filter(({ editor }) => (editor as { preview: boolean }).preview);
  expect(previewed.map(({ name }) => name)).toEqual([
    ...collections.map(({ name }) => name),
    "Picture",
  ]);
});

test("pictures in a text are found from its file", () => {
  const folders = collections.map(({ name, public_folder }) => [name, public_folder]);
  expect(folders).toContainEqual(["Article", "../pictures"]);
  expect(folders).toContainEqual(["Town", "../../pictures"]);
});

test("drafts are pull requests, and a token is the only way to sign in", () => {
  expect(rest).toMatchObject({
    load_config_file: false,
    publish_mode: "editorial_workflow",
    backend: {
      name: "github",
      repo: "example/website",
      branch: "main",
      auth_methods: ["token"],
    },
    media_libraries: { stock_assets: { providers: [] } },
  });
});
