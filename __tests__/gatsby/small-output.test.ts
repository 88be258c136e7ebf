import { modernScripts } from "../../src/gatsby/small-output";

test("replaces the minimizer for scripts with one for ES2020 and keeps the one for styles", () => {
  const minify = jest.fn(() => "scripts");
  const config = { optimization: { minimizer: ["old scripts", "styles"], splitChunks: false } };
  expect(modernScripts(config, minify)).toEqual({
    optimization: { minimizer: ["scripts", "styles"], splitChunks: false },
  });
  expect(minify).toHaveBeenCalledWith({
    terserOptions: expect.objectContaining({ output: { ecma: 2020 } }),
  });
});
