/** The placeholder texts of a new entry (scripts/new/). An entry that still has them must be a draft. */

/** The beginning of every placeholder value. */
export const replaceThis = "Replace this";

/** The paragraphs and headings of a new text. */
export const newText: readonly string[] = [
  `${replaceThis} with the text. A paragraph ends with an empty line.`,
  "## A heading begins with two number signs",
  `${replaceThis}, too, or take the heading away.`,
];

const newValue = new RegExp(`^${replaceThis}(\\.| ${replaceThis}\\b|$)`);

/** true if `value` is a placeholder: the fixed words, alone or followed by the purpose of a field. */
export const isNewValue = (value: string): boolean => newValue.test(value);
