import { withoutEnvironment } from "../../src/gatsby/build-dependencies";

test("no variable of the environment but Gatsby's and Node's mode reaches the code that renders the pages", () => {
  process.env.RUN_NUMBER = "7";
  process.env.GATSBY_BACKEND = "here";
  const variables = Object.entries(process.env).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const definitions = { "process.env": "({})", ...Object.fromEntries(variables) };
  const config = { plugins: [{ apply: () => undefined }, { definitions }] };
  expect(withoutEnvironment(config)).toBe(config);
  expect(definitions).toEqual({
    "process.env": "({})",
    "process.env.NODE_ENV": '"test"',
    "process.env.GATSBY_BACKEND": '"here"',
  });
});
