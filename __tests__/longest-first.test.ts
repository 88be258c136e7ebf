/** @jest-environment node */
import { existsSync } from "node:fs";
import { longest } from "./support/longest-first.mjs";

test.each(longest)("%s, which starts early because it takes long, exists", (name) => {
  expect(existsSync(`__tests__/${name}`)).toBe(true);
});
