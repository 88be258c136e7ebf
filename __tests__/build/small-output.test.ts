import { modernScripts, shortClassNames } from "../../src/build/small-output";

test("CSS modules get short names however deep their rule stands; other loaders keep theirs", () => {
  const css = (modules: unknown) => ({
    loader: "/site/node_modules/css-loader/dist/cjs.js",
    options: { modules },
  });
  const styles = css({ localIdentName: "[name]--[local]", namedExport: true });
  const plain = css(false);
  const extract = {
    loader: "/site/node_modules/mini-css-extract-plugin/dist/loader.js",
    options: { modules: { namedExport: true } },
  };
  shortClassNames({
    module: {
      rules: [
        { test: /\.js$/, use: [{ loader: "babel-loader" }] },
        { oneOf: [{ use: [extract, styles] }, { use: [plain] }] },
      ],
    },
  });
  expect(styles.options.modules).toEqual({
    localIdentName: "[hash:base64:5]",
    namedExport: true,
  });
  expect(plain.options.modules).toBe(false);
  expect(extract.options.modules).toEqual({ namedExport: true });
});

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
