/** Words that pictures for sharing show: the titles of pages, and the company's name. */
import { unprintable } from "../characters";
import { undrawable } from "../letters";
import type { Entry, Problem } from "../read";
import { atField } from "./check";

/** Every drawn text of `entry` with a letter that the bundled fonts lack. */
export function checkDrawnLetters(entry: Entry): Problem[] {
  const { kind, data } = entry;
  const fields = kind.type === "Business" ? ["shortName", "trade", "tagline"] : ["title"];
  if (kind.type !== "Business" && !kind.path) return [];
  return fields.flatMap((field) => {
    const value = data[field];
    const letter = typeof value === "string" ? undrawable(value) : undefined;
    // The field list reports invisible characters.
    return letter === undefined || unprintable.test(letter)
      ? []
      : [
          atField(
            entry,
            [field],
            `the picture for sharing cannot show “${letter}”, which its fonts lack; write it in other letters, or leave it out`,
          ),
        ];
  });
}
