/** @jest-environment node */
import { reportsTo, securityTxt } from "../../../src/gatsby/files/security-txt";

test("has the fields of RFC 9116 and expires at midnight within a year", () => {
  expect(securityTxt("hello@sample.test", "https://www.sample.test", "2025-03-01")).toBe(
    [
      "Contact: mailto:hello@sample.test",
      "Expires: 2025-08-28T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://www.sample.test/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([
  ["the company's address", { email: "hello@sample.test" }, "hello@sample.test"],
  [
    "the contact for security",
    { email: "hello@sample.test", securityContact: "security@sample.test" },
    "security@sample.test",
  ],
  ["nobody if the address is a placeholder", { email: "hello@sample.example" }, undefined],
])("reports are sent to %s", (_, contacts, expected) => {
  expect(reportsTo(contacts)).toBe(expected);
});
