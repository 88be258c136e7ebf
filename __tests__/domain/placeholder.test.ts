import { isPlaceholder } from "../../src/domain/placeholder";

test.each([
  ["phone", "+14105550142", true],
  ["phone", "(410) 555-0142", true],
  ["phone", "+14105551234", false],
  ["phone", "(555) 010-4412", false],
  ["email", "hello@oldline.example", true],
  ["email", "hello@example-av.com", false],
  ["siteUrl", "https://www.oldline.example", true],
  ["siteUrl", "https://www.example-av.com", false],
  ["street", "100 Example Street", true],
  ["street", "100 Main Street", false],
] as const)("%s “%s” is a placeholder: %s", (field, value, expected) => {
  expect(isPlaceholder(field, value)).toBe(expected);
});
