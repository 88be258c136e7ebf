import { modernScripts, shortClassNames } from "../../src/build/small-output";

test("CSS modules get short names however deep their rule stands; other loaders keep theirs", () => {
  const css = (modules: object | false) => ({
    loader: "/site/node_modules/css-loader/dist/cjs.js",
    options: { modules },
  });
  const modules: { getLocalIdent?: (...found: unknown[]) => unknown; namedExport: boolean } = {
    namedExport: true,
  };
  const styles = css(modules);
  const plain = css(false);
  const extract = {
    loader: "/site/node_modules/mini-css-extract-plugin/dist/loader.js",
    options: { modules: { namedExport: true } },
  };
  const config = shortClassNames(
    {
      cache: { type: "filesystem", name: "build-html" },
      module: {
        rules: [
          { test: /\.js$/, use: [{ loader: "babel-loader" }] },
          { oneOf: [{ use: [extract, styles] }, { use: [plain] }] },
        ],
      },
    },
    { of: (file, name) => `${name} of ${file}`, version: "1a" },
  );
  expect(modules.getLocalIdent?.({ resourcePath: "A.module.css" }, "", "head")).toBe(
    "head of A.module.css",
  );
  expect(config.cache).toEqual({ type: "filesystem", name: "build-html", version: "1a" });
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
