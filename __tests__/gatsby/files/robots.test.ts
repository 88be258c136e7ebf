/** @jest-environment node */
import { robots } from "../../../src/gatsby/files/robots";

test("a preview names no site map, and lets crawlers read that its pages are not to be listed", () => {
  expect(robots("https://www.sample.test", true)).toBe("User-agent: *\nAllow: /\n");
});
