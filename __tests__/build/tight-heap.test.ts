/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { oneWorker } from "../../src/build/tight-heap";

afterEach(() => jest.restoreAllMocks());

/** Keeps the newest of very many objects, and says the most memory that it took, in MB. */
const work = `
  let most = 0;
  const kept = [];
  for (let round = 0; round < 2500; round += 1) {
    kept.push(Array.from({ length: 4000 }, (_, each) => ({ round, each })));
    if (kept.length > 300) kept.shift();
    most = Math.max(most, process.memoryUsage.rss());
  }
  console.log(most / 1e6);
`;

const taken = (before: string) =>
  Number(
    execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", before + work], {
      encoding: "utf8",
    }),
  );

test("a program takes much less memory with it", () => {
  const tidy = 'require("./src/build/tight-heap.ts").tidyHeapOften();';
  expect(taken(tidy)).toBeLessThan(0.75 * taken(""));
});

test.each([
  ["4", "2"],
  [undefined, "2"],
  ["1", "1"],
])("with a count of %s cores Gatsby counts %s after it", (before, after) => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_CPU_COUNT: before });
  oneWorker();
  expect(process.env.GATSBY_CPU_COUNT).toBe(after);
});
