/** @jest-environment node */
/** The editor in the browser (decision 39): its forms come from the field lists, and it changes only what an editor changes. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { kinds } from "../../src/content/kinds";
import { editorConfig, type Collection } from "../../src/editor/config";
import type { EditorField } from "../../src/editor/fields";
import {
  bodyKey,
  itemsKey,
  markdownFormat,
  yamlFormat,
  type Values,
} from "../../src/editor/format";
import { addEditor, editorOf, editorPolicy } from "../../src/editor/write";
import * as site from "../content/support/site";
import { temporaryFolder } from "../support/temporary-folder";

const settings = {
  name: "Example AV",
  siteUrl: "https://www.example.com",
  repository: "example/website",
  branch: "main",
};
const { collections, singletons, ...options } = editorConfig(settings);

/** The files of a collection, or the file that exists once. */
const filesOf = ({ folder, file }: Collection) =>
  typeof folder === "string"
    ? readdirSync(folder).map((name) => `${folder}/${name}`)
    : [String(file)];

const files = [...collections, ...singletons].flatMap((collection) =>
  filesOf(collection).map((name) => ({
    name,
    format: "folder" in collection ? markdownFormat : yamlFormat,
    fields: collection.fields,
    text: readFileSync(name, "utf8"),
  })),
);

/** The values that a form returns for `values`: false, empty texts and empty lists for fields that the file leaves out, in the form's order. */
function filled(fields: readonly EditorField[], values: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, widget, fields: inner, multiple }) => {
      const value = values[name];
      if (widget === "boolean") return [name, value ?? false];
      if (widget === "list" && Array.isArray(inner))
        return [name, ((value ?? []) as Values[]).map((item) => filled(inner, item))];
      if (widget === "list" || multiple === true) return [name, value ?? []];
      if (widget === "object")
        return [name, filled(inner as EditorField[], (value ?? {}) as Values)];
      return [name, value ?? ""];
    }),
  );
}

/** The values of the form after a file was opened. */
function open({ format, fields }: (typeof files)[number], text: string): Values {
  const values = format.fromFile(text);
  return { ...values, ...filled(fields, values) };
}

/** The text of the saved file: the package ends it with one line end. */
const save = ({ format }: (typeof files)[number], values: Values) =>
  `${format.toFile(values).trim()}\n`;

test.each(kinds.filter(({ source }) => !("drawing" in source)))(
  "$type has a form with all of its fields, each with a label and a hint",
  ({ type, fields, source }) => {
    const form = [...collections, ...singletons].find(({ name }) => name === type)?.fields;
    const own = ("key" in source ? form?.[0]?.fields : form) as EditorField[];
    const named = own.filter(({ name }) => name !== bodyKey);
    expect(named.map(({ name }) => name)).toEqual(Object.keys(fields.shape));
    for (const field of named)
      expect(field).toMatchObject({
        label: expect.stringMatching(/^[A-Z]/) as string,
        hint: expect.stringMatching(/\.$/) as string,
        required: expect.any(Boolean) as boolean,
      });
  },
);

test("drafts are pull requests, and a token is the only way to sign in", () => {
  expect(options).toMatchObject({
    publish_mode: "editorial_workflow",
    backend: { name: "github", repo: "example/website", auth_methods: ["token"] },
  });
});

test("the editor is off unless content names a repository", () => {
  expect(editorOf(site.root)).toBeUndefined();
  site.apply({ file: "business.yaml", append: "editor:\n  repository: example/website\n" });
  expect(editorOf(site.root)).toMatchObject({ repository: "example/website", branch: "main" });
  expect(() => editorOf(site.root, { NETLIFY: "true" })).toThrow(/Netlify/);
});

test("the editor is one page with its files, and sends data to GitHub alone", () => {
  const dist = temporaryFolder();
  addEditor(process.cwd(), dist, settings);
  const page = readFileSync(path.join(dist, "admin/index.html"), "utf8");
  const addresses = [...page.matchAll(/(?:src|href)="(\/admin\/[^"]+)"/g)].map(
    ([, each]) => each,
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses)
    expect(existsSync(path.join(dist, String(address)))).toBe(true);
  expect(readFileSync(path.join(dist, "_headers"), "utf8")).toContain(
    "\n/admin/*\n  ! Content-Security-Policy\n",
  );
  expect(editorPolicy).not.toContain("unsafe-eval");
  expect(page).toMatch(/<script src="https:[^ ]+" integrity="sha384-/);
  expect(editorPolicy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/);
});

test.each(files)("$name: no edit changes nothing, and one edit one line", (file) => {
  const values = open(file, file.text);
  expect(save(file, values)).toBe(file.text);
  const fromWindows = `\uFEFF${file.text.replaceAll("\n", "\r\n")}`;
  expect(open(file, fromWindows)).toEqual(values);
  const items = values[itemsKey] as Values[] | undefined;
  const [name, before] =
    Object.entries(items?.[0] ?? values).find(
      ([key, value]) =>
        typeof value === "string" && value !== "" && /^[a-z]/.test(key) && key !== bodyKey,
    ) ?? [];
  if (name === undefined) throw new Error("no text to edit");
  const edited = (form: Values, value: unknown) => {
    if (!items) return { ...form, [name]: value };
    const [first, ...others] = form[itemsKey] as Values[];
    return { ...form, [itemsKey]: [{ ...first, [name]: value }, ...others] };
  };
  const saved = save(file, edited(values, `${String(before)} edited`));
  const lines = file.text.split("\n");
  expect(saved.split("\n")).toHaveLength(lines.length);
  expect(saved.split("\n").filter((line, index) => line !== lines[index])).toHaveLength(1);
  expect(save(file, edited(open(file, saved), before))).toBe(file.text);
});

test("an item is added, moved and deleted with its comment; blank fields are left out", () => {
  const text =
    "# Customers\n- name: A # first\n  rating: 5\n# Second\n- { name: B, rating: 4 }\n";
  const form = yamlFormat.fromFile(text);
  const [a, b] = form[itemsKey] as Values[];
  const added = { name: "C", rating: 3, sample: false, text: "" };
  const written = (...items: unknown[]) => yamlFormat.toFile({ ...form, [itemsKey]: items });
  expect(written(a, b, added)).toBe(`${text}- name: C\n  rating: 3`);
  expect(written(b, a)).toBe(
    "# Second\n- { name: B, rating: 4 }\n# Customers\n- name: A # first\n  rating: 5",
  );
  expect(written({ ...a, rating: 1 })).toBe("# Customers\n- name: A # first\n  rating: 1");
});

test("a table that the editor formats again stays as it was written", () => {
  const text = "---\ntitle: A\n---\n\n|  | B  |\n|---|:----|\n| 1 | 2 |\n";
  const form = markdownFormat.fromFile(text);
  const body = "| | B |\n| --- | :-- |\n| 1 | 2 |";
  expect(markdownFormat.toFile({ ...form, body })).toBe(text);
  expect(markdownFormat.toFile({ ...form, body: `${body} |` })).toContain(body);
});

test("a new article has the fields that were filled in, and its text", () => {
  const form = { title: "A: B", draft: true, tags: [], picture: "", body: "Text." };
  expect(markdownFormat.toFile(form)).toBe('---\ntitle: "A: B"\ndraft: true\n---\n\nText.');
});
