/** Rules of docs/architecture.md that no linter checks. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { kinds } from "../src/content/kinds";

const read = (name: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => name.test(file) && file !== "gatsby-types.d.ts")
    .map((file) => ({ file, text: readFileSync(path.join("src", file), "utf8") }));
const files = read(/\.tsx?$/);
const styleSheets = read(/\.css$/);
const node = readFileSync("gatsby-node.ts", "utf8");

test.each([
  ["gatsby-node.ts", 90],
  ["gatsby-browser.tsx", 50],
  ["gatsby-ssr.tsx", 40],
])("%s has at most %i lines", (file, most) => {
  expect(readFileSync(file, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(most);
});

test("gatsby-node.ts names no kind of content", () => {
  const named = kinds.filter(({ type }) => new RegExp(`\\b(all)?${type}\\b`, "i").test(node));
  expect(named.map(({ type }) => type)).toEqual([]);
});

test("the word frontmatter is only used in src/content and the editor's format", () => {
  const others = files.filter(({ file }) => !/^(content|editor\/format)\//.test(file));
  expect(
    others.filter(({ text }) => /frontmatter/i.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

test("query results have their generated types", () => {
  const queries = files.filter(({ text }) => /graphql`\s*query /.test(text));
  expect(queries.length).toBeGreaterThan(10);
  const untyped = queries.filter(({ text }) => {
    const names = [...text.matchAll(/query (\w+)/g)].map(([, name]) => name ?? "");
    return !names.every((name) => text.includes(`Queries.${name}Query`));
  });
  expect(untyped.map(({ file }) => file)).toEqual([]);
});

test("kinds have unique names and a description that is a sentence", () => {
  expect(new Set(kinds.map(({ type }) => type)).size).toBe(kinds.length);
  for (const kind of kinds) expect(kind.description).toMatch(/\.$/);
});

test("every kind with pages has the field redirectFrom", () => {
  const pages = kinds.filter((kind) => kind.path !== undefined);
  const without = pages.filter(({ fields }) => !("redirectFrom" in fields.shape));
  expect(without.map(({ type }) => type)).toEqual([]);
});

test("no file in src is longer than 220 lines", () => {
  const long = [...files, ...styleSheets].filter(({ text }) => text.split("\n").length > 221);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test("style sheets contain no colors but black and white; the others come from content/brand.yaml", () => {
  const color = /(?<![\w&"'`(/=])#(?!000\b|fff\b)(?:[0-9a-f]{3}|[0-9a-f]{6})\b/i;
  // Generated from content by the build.
  const colored = styleSheets.filter(
    ({ file, text }) => file !== "styles/colors.css" && color.test(text),
  );
  expect(colored.map(({ file }) => file)).toEqual([]);
});

test("pictures use the project's own component; gatsby-plugin-image's would add 21 kB of script", () => {
  const users = files.filter(({ text }) => /\b(GatsbyImage|StaticImage)\b/.test(text));
  expect(users.map(({ file }) => file)).toEqual([]);
});
