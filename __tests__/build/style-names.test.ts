import { shortStyleNames } from "../../src/build/style-names";

test("styles get short names however deep their rule stands; other loaders keep theirs", () => {
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
  const postcss = {
    loader: "/site/node_modules/postcss-loader/dist/cjs.js",
    options: {
      sourceMap: false,
      postcssOptions: (file: unknown) => ({ map: file, plugins: ["prefixes"] }),
    },
  };
  const plugin = { postcssPlugin: "tokens", Once: jest.fn() };
  const config = shortStyleNames(
    {
      cache: { type: "filesystem", name: "build-html" },
      module: {
        rules: [
          { test: /\.js$/, use: [{ loader: "babel-loader" }] },
          { oneOf: [{ use: [extract, styles, postcss] }, { use: [plain] }] },
        ],
      },
    },
    {
      classes: { of: (file, name) => `${name} of ${file}`, version: "1a" },
      tokens: { plugin, version: "2b" },
    },
  );
  expect(modules.getLocalIdent?.({ resourcePath: "A.module.css" }, "", "head")).toBe(
    "head of A.module.css",
  );
  expect(config.cache).toEqual({ type: "filesystem", name: "build-html", version: "1a-2b" });
  expect(postcss.options.postcssOptions("file")).toEqual({
    map: "file",
    plugins: ["prefixes", plugin],
  });
  expect(plain.options.modules).toBe(false);
  expect(extract.options.modules).toEqual({ namedExport: true });
});
