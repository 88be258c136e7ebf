import { limitWorkers } from "../../src/build/worker-memory";

test.each([
  [{}, "--max-old-space-size=512"],
  [{ NODE_OPTIONS: "--no-warnings" }, "--no-warnings --max-old-space-size=512"],
  [{ NODE_OPTIONS: "--max-old-space-size=4096" }, "--max-old-space-size=4096"],
])("of %j it makes %s", (environment: NodeJS.ProcessEnv, expected) => {
  limitWorkers(environment);
  expect(environment.NODE_OPTIONS).toBe(expected);
});
