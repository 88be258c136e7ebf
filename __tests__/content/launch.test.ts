/** @jest-environment node */
/** Settings that an owner still has to make (decision 30), and the notices of the check. */
import { checkAll, inLines, launchFindings, noticesIn } from "../../src/content";
import * as site from "./support/site";

test("reports settings that are missing", () => {
  expect(inLines(launchFindings(site.root))).toEqual(
    expect.arrayContaining([
      "content/business.yaml:1  quote is not set: the two addresses of the job-request portal, url and socialUrl",
      "content/business.yaml:1  licenses are not set: no page names a license",
      "content/business.yaml:1  owner is not set: the about page names no owner",
    ]),
  );
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
  const findings = checkAll(site.root);
  expect(findings).toEqual([]);
  expect(inLines(noticesIn(site.root, findings, new Date("2026-05-02T16:00:00Z")))).toEqual([
    "content/business.yaml:42  “Inventory” ended on 2025-05-01, more than a year ago; delete this item",
    "content/business.yaml:43  “Winter break” ended on 2025-01-01, more than a year ago; delete this item",
  ]);
});
