/** @jest-environment node */
import { robots } from "../../../src/gatsby/files/robots";

test("a preview has no site map; crawlers may request its pages, so that they see noindex", () => {
  expect(robots("https://www.sample.test", true)).toBe("User-agent: *\nAllow: /\n");
});
