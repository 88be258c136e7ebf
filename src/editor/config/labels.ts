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
  return known[name] ?? capitalized(words);
}

/** The plural of a label. */
export const pluralOf = (label: string): string =>
  label.endsWith("y") ? `${label.slice(0, -1)}ies` : `${label}s`;

/** `description` as a hint: the package renders hints as Markdown, so characters with a meaning there are escaped. */
export const hintOf = (description: string): string =>
  capitalized(inForm(description)).replace(/[*_`[\]<>\\]/g, "\\$&");

/** Descriptions say what to write in a file. In a form, entries are chosen by their titles, and a switch is on instead of true. */
const inForm = (description: string) =>
  description.replace(/(the )?file names? without \.md of /i, "").replace(/^true\b/, "On");

/** `text` with a capital letter at its beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A message of the content check that begins with the path of a field, such as “map › lat: …”, with the labels of the form. */
export const withLabels = (message: string): string =>
  message.replace(/^\w+(?: › (?:\w+|entry \d+))*(?=: )/, (path) =>
    path.split(" › ").map(labelOf).join(" › "),
  );
