import { lateLoader } from "../../src/gatsby/late-scripts";

test("the build fails if react-dom is not among the scripts", () => {
  const made = {
    entrypoints: new Map(),
    modules: [{ resource: "/site/node_modules/react-dom/client.js" }],
    chunkGraph: { getModuleId: () => 1 },
  };
  expect(() => lateLoader(made)).toThrow("react-dom");
});
