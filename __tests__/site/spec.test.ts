/** The built site holds what its specification says, line by line. */
import { builtSite } from "./support/documents";
import { table } from "./support/spec/table";
import { movingRows } from "./support/spec/moving";

test("every row has a name of its own", () => {
  const names = [...table, ...movingRows].map(({ spec }) => spec);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(table)("line $line: $spec", ({ check }) => check(builtSite));

test.each(movingRows)("line $line, in the browser: $spec", ({ check }) => check());
