/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inLines, launchFindings } from "../../src/content";
import { createSite, type Site } from "./support/site";

let site: Site;

beforeEach(() => {
  site = createSite();
});

afterEach(() => {
  site.remove();
});

/** The launch check's lines for one file of the base content in which `pattern` was replaced. */
function linesWith(file: string, pattern: RegExp, by: string): string[] {
  const absolute = path.join(site.root, "content", file);
  const text = readFileSync(absolute, "utf8");
  expect(text).toMatch(pattern);
  writeFileSync(absolute, text.replace(pattern, by));
  const lines = inLines(launchFindings(site.root));
  return lines.filter((line) => line.startsWith(`content/${file}:`));
}

test.each([
  [
    "business.yaml",
    /^siteUrl: .*/m,
    "siteUrl: https://www.company.example",
    "6  “https://www.company.example” is a placeholder",
  ],
  [
    "business.yaml",
    /display: .*/,
    "display: (410) 555-0142",
    "8  “(410) 555-0142” is a placeholder",
  ],
  [
    "business.yaml",
    /^email: .*/m,
    "email: office@company.example",
    "10  “office@company.example” is a placeholder",
  ],
  [
    "business.yaml",
    /street: .*/,
    "street: 5 Example Road",
    "12  “5 Example Road” is a placeholder",
  ],
  [
    "business.yaml",
    /^badges:/m,
    'quote: { url: "https://portal.company.com" }\nbadges:',
    "27  quote › socialUrl is not set",
  ],
  [
    "business.yaml",
    /^name:/m,
    "spec: true\nname:",
    "1  business says that the words are the specification's; take the line out once they are the company's own",
  ],
  ["testimonials.yaml", /Denise R\./, "Denise Q.", "5  Denise Q. is a sample"],
  [
    "pictures.yaml",
    /focal: .*\n$/,
    "focal: [0, 0]\n  illustrative: true\n",
    "7  narrow.jpg is an illustration, not a photograph of the company's own work",
  ],
  [
    "pages/about.yaml",
    /figure: Over 10/,
    "figure: 15+",
    "17  “15+” disagrees with “over 10 years” and with the year of founding",
  ],
])("reports in %s, with %s replaced: %s", (file, pattern, by, expected) => {
  const lines = linesWith(file, pattern, by);
  expect(lines).toContainEqual(expect.stringContaining(`content/${file}:${expected}`));
});

test("settings that are missing are reported once, with the file", () => {
  const lines = linesWith("business.yaml", /^name: .*/m, "name: Sample");
  expect(lines).toEqual(
    expect.arrayContaining([
      "content/business.yaml:1  quote is not set: the two addresses of the job-request portal, url and socialUrl",
      "content/business.yaml:1  licenses are not set: no page names a license",
      "content/business.yaml:1  owner is not set: the about page names no owner",
    ]),
  );
});

test("reports a number of counties that includes an independent city", () => {
  const claim = /counts/;
  expect(inLines(launchFindings(site.root)).filter((line) => claim.test(line))).toEqual([]);
  linesWith("service-areas/regions/howard-county.md", /^fips: .*/m, 'fips: "24510"');
  const lines = inLines(launchFindings(site.root)).filter((line) => claim.test(line));
  expect(lines).toEqual([
    "content/pages/about.yaml:18  “Counties served” counts Howard County, which is an independent city and no county",
    "content/pages/home.yaml:21  “Counties Served” counts Howard County, which is an independent city and no county",
  ]);
});

test.each([
  [
    "business.yaml",
    /lat: .*\n {2}lon: .*/,
    "lat: 39.25\n  lon: -76.96",
    "16  the company's address is at the label of Howard County on the map; write its own latitude and longitude",
  ],
  [
    "service-areas/regions/howard-county.md",
    /lat: 39\.2037\n {4}lon: .*/,
    "lat: 39.25\n    lon: -76.96",
    "21  Columbia is at the label of Howard County on the map; write its own latitude and longitude",
  ],
])("reports in %s a point that is the label of a region", (file, pattern, by, expected) => {
  const before = inLines(launchFindings(site.root)).join("\n");
  expect(before).not.toContain("at the label");
  expect(linesWith(file, pattern, by)).toContain(`content/${file}:${expected}`);
});

test("each line of the launch check of the site's own content has a file and a line number", () => {
  const lines = inLines(launchFindings(process.cwd()));
  for (const line of lines) expect(line).toMatch(/^content\/[\w./-]+:\d+ {2}\S/);
});
