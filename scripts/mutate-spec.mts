/**
 * `npm run test:spec-mutations`: changes each constant that the specification's table states, in the site as built and in memory only,
 * and shows that exactly its row fails. Needs a finished build in dist/.
 */
import { runMutations } from "../__tests__/site/support/spec/mutations";
import { table } from "../__tests__/site/support/spec/table";

const outcomes = runMutations(table);
const failed = outcomes.filter(({ problem }) => problem !== undefined).length;

const short = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 44 ? `${line.slice(0, 43)}…` : line;
};
for (const { row, change, problem } of outcomes)
  console.log(
    [
      String(row.line).padStart(4),
      problem === undefined ? "caught" : "FAILED",
      short(change.from).padEnd(44),
      row.spec + (problem === undefined ? "" : ` — ${problem}`),
    ].join("  "),
  );

const without = table.filter(({ mutate }) => !mutate).length;
console.log(`\n${table.length} rows, ${without} of them state no constant.`);
console.log(`${outcomes.length - failed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
