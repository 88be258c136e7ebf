/** @jest-environment node */
/** Addresses and file names that are made from words. */
import { slugOf } from "../../src/content/suggest";

test.each([
  ["Größe und Straße", "grosse-und-strasse"],
  ["Łódź, Søren, Æther", "lodz-soren-aether"],
  ["Sonos™ & Control4®", "sonos-control4"],
  ["A 1½-inch pipe", "a-1-1-2-inch-pipe"],
  ["Hawaiʻi, don’t, it´s", "hawaii-dont-its"],
  ["★", "name"],
])("“%s” becomes %s", (words, address) => {
  expect(slugOf(words)).toBe(address);
});
