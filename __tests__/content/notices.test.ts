/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inLines, openContent } from "../../src/content";
import { createSite, type Site } from "./support/site";

let site: Site;

beforeEach(() => {
  site = createSite();
});

afterEach(() => {
  site.remove();
});

/** The notices for the base content with `closures`, at noon on May 2, 2026. */
function noticesWith(closures: string): string[] {
  const file = path.join(site.root, "content/business.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^badges:/m, `closures:\n${closures}\nbadges:`));
  const { findings, notices } = openContent(site.root);
  expect(findings).toEqual([]);
  return inLines(notices(new Date("2026-05-02T16:00:00Z")));
}

test("reports closures that ended more than a year ago, with their lines", () => {
  const lines = noticesWith(
    [
      "  - { day: 2025-05-01, reason: Inventory }",
      "  - { day: 2024-12-24, until: 2025-01-01, reason: Winter break }",
      "  - { day: 2025-04-28, until: 2025-05-02, reason: Move }",
      "  - { day: 2026-11-26, reason: Thanksgiving }",
    ].join("\n"),
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/business\.yaml:\d+ {2}“Inventory” ended on 2025-05-01, more than a year ago; take the entry away$/,
    ),
    expect.stringMatching(/^content\/business\.yaml:\d+ {2}“Winter break” ended on 2025-01-01/),
  ]);
});

test("reports nothing if there are no closures", () => {
  const { notices } = openContent(site.root);
  expect(notices(new Date("2026-05-02T16:00:00Z"))).toEqual([]);
});
