/** @jest-environment node */
/** `npm run new`: its drafts pass the check, and explain every field. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, siteContent } from "../../src/content";
import { kindOf } from "../../src/content/kinds";
import { runProgram } from "../support/program";
import { temporaryFolder } from "../support/temporary-folder";

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
    type: "Article",
    title: "Which TVs suit O’Malley’s bar & grill: a guide",
    file: "content/blog/which-tvs-suit-o-malleys-bar-and-grill-a-guide.md",
  },
  {
    kind: "project",
    type: "Project",
    title: "A café with twelve speakers",
    file: "content/gallery/a-cafe-with-twelve-speakers.md",
  },
  {
    kind: "town",
    type: "Town",
    title: "Upper Nowhere Mills",
    file: "content/service-areas/towns/upper-nowhere-mills.md",
  },
  {
    kind: "service",
    type: "Service",
    title: "Golf Simulators",
    file: "content/services/golf-simulators.md",
  },
];

test.each(drafts)(
  "the draft of a $kind passes the check and is not overwritten",
  ({ kind, title, file }) => {
    expect(make(kind, title)).toMatchObject({
      status: 0,
      output: expect.stringContaining(file),
    });
    expect(checkAll(copy)).toEqual([]);
    const slugs = (drafts: boolean) =>
      siteContent(copy, { now: new Date(), drafts }).nodes.map(({ slug }) => slug);
    const slug = path.basename(file, ".md");
    expect(slugs(true)).toContain(slug);
    expect(slugs(false)).not.toContain(slug);
    const again = make(kind, title);
    expect(again).toMatchObject({
      status: 1,
      output: expect.stringContaining("already exists"),
    });
  },
);

test.each(drafts)("the draft of a $kind explains every field", ({ type, file }) => {
  const text = readFileSync(path.join(copy, file), "utf8");
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
  ["page", "About our vans", "Write the kind (article, project, service, town)"],
  ["article", "Short", "“Short” cannot be the title: write 10 to 90 characters"],
  ["town", "?!", "“?!” cannot be the title: it needs letters or digits"],
])("refuses the kind “%s” with the title “%s”", (kind, title, message) => {
  expect(make(kind, title)).toMatchObject({
    status: 1,
    output: expect.stringContaining(message),
  });
});
