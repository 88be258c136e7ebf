/** What a page consists of, in its order. */
import { all, attribute, words } from "../spec/query";

/** The parts that are told apart, beside headings of the second level; each with how it is called. */
const landmarks: readonly [string, (element: Element) => string][] = [
  ["h2", words],
  ["nav", (element) => `(navigation: ${attribute(element, "aria-label")})`],
  ["[role='search']", () => "(search)"],
  ["[role='group']", (element) => `(group: ${attribute(element, "aria-label")})`],
  ["figure", () => "(figure)"],
  ["dl", () => "(facts)"],
  ["aside", () => "(aside)"],
  ["iframe", () => "(frame)"],
  ["video", () => "(video)"],
  ["dialog", () => "(dialog)"],
];

/** The sections and landmarks in the main part of `page`, by their headings and names. */
export function outline(page: Document): string[] {
  return all(page, "main *").flatMap((element) =>
    landmarks
      .filter(([selector]) => element.matches(selector))
      .map(([, name]) => name(element)),
  );
}
