/** @jest-environment node */
import { robots } from "../../../src/build/files/robots";

test("a preview is closed and names no site map", () => {
  expect(robots("https://www.sample.test", true)).toBe("User-agent: *\nDisallow: /\n");
});
