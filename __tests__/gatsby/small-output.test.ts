import { modernScripts } from "../../src/gatsby/small-output";

test("scripts are minified for browsers that read ES2020; styles as before", () => {
  const minify = jest.fn(() => "scripts");
  const config = { optimization: { minimizer: ["old scripts", "styles"], splitChunks: false } };
  expect(modernScripts(config, minify)).toEqual({
    optimization: { minimizer: ["scripts", "styles"], splitChunks: false },
  });
  expect(minify).toHaveBeenCalledWith({
    terserOptions: expect.objectContaining({ output: { ecma: 2020 } }),
  });
});
