/** The code contains no words about the company, so that it works with another company's content. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readAll } from "../../src/content";
import { business } from "../support/content";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => path.join("src", name))
  .filter((file) => /\.(tsx?|css|svg|json)$/.test(file) && statSync(file).isFile())
  // Generated from the types of content.
  .filter((file) => path.basename(file) !== "gatsby-types.d.ts");

/** The company's state. The code may name it, because it has data for every state. */
const state = "Maryland";

const { name, shortName, siteUrl, phone, email, address } = business;
const places = readAll(path.resolve("."))
  .filter(({ kind }) => ["Region", "Town"].includes(kind.type))
  .flatMap(({ data }) => {
    const named = Array.isArray(data.places) ? (data.places as { name: string }[]) : [];
    const title = String(data.title);
    // File names and the map omit the last word of a region's name, so that form counts, too.
    return [title, title.replace(/ (County|City)$/, ""), ...named.map((place) => place.name)];
  });

const words = [
  name,
  shortName,
  phone.display,
  phone.e164,
  phone.display.replace(/\D/g, ""),
  email,
  new URL(siteUrl).hostname,
  address.street,
  address.city,
  address.zip,
  ...places,
].filter((word) => word !== state);

/** The places in the sources that contain `word`, as file:line. */
function found(word: string): string[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${word
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      // Matches the word and its slug, with either apostrophe or none.
      .replace(/[\s-]+/g, "[\\s-]+")
      .replace(/['’]/g, "['’]?")}(?![\\p{L}\\d])`,
    "iu",
  );
  return sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

test.each([...new Set(words)])("“%s” does not occur in src", (word) => {
  expect(found(word)).toEqual([]);
});
