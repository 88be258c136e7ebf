import { shortStyleNames } from "../../src/gatsby/style-names";

test("shortens class names of CSS modules in rules of any depth and changes no other loader", () => {
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
  shortStyleNames(
    {
      module: {
        rules: [
          { test: /\.js$/, use: [{ loader: "babel-loader" }] },
          { oneOf: [{ use: [extract, styles] }, { use: [plain] }] },
        ],
      },
    },
    { of: (file, name) => `${name} of ${file}` },
  );
  expect(modules.getLocalIdent?.({ resourcePath: "A.module.css" }, "", "head")).toBe(
    "head of A.module.css",
  );
  expect(plain.options.modules).toBe(false);
  expect(extract.options.modules).toEqual({ namedExport: true });
});
