import { withoutEnvironment } from "../../src/gatsby/build-dependencies";

test("no variable of the environment but Gatsby's and Node's mode reaches the code that renders the pages", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.RUN_NUMBER": '"7"',
    "process.env.GATSBY_BACKEND": '"here"',
    "process.env.NODE_ENV": '"production"',
    LATE_SCRIPTS: "[]",
  };
  const config = { plugins: [{ apply: () => undefined }, { definitions }] };
  process.env.RUN_NUMBER = "7";
  expect(withoutEnvironment(config)).toBe(config);
  expect(Object.keys(definitions)).toEqual([
    "process.env",
    "process.env.GATSBY_BACKEND",
    "process.env.NODE_ENV",
    "LATE_SCRIPTS",
  ]);
});
