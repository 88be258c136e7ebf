/** @jest-environment node */
/** The editor in the browser (decision 39): its forms come from the field lists, and it changes only what an editor changes. */
import { readFileSync, readdirSync } from "node:fs";
import { z } from "zod";
import type { Kind } from "../../src/content/kind";
import { kinds } from "../../src/content/kinds";
import { required } from "../../src/content/walk";
import { editorConfig } from "../../src/editor/config/config";
import type { EditorField } from "../../src/editor/config/field";
import {
  bodyKey,
  itemsKey,
  readFile,
  writeFile,
  type Values,
} from "../../src/editor/format/format";
import { editorPolicy } from "../../src/gatsby/editor/policy";
import { editorOf } from "../../src/gatsby/editor/settings";
import { createSite } from "../content/support/site";

const editedKinds = kinds.filter(
  ({ source }) => "folder" in source || "list" in source || "single" in source,
);

/** The paths of a kind's files, relative to content/. */
function namesOf({ source }: Kind): string[] {
  if ("folder" in source)
    return readdirSync(`content/${source.folder}`)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${source.folder}/${name}`);
  if ("list" in source) return [source.list];
  return "single" in source ? [source.single] : [];
}

const files = editedKinds.flatMap((kind) =>
  namesOf(kind).map((name) => ({ kind, name, text: readFileSync(`content/${name}`, "utf8") })),
);

/** The values that a form returns for `values`: false and empty texts for fields that the file leaves out. */
function filled(schema: z.ZodType, values: unknown): unknown {
  const plain = required(schema).schema;
  if (plain instanceof z.ZodObject) {
    if (values === undefined) return undefined;
    const fields = Object.entries(plain.shape as Record<string, z.ZodType>);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, filled(field, (values as Values)[name])]),
    );
  }
  if (plain instanceof z.ZodArray)
    return ((values ?? []) as unknown[]).map((item) =>
      filled(plain.element as z.ZodType, item),
    );
  return values ?? (plain instanceof z.ZodBoolean ? false : "");
}

/** The values of the form after a file with this text was opened. */
function open(kind: Kind, text: string): Values {
  const values = readFile(kind, text.trimEnd());
  const items = values[itemsKey];
  if (!Array.isArray(items)) return { ...values, ...(filled(kind.fields, values) as Values) };
  return { ...values, [itemsKey]: items.map((item) => filled(kind.fields, item)) };
}

/** The text of the committed file: the package adds the line end at its end. */
const save = (kind: Kind, values: Values) => `${writeFile(kind, values).trim()}\n`;

const { collections, singletons, ...settings } = editorConfig(kinds, {
  name: "Example AV",
  siteUrl: "https://www.example.com",
  repository: "example/website",
  branch: "main",
});

test.each(editedKinds.map((kind) => [kind.type, kind] as const))(
  "%s has a form with all of its fields, each with a label and a hint",
  (type, { fields, source }) => {
    const form = [...collections, ...singletons].find(({ name }) => name === type)
      ?.fields as EditorField[];
    const own = "list" in source ? (form[0]?.fields as EditorField[]) : form;
    expect(own.map(({ name }) => name).filter((name) => name !== bodyKey)).toEqual(
      Object.keys(fields.shape),
    );
    for (const { label, hint, name } of own.filter((field) => field.name !== bodyKey)) {
      expect([name, label]).toEqual([name, expect.stringMatching(/^[A-Z]/)]);
      expect([name, hint]).toEqual([name, expect.stringMatching(/\.$/)]);
    }
  },
);

test("drafts are pull requests, and a token is the only way to sign in", () => {
  expect(settings).toMatchObject({
    publish_mode: "editorial_workflow",
    backend: {
      name: "github",
      repo: "example/website",
      branch: "main",
      auth_methods: ["token"],
    },
  });
});

test("the editor is off unless content names a repository, and connects to GitHub only", () => {
  const site = createSite();
  expect(editorOf(site.root)).toBeUndefined();
  site.apply({ file: "business.yaml", append: "editor:\n  repository: example/website\n" });
  expect(editorOf(site.root)).toMatchObject({ repository: "example/website", branch: "main" });
  site.remove();
  expect(editorPolicy).not.toContain("unsafe-eval");
  expect(editorPolicy.match(/https?:\/\/[^ ;]+/g)).toEqual(["https://api.github.com"]);
});

test.each(files)("$name stays as it is when nothing was changed", ({ kind, text }) => {
  expect(save(kind, open(kind, text))).toBe(text);
});

test("there are files of every kind, with comments, quotation marks and lists on one line", () => {
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(editedKinds));
  const all = files.map(({ text }) => text).join("\n");
  for (const form of [/^ *#/m, /: "/, /: \[/, /- \{ /, /^\|/m]) expect(all).toMatch(form);
});

test.each(files)("$name: one edit changes one line, and back again none", ({ kind, text }) => {
  const values = open(kind, text);
  const isList = "list" in kind.source;
  const fields = isList ? (values[itemsKey] as Values[])[0] : values;
  const [name, before] =
    Object.entries(fields ?? {}).find(
      ([key, value]) => typeof value === "string" && value !== "" && key in kind.fields.shape,
    ) ?? [];
  if (name === undefined) throw new Error("no text to edit");
  const edited = (form: Values, value: unknown) => {
    if (!isList) return { ...form, [name]: value };
    const [first, ...others] = form[itemsKey] as Values[];
    return { ...form, [itemsKey]: [{ ...first, [name]: value }, ...others] };
  };
  const saved = save(kind, edited(values, `${String(before)} edited`));
  const lines = text.split("\n");
  expect(saved.split("\n")).toHaveLength(lines.length);
  expect(saved.split("\n").filter((line, index) => line !== lines[index])).toHaveLength(1);
  expect(save(kind, edited(open(kind, saved), before))).toBe(text);
});
