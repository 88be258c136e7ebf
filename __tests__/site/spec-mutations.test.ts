/** Every constant of the specification's table is noticed by its row, and by no other. */
import { runMutations } from "./support/spec/mutations";
import { table } from "./support/spec/table";

test("every change of a constant fails exactly its row", () => {
  const problems = runMutations(table)
    .filter(({ problem }) => problem !== undefined)
    .map(({ row, change, problem }) => `${row.spec} (${change.from}): ${problem}`);
  expect(problems).toEqual([]);
});
