/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseDocument } from "yaml";
import { checkAll, readAll, siteContent } from "../../src/content";
import { kindOf } from "../../src/content/kinds";
import { required } from "../../src/content/walk";
import { runProgram } from "../support/program";

const project = process.cwd();
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "scaffold-"));
  for (const name of ["content", "scripts", "src"])
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  for (const name of ["package.json", "tsconfig.json"])
    cpSync(path.join(project, name), path.join(copy, name));
  symlinkSync(path.join(project, "node_modules"), path.join(copy, "node_modules"));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Runs the program behind `npm run new:<command> -- <title>` in the copy. */
const make = (command: string, title: string) =>
  runProgram("scripts/new.mts", [command, title], copy);

const made = [
  {
    command: "article",
    type: "Article",
    title: "Which TVs suit O’Malley’s bar & grill?",
    file: "content/blog/which-tvs-suit-o-malleys-bar-and-grill.md",
    address: "/blog/which-tvs-suit-o-malleys-bar-and-grill",
  },
  {
    command: "project",
    type: "Project",
    title: "A café with twelve speakers",
    file: "content/gallery/a-cafe-with-twelve-speakers.md",
    address: "/gallery/a-cafe-with-twelve-speakers",
  },
  {
    command: "town",
    type: "Town",
    title: "Upper Nowhere Mills",
    file: "content/service-areas/towns/upper-nowhere-mills.md",
    address: "/service-areas/upper-nowhere-mills",
  },
  {
    command: "service",
    type: "Service",
    title: "Golf Simulators",
    file: "content/services/golf-simulators.md",
    address: "/services/golf-simulators",
  },
];

test.each(made)(
  "new:$command writes a draft that passes the check, and never overwrites one",
  ({ command, type, title, file, address }) => {
    const { status, said } = make(command, title);
    expect(said).toContain(file);
    expect(said).toContain(address);
    expect(status).toBe(0);
    expect(checkAll(copy)).toEqual([]);

    const entry = readAll(copy).find((each) => each.file === file);
    expect(entry?.data).toMatchObject({ title, draft: true });
    const fields = Object.entries(kindOf(type).fields.shape);
    const needed = fields
      .filter(([, field]) => !required(field).optional)
      .map(([name]) => name);
    expect(Object.keys(entry?.data ?? {})).toEqual(expect.arrayContaining(needed));
    const slugs = (drafts: boolean) =>
      siteContent(copy, { now: new Date("2100-01-01T18:00:00Z"), drafts }).nodes.map(
        ({ slug }) => slug,
      );
    expect(slugs(false)).not.toContain(path.basename(file, ".md"));
    expect(slugs(true)).toContain(path.basename(file, ".md"));

    const text = readFileSync(path.join(copy, file), "utf8");
    const again = make(command, title);
    expect(again.status).toBe(1);
    expect(again.said).toContain(`${file} already exists`);
    expect(readFileSync(path.join(copy, file), "utf8")).toBe(text);
  },
);

test.each(made)("npm run new:$command runs this program", ({ command }) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts[`new:${command}`]).toBe(`tsx scripts/new.mts ${command}`);
});

test("the check reports unfinished texts of an entry that is no longer a draft", () => {
  for (const { file } of made) {
    const absolute = path.join(copy, file);
    const text = readFileSync(absolute, "utf8");
    writeFileSync(absolute, text.replace("draft: true\n", ""));
    const waiting = checkAll(copy).filter((finding) => finding.file === file);
    writeFileSync(absolute, text);
    expect(waiting.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^write your own words in place of “Replace this with the text/),
        expect.stringMatching(/^description: write your own words in place of “Replace this/),
        ...(file.includes("/towns/")
          ? [expect.stringMatching(/^lat: .* has this very place/)]
          : []),
      ]),
    );
  }
});

test("a town's draft is in the region that comes first in lists", () => {
  const entries = readAll(copy);
  const first = entries.find(({ kind, data }) => kind.type === "Region" && data.position === 1);
  const town = entries.find(({ slug }) => slug === "upper-nowhere-mills");
  expect(town?.data.region).toBe(first?.slug);
});

test("every field of a draft is explained, and optional fields are comments", () => {
  const text = readFileSync(
    path.join(copy, "content/blog", "which-tvs-suit-o-malleys-bar-and-grill.md"),
    "utf8",
  );
  const yaml = text.split("---\n")[1] ?? "";
  const { contents } = parseDocument(yaml);
  const { items } = contents as unknown as { items: { key: { value: string } }[] };
  for (const { key } of items) expect(yaml).toMatch(new RegExp(`# [^\\n]+[.]\\n${key.value}:`));
  expect(yaml).toContain("# readingTime: ");
});

test.each([
  ["article", "  ", 'Write the title in quotation marks: npm run new:article -- "The title"'],
  ["article", "Short", "“Short” cannot be the title: write 10 to 90 characters"],
  ["town", "?!", "“?!” cannot be the title: it needs letters or digits for its address"],
])("new:%s refuses the title “%s” with a reason", (command, title, sentence) => {
  const before = readAll(copy).length;
  const { status, said } = make(command, title);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(readAll(copy)).toHaveLength(before);
});

test("the command writes into the copy only", () => {
  for (const { file } of made) expect(existsSync(path.join(project, file))).toBe(false);
});
