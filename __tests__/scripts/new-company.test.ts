/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedFindings } from "../../scripts/new-company/seed";
import { commitAll, copyFiles } from "../../scripts/project-copy";
import { checkAll, launchFindings, readAll } from "../../src/content";
import { runCommand, runProgram } from "../support/program";

jest.setTimeout(120_000);

const phoenix = {
  name: "Copper Valley Solar",
  trade: "Solar & Battery",
  state: "AZ",
  city: "Phoenix",
  counties: "Maricopa, Pinal County",
  telephone: "(602) 555-0100",
  services: "Solar Panels, Home Batteries",
};

let project = "";

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "new-company-"));
  copyFiles(process.cwd(), project);
  commitAll(project);
  runProgram("scripts/fonts.mts", [], project);
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

/** Runs new-company.mts in the copy. */
function make(answers: Record<string, string>, ...more: string[]) {
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  return runProgram("scripts/new-company.mts", [...options, ...more], project);
}

const read = (file: string) => readFileSync(path.join(project, file), "utf8");
const titles = (root: string, type: string) =>
  readAll(root)
    .filter(({ kind }) => kind.type === type)
    .map(({ data }) => data.title);

test.each([
  [
    "Anchorage",
    {
      name: "Northern Lights Electric",
      state: "Alaska",
      city: "Anchorage",
      counties: "Anchorage, Matanuska-Susitna, Aleutians West",
      color: "#0f6b5c",
    },
    ["Aleutians West", "Anchorage", "Matanuska-Susitna"],
    "Alaska",
  ],
  [
    "Washington",
    { state: "DC", city: "Washington", counties: "11001", color: "#7a1f5c" },
    ["District of Columbia"],
    "the District of Columbia",
  ],
  [
    "Kansas City",
    { state: "MO", city: "Kansas City", counties: "Jackson, Clay, Johnson KS, St. Louis" },
    ["Clay County", "Jackson County", "Johnson County", "St. Louis County"],
    "Missouri and Kansas",
  ],
])("content for %s passes the check, with marked texts", (place, answers, regions, served) => {
  const root = path.join(project, ".build", place);
  const { status, said } = make({
    ...phoenix,
    ...answers,
    folder: path.join(root, "content"),
  });
  expect(said).toContain("check:launch");
  expect(status).toBe(0);
  expect(checkAll(root)).toEqual([]);
  expect(titles(root, "Region")).toEqual(regions);
  expect(launchFindings(root).map(({ message }) => message)).toContain(
    "“Replace this: The heading.” waits for the company's own words",
  );
  // Alternative texts of maps name every state with a served county.
  for (const page of ["service-areas", "region"])
    expect(readFileSync(path.join(root, `content/pages/${page}.yaml`), "utf8")).toContain(
      `Map of ${served} with `,
    );
});

test("--replace renames the project and writes sample rows from the gallery", () => {
  expect(make(phoenix, "--replace")).toMatchObject({ status: 0 });
  expect(checkAll(project)).toEqual([]);
  for (const file of ["package.json", "package-lock.json", "wrangler.jsonc"])
    expect(read(file)).toMatch(/^ {2}"name": "copper-valley-solar-website",$/m);
  expect(read("package-lock.json")).not.toContain('"name": "old-line-website"');
  expect(read("supabase/config.toml")).toMatch(/^project_id = "copper-valley-solar-website"$/m);
  expect(seedFindings(read("supabase/seed.sql"))).toEqual([
    "supabase/seed.sql:7  a sample row waits for the company's own words",
  ]);
  expect(read("supabase/seed.sql").match(/^ {2}\('.*$/gm)).toEqual([
    expect.stringMatching(
      /^ {2}\('first-project', .*, 'project\.jpg', true, 1, '[\d-]{10}'\);$/,
    ),
  ]);
});

test("--folder leaves the new company's own content alone, and marks copied legal texts once", () => {
  const content = path.join(project, ".build", "another hue", "content");
  const before = read("content/brand.yaml");
  const { status, said } = make({ ...phoenix, color: "#2f6a4f", folder: content });
  expect(status).toBe(0);
  expect(said).toContain("The site still shows content/.");
  expect(read("content/brand.yaml")).toBe(before);
  const terms = readFileSync(path.join(content, "legal/terms-of-service.md"), "utf8");
  expect(terms.match(/Replace this: read this page/g)).toHaveLength(1);
});

test("--help lists every option and writes nothing", () => {
  const { status, said } = runCommand("npm", ["run", "new:company", "--", "--help"], project);
  expect(status).toBe(0);
  for (const option of [...Object.keys(phoenix), "zip", "color", "replace", "folder"])
    expect(said).toContain(`--${option} `);
});

test.each([
  ["a folder with files", phoenix, [], "not empty, and this command overwrites nothing"],
  ["content that is not committed", phoenix, ["--replace"], "would be lost"],
  [
    "a county of another state",
    { ...phoenix, counties: "Howard", folder: "elsewhere" },
    [],
    "There is no “Howard” in AZ. Its counties are: Apache County,",
  ],
  [
    "a short telephone number",
    { ...phoenix, telephone: "555", folder: "elsewhere" },
    [],
    "--telephone: “555”",
  ],
  [
    "a color by name",
    { ...phoenix, color: "green", folder: "elsewhere" },
    [],
    "“green” is not a color",
  ],
  [
    "missing answers",
    { name: "Copper Valley Solar", folder: "elsewhere" },
    [],
    'Missing: --trade "Solar & Battery"',
  ],
])("refuses %s", (_, answers, more, says) => {
  writeFileSync(path.join(project, "content/blog/new.md"), "not committed");
  const { status, said } = make(answers, ...more);
  expect(said).toContain(says);
  expect(status).toBe(1);
  expect(read("content/blog/new.md")).toBe("not committed");
});
