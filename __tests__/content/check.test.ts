/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkAll, readAll } from "../../src/content";

const project = process.cwd();
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "content-"));
});

beforeEach(() => {
  rmSync(path.join(copy, "content"), { recursive: true, force: true });
  cpSync(path.join(project, "content"), path.join(copy, "content"), { recursive: true });
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Replaces the first match of `pattern` in a file of the copy. Returns its line number. */
function spoil(file: string, pattern: RegExp, by: string): number {
  const absolute = path.join(copy, file);
  const text = readFileSync(absolute, "utf8");
  const at = text.search(pattern);
  expect(at).toBeGreaterThanOrEqual(0);
  writeFileSync(absolute, text.replace(pattern, by));
  return text.slice(0, at).split("\n").length;
}

const fileOf = (type: string) =>
  readAll(project).find(({ kind }) => kind.type === type)?.file ?? "";
const article = fileOf("Article");

test("the content of the site has no mistakes", () => {
  expect(checkAll(project)).toEqual([]);
});

test.each([
  {
    name: "an invalid date",
    file: article,
    pattern: /^date: .*$/m,
    by: "date: soon",
    message: /date/,
  },
  {
    name: "an unknown field",
    file: article,
    pattern: /^title: /m,
    by: "titel: ",
    message: /“titel” is not a field of Article/,
  },
  {
    name: "an unknown category",
    file: article,
    pattern: /^category: .*$/m,
    by: "category: Gardening",
    message: /there is no Category whose blog is “Gardening”/,
  },
  {
    name: "an unknown picture",
    file: article,
    pattern: /^picture: .*$/m,
    by: "picture: nowhere.jpg",
    message: /there is no Picture whose file is “nowhere.jpg”/,
  },
  {
    name: "invalid YAML",
    file: "content/business.yaml",
    pattern: /^name: .*$/m,
    by: "name: One: Two",
    message: /this is not YAML/,
  },
])("reports $name with file and line", ({ file, pattern, by, message }) => {
  const line = spoil(file, pattern, by);
  const findings = checkAll(copy);
  expect(findings).toContainEqual({ file, line, message: expect.stringMatching(message) });
});

test.each([
  "The words of [www.example.org](https://www.example.org) are its address; <https://example.org> stands alone.",
  "Code may hold `**` and `-x`.",
  "- **First** a bar\n- [then](/contact) a puck\n\n  and a word more",
  "| Place | Cost |\n| --- | --- |\n| Hall | none |",
  "The wall had -5 degrees.\n-40 would be *cold*.",
  "#1 of our reasons (the first one) [is here](/contact).",
  "Some words[^1] have a note.\n\n[^1]: This one.",
  "```sh\n    read **x** http://example.org\n```",
])("accepts %j", (text) => {
  spoil(article, /$(?![\s\S])/, `\n${text}\n`);
  expect(checkAll(copy)).toEqual([]);
});

test("reports a misspelled redirectFrom in every file that may have one, also without values", () => {
  const files = readAll(project)
    .filter(({ kind }) => "redirectFrom" in kind.fields.shape)
    .map(({ file }) => file);
  expect(files).toContain(article);
  const first = (file: string) => (file.endsWith(".md") ? /^---\n/ : /^/);
  files.forEach((file, index) => {
    const misspelled = index % 2 === 0 ? "redirctFrom:\n  - /old\n" : "redirect_from:\n";
    spoil(file, first(file), `${file.endsWith(".md") ? "---\n" : ""}${misspelled}`);
  });
  const findings = checkAll(copy);
  expect(findings.map(({ file }) => file)).toEqual(
    [...files].sort((a, b) => a.localeCompare(b)),
  );
  for (const { message } of findings)
    expect(message).toMatch(/is not a field of \w+; did you mean “redirectFrom”\?$/);
});
