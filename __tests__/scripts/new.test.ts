/** @jest-environment node */
/** `npm run new`: its drafts pass the check, and explain every field. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, siteContent } from "../../src/content";
import { kindOf } from "../../src/content/kinds";
import { runProgram } from "../support/program";
import { temporaryFolder } from "../support/temporary-folder";

jest.setTimeout(60_000);

const copy = temporaryFolder();

beforeAll(() => {
  for (const name of ["content", "scripts", "src", "package.json", "tsconfig.json"])
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
});

/** Runs `npm run new -- <kind> <title>` in the copy. */
const make = (kind: string, title: string) =>
  runProgram("scripts/new.mts", [kind, title], copy);

const drafts = [
  {
    kind: "article",
    title: "Which TVs suit O’Malley’s bar & grill: a guide",
    file: "content/blog/which-tvs-suit-o-malleys-bar-and-grill-a-guide.md",
  },
  {
    kind: "project",
    title: "A café with twelve speakers",
    file: "content/gallery/a-cafe-with-twelve-speakers.md",
  },
  {
    kind: "town",
    title: "Upper Nowhere Mills",
    file: "content/service-areas/towns/upper-nowhere-mills.md",
  },
  {
    kind: "service",
    title: "Golf Simulators",
    file: "content/services/golf-simulators.md",
  },
];

test.each(drafts)("the draft of a $kind passes the check", ({ kind, title, file }) => {
  expect(make(kind, title)).toMatchObject({ status: 0, said: expect.stringContaining(file) });
  expect(checkAll(copy)).toEqual([]);
  const slugs = (drafts: boolean) =>
    siteContent(copy, { now: new Date(), drafts }).nodes.map(({ slug }) => slug);
  const slug = path.basename(file, ".md");
  expect(slugs(true)).toContain(slug);
  expect(slugs(false)).not.toContain(slug);
});

test.each(drafts)("the draft of a $kind explains every field", ({ kind, file }) => {
  const text = readFileSync(path.join(copy, file), "utf8");
  const type = kind.charAt(0).toUpperCase() + kind.slice(1);
  for (const name of Object.keys(kindOf(type).fields.shape))
    expect(text).toMatch(new RegExp(`^(# \\S.*\\n${name}:|# ${name}: \\S)`, "m"));
});

test("a published draft is reported until its texts are written", () => {
  for (const { file } of drafts) {
    const absolute = path.join(copy, file);
    const text = readFileSync(absolute, "utf8");
    writeFileSync(absolute, text.replace("draft: true\n", ""));
    const messages = checkAll(copy)
      .filter((finding) => finding.file === file)
      .map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining("write your own words"));
    writeFileSync(absolute, text);
  }
});

test.each([
  ["article", "", 'npm run new -- article "The title"'],
  ["article", "Short", "“Short” cannot be the title: write 10 to 90 characters"],
  ["service", "Golf Simulators", "already exists"],
])("refuses the kind “%s” with the title “%s”", (kind, title, message) => {
  expect(make(kind, title)).toMatchObject({
    status: 1,
    said: expect.stringContaining(message),
  });
});
