/** @jest-environment node */
import { AssetNames } from "../../src/build/kept-files";

test("the names of all that webpack made are known once it is done", () => {
  const assets = new AssetNames();
  const compilation = { assets: { "b-1.js": {}, "a-1.js": {}, "static/c-1.woff2": {} } };
  assets.apply({ hooks: { done: { tap: (_, callback) => callback({ compilation }) } } });
  expect(assets.names).toEqual(["a-1.js", "b-1.js", "static/c-1.woff2"]);
});
