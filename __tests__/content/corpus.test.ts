/** @jest-environment node */
import { checkAll, inLines } from "../../src/content";
import { mistakeFolders, mistakes, siteWith } from "./support/corpus";

/** The check's findings for the base content with `mistake` in it; without one, for the base content alone. */
function findingsWith(mistake?: string): string[] {
  const { root, remove } = siteWith(mistake);
  try {
    return inLines(checkAll(root));
  } finally {
    remove();
  }
}

const rows = mistakes();

test("the base content has no mistakes", () => {
  expect(findingsWith()).toEqual([]);
});

test("each folder of the corpus has an entry in expected.txt, and all but one lead to a single finding", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(mistakeFolders().sort());
  expect(rows.filter(({ lines }) => lines.length === 1).length).toBe(rows.length - 1);
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)("reports $name", ({ name, lines }) => {
  expect(findingsWith(name)).toEqual(lines);
});
