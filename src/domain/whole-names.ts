/** A heading with non-breaking spaces in names such as "Bay City" or "Kent County", so that no name is split over two lines. */
export const wholeNames = (text: string): string =>
  text.replace(/ (?=(City|County)\b)/g, "\u00a0");
