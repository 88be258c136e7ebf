/** @jest-environment node */
/** `npm run new`: its drafts pass the check, and explain their fields. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAll, siteContent } from "../../src/content";
import { projectIn, runProgram } from "../support/program";

const copy = projectIn("site");

/** Runs `npm run new -- <kind> <title>` in the copy. */
const make = (kind: string, title: string) =>
  runProgram("scripts/new.mts", [kind, title], copy);

const drafts = [
  [
    "article",
    "Which TVs suit O’Malley’s bar & grill?",
    "blog/which-tvs-suit-omalleys-bar-grill",
  ],
  ["project", "A café with twelve speakers", "gallery/a-cafe-with-twelve-speakers"],
  ["town", "Upper Nowhere Mills", "service-areas/towns/upper-nowhere-mills"],
  ["service", "Golf Simulators", "services/golf-simulators"],
].map(([kind = "", title = "", name]) => ({ kind, title, file: `content/${name}.md` }));

beforeAll(() => {
  cpSync("content", path.join(copy, "content"), { recursive: true });
  for (const { kind, title, file } of drafts) {
    const output = expect.stringContaining(file) as string;
    expect(make(kind, title)).toMatchObject({ status: 0, output });
  }
});

const textOf = (file: string) => readFileSync(path.join(copy, file), "utf8");

test("the drafts pass the check and are hidden", () => {
  expect(checkAll(copy)).toEqual([]);
  const slugs = (drafts: boolean) =>
    siteContent(copy, { now: new Date(), drafts }).nodes.map(({ slug }) => slug);
  const made = drafts.map(({ file }) => path.basename(file, ".md"));
  expect(slugs(true)).toEqual(expect.arrayContaining(made));
  expect(slugs(false).filter((slug) => made.includes(slug))).toEqual([]);
});

test.each(drafts)("$file explains its fields, and those that it leaves out", ({ file }) => {
  expect(textOf(file)).toMatch(
    /^---\n# .+\.\ntitle: [^]+\n\n# May be left out:\n(# \w+: .+\.\n)+---\n/,
  );
});

test("published drafts are reported until their texts are written", () => {
  for (const { file } of drafts)
    writeFileSync(path.join(copy, file), textOf(file).replace("draft: true\n", ""));
  const reported = checkAll(copy).filter(({ message }) => message.includes("replace “"));
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
