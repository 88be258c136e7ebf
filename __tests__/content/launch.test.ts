/** @jest-environment node */
/** What an owner still has to replace or to decide (decision 30), and the notices of the check. */
import { inLines, launchFindings, openContent } from "../../src/content";
import * as site from "./support/site";

const launchLines = () => inLines(launchFindings(site.root));

test.each([
  [
    "business.yaml",
    "https://www.sample-av.com",
    "https://www.company.example",
    "6  “https://www.company.example” is a placeholder",
  ],
  ["business.yaml", "(202) 555-0100", "(410) 555-0142", "8  “(410) 555-0142” is a placeholder"],
  [
    "business.yaml",
    "office@sample-av.com",
    "office@company.example",
    "10  “office@company.example” is a placeholder",
  ],
  [
    "business.yaml",
    "1 Sample Street",
    "5 Example Road",
    "12  “5 Example Road” is a placeholder",
  ],
  [
    "business.yaml",
    "badges:",
    'quote: { url: "https://portal.company.com" }\nbadges:',
    "27  quote › socialUrl is not set",
  ],
  [
    "business.yaml",
    "name: Sample AV & Security",
    "spec: true\nname: Sample AV & Security",
    "1  business says that the words are the specification's; take the line out once they are the company's own",
  ],
  ["testimonials.yaml", "Denise R.", "Denise Q.", "5  Denise Q. is a sample"],
  [
    "pictures.yaml",
    "small places\n  focal: [0.5, 0.5]",
    "small places\n  focal: [0, 0]\n  illustrative: true",
    "7  narrow.jpg is an illustration, not a photograph of the company's own work",
  ],
  [
    "pages/about.yaml",
    "figure: Over 10",
    "figure: 15+",
    "17  “15+” disagrees with “over 10 years” and with the year of founding",
  ],
])("reports in %s, with %s replaced by %s: %s", (file, before, after, line) => {
  const expected = expect.stringContaining(`content/${file}:${line}`) as string;
  expect(launchLines()).not.toContainEqual(expected);
  site.apply({ file, replace: [before, after] });
  expect(launchLines()).toContainEqual(expected);
});

test("reports settings that are missing", () => {
  expect(launchLines()).toEqual(
    expect.arrayContaining([
      "content/business.yaml:1  quote is not set: the two addresses of the job-request portal, url and socialUrl",
      "content/business.yaml:1  licenses are not set: no page names a license",
      "content/business.yaml:1  owner is not set: the about page names no owner",
    ]),
  );
});

test("reports a number of counties that includes an independent city", () => {
  const counts = () => launchLines().filter((line) => line.includes("counts"));
  expect(counts()).toEqual([]);
  site.apply({
    file: "service-areas/regions/howard-county.md",
    replace: ['fips: "24027"', 'fips: "24510"'],
  });
  expect(counts()).toEqual([
    "content/pages/about.yaml:18  “Counties served” counts Howard County, which is an independent city and no county",
    "content/pages/home.yaml:17  “Counties Served” counts Howard County, which is an independent city and no county",
  ]);
});

test("a closure that ended more than a year ago is a notice and no mistake", () => {
  site.apply({
    file: "business.yaml",
    append: [
      "closures:",
      "  - { day: 2025-05-01, reason: Inventory }",
      "  - { day: 2024-12-24, until: 2025-01-01, reason: Winter break }",
      "  - { day: 2025-04-28, until: 2025-05-02, reason: Move }",
      "  - { day: 2026-11-26, reason: Thanksgiving }\n",
    ].join("\n"),
  });
  const { findings, notices } = openContent(site.root);
  expect(findings).toEqual([]);
  expect(inLines(notices(new Date("2026-05-02T16:00:00Z")))).toEqual([
    "content/business.yaml:42  “Inventory” ended on 2025-05-01, more than a year ago; take the entry away",
    "content/business.yaml:43  “Winter break” ended on 2025-01-01, more than a year ago; take the entry away",
  ]);
});
