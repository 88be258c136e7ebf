/** @jest-environment node */
import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tidyStore } from "../../../src/gatsby/social-pictures/store";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test("deletes pictures that no page has used for a month", () => {
  for (const [name, age] of [
    ["of-a-page.jpg", 40],
    ["of-a-branch.jpg", 20],
    ["of-an-old-title.jpg", 40],
  ] as const) {
    const file = path.join(folder, name);
    writeFileSync(file, "");
    utimesSync(file, daysAgo(age), daysAgo(age));
  }
  tidyStore(folder, new Set(["of-a-page.jpg"]));
  expect(readdirSync(folder).sort()).toEqual(["of-a-branch.jpg", "of-a-page.jpg"]);
  // Used today, so its month starts again.
  expect(statSync(path.join(folder, "of-a-page.jpg")).mtime.getTime()).toBeGreaterThan(
    daysAgo(1).getTime(),
  );
});
