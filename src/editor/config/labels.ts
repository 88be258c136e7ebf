/** Names of kinds and fields in plain words. */

/** Fields whose names are abbreviations. */
const known: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  cardAt: "Focal point on cards",
  e164: "Number as it is dialed",
  fips: "Number of the county in the US Census",
  focal: "Focal point",
  lat: "Latitude",
  lon: "Longitude",
  mp4: "MP4 file",
  pictureAt: "Focal point on phones",
  siteUrl: "Address of the site",
  url: "Address",
  webm: "WebM file",
  x: "Place from the left",
  y: "Place from the top",
  zip: "ZIP code",
};

/** `name`, such as readingTime or LegalPage, as a label: Reading time, Legal page. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return known[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plural of a label. */
export const pluralOf = (label: string): string =>
  label.endsWith("y") ? `${label.slice(0, -1)}ies` : `${label}s`;

/** `description` as a hint: the package renders hints as Markdown, so characters with a meaning there are escaped. */
export const hintOf = (description: string): string =>
  description.replace(/[*_`[\]<>\\]/g, "\\$&");
