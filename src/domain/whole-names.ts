/** A heading in which no name such as "Bay City" or "Kent County" breaks: a space that does not break joins it. */
export const wholeNames = (text: string): string =>
  text.replace(/ (?=(City|County)\b)/g, "\u00a0");
