/** @jest-environment node */
import { expiryProblems } from "../../scripts/answers/security-txt";
import { securityTxt } from "../../src/gatsby/files/security-txt";

const text = securityTxt("hello@sample.test", "https://www.sample.test", "2025-03-01");

test.each([
  ["on the day of its build", "2025-03-01T05:00:00Z", []],
  ["five months later", "2025-07-29T00:00:00Z", []],
  [
    "a month before the expiry",
    "2025-07-29T00:00:01Z",
    ["/.well-known/security.txt: it expires on 2025-08-28; build and deploy the site again"],
  ],
  [
    "after the expiry",
    "2026-01-01T00:00:00Z",
    ["/.well-known/security.txt: it expires on 2025-08-28; build and deploy the site again"],
  ],
])("reports the expiry a month ahead: %s", (_, now, problems) => {
  expect(expiryProblems(text, new Date(now))).toEqual(problems);
});

test.each([
  ["", "none"],
  ["Expires: soon\n", "soon"],
])("reports a missing or invalid expiry: “%s”", (broken, came) => {
  expect(expiryProblems(broken, new Date())).toEqual([
    `/.well-known/security.txt: Expires: a time like 2026-01-31T00:00:00Z is right, ${came} came`,
  ]);
});
