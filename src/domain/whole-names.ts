/** A heading in which no name such as "Ellicott City" or "Howard County" breaks: a space that does not break joins it. */
export const wholeNames = (text: string): string =>
  text.replace(/ (?=(City|County)\b)/g, "\u00a0");
