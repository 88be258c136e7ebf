/** @jest-environment node */
/** The check reports findings and never throws, whatever is in content/. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { checkAll, type Problem } from "../../src/content";
import { createSite, type Site } from "./support/site";

let site: Site;
const at = (file: string) => path.join(site.root, "content", file);
const check = () => checkAll(site.root);
const says = (problems: readonly Problem[], file: string) =>
  problems
    .filter((problem) => problem.file === `content/${file}`)
    .map(({ message }) => message);

/** The message of the check if one of its rules has thrown an exception. */
const broken = /could not be checked to its end/;

beforeEach(() => {
  site = createSite();
});

afterEach(() => {
  site.remove();
});

const texts = ["business.yaml", "pictures.yaml", "blog/how-bright-a-screen.md"];

test.each(texts)("does not throw for %s cut off at any length", (file) => {
  const whole = readFileSync(at(file));
  for (let length = 0; length < whole.length; length += 29) {
    writeFileSync(at(file), whole.subarray(0, length));
    expect(check().filter(({ message }) => broken.test(message))).toEqual([]);
  }
});

test.each(texts)("does not throw for %s with values of other types", (file) => {
  const lines = readFileSync(at(file), "utf8").split("\n");
  const values = [
    "[]",
    "{}",
    "[[x]]",
    "{ a: { b: c } }",
    "~",
    "-1",
    ".inf",
    "'' ",
    "2025-01-01",
  ];
  lines.forEach((line, index) => {
    const key = /^[\s-]*\w+:/.exec(line)?.[0];
    if (!key) return;
    const value = values[index % values.length];
    writeFileSync(at(file), lines.with(index, `${key} ${value ?? ""}`).join("\n"));
    expect(check().filter(({ message }) => broken.test(message))).toEqual([]);
  });
});

test.each([
  "true",
  "5",
  "[1, 2]",
  "- - - a",
  "null",
  "__proto__: { a: 1 }",
  "? [a]\n: b",
  "%YAML 9",
])("does not throw for %s in place of all fields", (yaml) => {
  for (const kind of readdirSync(at(""), { withFileTypes: true }))
    if (kind.name.endsWith(".yaml")) writeFileSync(at(kind.name), yaml);
  writeFileSync(at(texts[2] ?? ""), `---\n${yaml}\n---\n`);
  const problems = check();
  expect(problems.length).toBeGreaterThan(4);
  expect(problems.filter(({ message }) => broken.test(message))).toEqual([]);
});

test("reports deeply nested lists and does not throw", () => {
  const deep = 50_000;
  writeFileSync(
    at(texts[2] ?? ""),
    readFileSync(at(texts[2] ?? ""), "utf8") + "> ".repeat(deep),
  );
  writeFileSync(at("testimonials.yaml"), "- ".repeat(deep));
  expect(says(check(), "testimonials.yaml")).toHaveLength(1);
});

test("reports an empty project", () => {
  rmSync(at(""), { recursive: true });
  expect(says(check(), "business.yaml")).toEqual([
    "this file is missing; the site needs it, so bring it back",
  ]);
});

test("reports a missing required file, and one that is a folder", () => {
  rmSync(at("business.yaml"));
  rmSync(at("pictures.yaml"));
  mkdirSync(at("pictures.yaml"));
  const problems = check();
  expect(says(problems, "business.yaml")).toHaveLength(1);
  expect(says(problems, "pictures.yaml")).toEqual([
    "this is a folder, where the site needs a file; rename it or take it away",
  ]);
  // Entries that could not be read are not reported as missing by the files that refer to them.
  expect(problems).toHaveLength(2);
});

test("does not throw for a file instead of a folder, or for a folder that links to itself", () => {
  rmSync(at("legal"), { recursive: true });
  writeFileSync(at("legal"), "Terms\n");
  symlinkSync(".", at("blog/again"));
  expect(check().every(({ message }) => !broken.test(message))).toBe(true);
});

test("reports a picture and a video that are too large", () => {
  appendFileSync(at("pictures/wide.jpg"), Buffer.alloc(8_000_000));
  appendFileSync(at("video/film.mp4"), Buffer.alloc(20_000_000));
  const problems = check();
  expect(says(problems, "pictures.yaml")).toEqual([
    "file: content/pictures/wide.jpg has 8.0 MB; save it smaller, at most 8.0 MB",
  ]);
  expect(says(problems, "gallery/stars-over-the-basement.md")).toEqual([
    "video › mp4: content/video/film.mp4 has 20.0 MB; save it smaller, at most 20.0 MB",
  ]);
});

test("findings are sorted by file and line", () => {
  cpSync(at("business.yaml"), at("copy.yaml"));
  writeFileSync(
    at("business.yaml"),
    readFileSync(at("business.yaml"), "utf8")
      .replace(/^founded: .*/m, "founded: once")
      .replace(/zip: .*/, "zip: 1"),
  );
  const places = check().map(({ file, line }) => `${file}:${line}`);
  expect(places).toEqual([
    "content/business.yaml:5",
    "content/business.yaml:15",
    "content/copy.yaml:1",
  ]);
});
