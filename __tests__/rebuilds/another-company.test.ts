/** The site of a company of another trade and state, by content alone: nothing of the shipped company is left, and the site tests pass. */
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { seedOf } from "../../scripts/new-company/seed";
import { readAll, type Entry } from "../../src/content";
import { business } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const anHour = 3_600_000;
const fixture = path.resolve("__tests__/fixtures/copper-basin-solar/content");

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
  copy.remove("content");
  cpSync(fixture, path.join(copy.folder, "content"), { recursive: true });
  copy.write("supabase/seed.sql", seedOf(sevenProjects(), 7));
  copy.build();
}, anHour);

/** The content of the copy with its one project seven times, all but one of them newer than the build: the carousel moves from five on. */
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

/** Files with any of `words` in them; `endings` of the files that are looked into. */
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

test("no page, no data and no text says anything of the shipped company", () => {
  const texts = /\.(html|json|xml|atom|txt|vcf|webmanifest|svg|css)$|_(headers|redirects)$/;
  expect(filesWith([...shipped, "audio"], texts)).toEqual([]);
});

// The word audio is in the code of React.
test("no script does", () => {
  expect(filesWith(shipped, /\.js$/)).toEqual([]);
});

test("no file is named after it", () => {
  const names = namesInDist().filter((name) =>
    /maryland|baltimore|audio|old-?line/i.test(name),
  );
  expect(names).toEqual([]);
});

test(
  "its build passes the tests of structure and behavior",
  () => {
    const { status, output } = copy.attempt("test:site");
    expect(status === 0 ? "" : output).toBe("");
  },
  anHour,
);
