/**
 * The site with the content of a company of another trade and state: nothing of the original company is left, and the build passes what the
 * original's build passes.
 */
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { seedOf } from "../../scripts/new-company/seed";
import { readAll, type Entry } from "../../src/content";
import { business } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const anHour = 3_600_000;
const fixture = path.resolve("__tests__/fixtures/copper-basin-solar/content");

const editorTests = readdirSync("__tests__/site").filter((name) =>
  /^editor.*\.test\.ts$/.test(name),
);

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
  copy.remove("content");
  cpSync(fixture, path.join(copy.folder, "content"), { recursive: true });
  // They edit entries of the shipped content. rebuilds/editor.test.ts opens both companies' files.
  for (const name of editorTests) copy.remove(`__tests__/site/${name}`);
  copy.write("supabase/seed.sql", seedOf(sevenProjects(), 7));
  copy.build();
}, anHour);

/** The entries of the copy plus six copies of its project that only the backend has, because the carousel needs five projects to move. */
function sevenProjects(): Entry[] {
  const all = readAll(copy.folder);
  const projects = all.filter(({ kind }) => kind.type === "Project");
  const newer = [1, 2, 3, 4, 5, 6].flatMap((number) =>
    projects.map((project) => ({ ...project, slug: `${project.slug}-${number}` })),
  );
  return [...all, ...newer];
}

const inDist = (name: string) => path.join(copy.folder, "dist", name);
const namesInDist = () => readdirSync(inDist(""), { recursive: true, encoding: "utf8" });

/** Files that contain any of `words`, among those whose names match `endings`. */
function filesWith(words: readonly string[], endings: RegExp): string[] {
  const pattern = new RegExp(words.join("|"), "i");
  return namesInDist()
    .filter((name) => endings.test(name) && statSync(inDist(name)).isFile())
    .filter((name) => pattern.test(readFileSync(inDist(name), "utf8")));
}

const digits = business.phone.e164.slice(2);
const shipped = [
  "Maryland",
  "Baltimore",
  "Old Line",
  "oldline",
  digits,
  digits.replace(/^(...)(...)(....)$/, String.raw`\(?$1\)?[ -]$2-$3`),
];

test("no page, data file or text file mentions the original company", () => {
  const texts = /\.(html|json|xml|atom|txt|vcf|webmanifest|svg|css)$|_(headers|redirects)$/;
  expect(filesWith([...shipped, "audio"], texts)).toEqual([]);
});

// Without the word “audio”, which React's code contains.
test("no script mentions the original company", () => {
  expect(filesWith(shipped, /\.js$/)).toEqual([]);
});

test("no file name mentions the original company", () => {
  const names = namesInDist().filter((name) =>
    /maryland|baltimore|audio|old-?line/i.test(name),
  );
  expect(names).toEqual([]);
});

test.each([
  ["the site tests, including axe's", "test:site"],
  ["the W3C's HTML checker", "check:html"],
  ["Lighthouse on every page", "lighthouse"],
])(
  "the build passes %s",
  (_, script) => {
    const { status, output } = copy.attempt(script);
    expect(status === 0 ? "" : output).toBe("");
  },
  anHour,
);
