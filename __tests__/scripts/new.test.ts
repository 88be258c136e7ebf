/** @jest-environment node */
/** `npm run new`: its drafts pass the check, and explain every field. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, siteContent } from "../../src/content";
import { kindOf } from "../../src/content/kinds";
import { projectIn, runProgram } from "../support/program";

const copy = projectIn("site");

beforeAll(() => {
  cpSync("content", path.join(copy, "content"), { recursive: true });
  for (const { kind, title, file } of drafts) {
    const output = expect.stringContaining(file) as string;
    expect(make(kind, title)).toMatchObject({ status: 0, output });
  }
});

/** Runs `npm run new -- <kind> <title>` in the copy. */
const make = (kind: string, title: string) =>
  runProgram("scripts/new.mts", [kind, title], copy);

const drafts = [
  {
    kind: "article",
    title: "Which TVs suit O’Malley’s bar & grill: a guide",
    file: "content/blog/which-tvs-suit-omalleys-bar-grill-a-guide.md",
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

test("the drafts pass the check and are hidden", () => {
  expect(checkAll(copy)).toEqual([]);
  const slugs = (drafts: boolean) =>
    siteContent(copy, { now: new Date(), drafts }).nodes.map(({ slug }) => slug);
  const made = drafts.map(({ file }) => path.basename(file, ".md"));
  expect(slugs(true)).toEqual(expect.arrayContaining(made));
  expect(slugs(false).filter((slug) => made.includes(slug))).toEqual([]);
});

test.each(drafts)("the draft of a $kind explains every field", ({ kind, file }) => {
  const text = readFileSync(path.join(copy, file), "utf8");
  const type = kind.charAt(0).toUpperCase() + kind.slice(1);
  for (const name of Object.keys(kindOf(type).fields.shape))
    expect(text).toMatch(new RegExp(`^(# \\S.*\\n${name}:|# ${name}: \\S)`, "m"));
});

test("published drafts are reported until their texts are written", () => {
  for (const { file } of drafts) {
    const text = readFileSync(path.join(copy, file), "utf8");
    writeFileSync(path.join(copy, file), text.replace("draft: true\n", ""));
  }
  const reported = checkAll(copy).filter(({ message }) =>
    message.includes("write your own words"),
  );
  for (const { file } of drafts)
    expect(reported).toContainEqual(expect.objectContaining({ file }));
});

test.each([
  ["page", "About our vans", "Write the kind (article, project, service, town)"],
  ["article", "Short", "“Short” cannot be the title: write 10 to 90 characters"],
  ["service", "Golf Simulators", "already exists"],
])("refuses the kind “%s” with the title “%s”", (kind, title, message) => {
  expect(make(kind, title)).toMatchObject({
    status: 1,
    output: expect.stringContaining(message),
  });
});
