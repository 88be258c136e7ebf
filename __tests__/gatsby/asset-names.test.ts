/** @jest-environment node */
import { AssetNames } from "../../src/gatsby/asset-names";

/** What the plugin makes of a compilation that gave files of these names. */
function made(...names: string[]) {
  const assets = new AssetNames();
  const compilation = {
    assets: Object.fromEntries(names.map((name) => [name, {}])),
    hash: "webpack's own, of this run",
  };
  assets.apply({ hooks: { afterEmit: { tap: (_, callback) => callback(compilation) } } });
  return { names: assets.names, hash: compilation.hash };
}

test("the names of all that webpack made are known once it is done", () => {
  const { names } = made("b-1.js", "a-1.js", "static/c-1.woff2");
  expect(names).toEqual(["a-1.js", "b-1.js", "static/c-1.woff2"]);
});

test("the compilation's hash follows from what was made, in whatever order", () => {
  const { hash } = made("b-1.js", "a-1.js");
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(made("a-1.js", "b-1.js").hash).toBe(hash);
  expect(made("a-1.js", "b-2.js").hash).not.toBe(hash);
});
