/** @jest-environment node */
import { checkAll, inLines } from "../../src/content";
import { mistakeFolders, mistakes, siteWith } from "./support/corpus";

/** What the check says of the good content with that mistake in it. */
function findingsWith(mistake?: string): string[] {
  const { root, remove } = siteWith(mistake);
  try {
    return inLines(checkAll(root));
  } finally {
    remove();
  }
}

const rows = mistakes();

test("the good content, over which each mistake is laid, has no mistakes", () => {
  expect(findingsWith()).toEqual([]);
});

test("every mistake of the corpus has its row, and all but one are single", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(mistakeFolders().sort());
  expect(rows.filter(({ lines }) => lines.length === 1).length).toBe(rows.length - 1);
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)("$name", ({ name, lines }) => {
  expect(findingsWith(name)).toEqual(lines);
});
