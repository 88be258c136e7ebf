/** The code says nothing about the company: another one's content folder would do. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readAll } from "../../src/content";
import { business } from "../support/content";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => path.join("src", name))
  .filter((file) => /\.(tsx?|css|svg|json)$/.test(file) && statSync(file).isFile())
  // Made from the content's own types.
  .filter((file) => path.basename(file) !== "gatsby-types.d.ts");

/** The state that the map and the clock are made for; the code may name it. */
const state = "Maryland";

const { name, shortName, siteUrl, phone, email, address } = business;
const places = readAll(path.resolve("."))
  .filter(({ kind }) => ["Region", "Town"].includes(kind.type))
  .flatMap(({ data }) => {
    const named = Array.isArray(data.places) ? (data.places as { name: string }[]) : [];
    const title = String(data.title);
    // Without its last word it may stand in a file's name or on the map.
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

/** Where `word` stands in the sources, as file:line. */
function found(word: string): string[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${word
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      // However it is written: as words or as a slug, with either apostrophe or none.
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

test.each([...new Set(words)])("“%s” stands nowhere in src", (word) => {
  expect(found(word)).toEqual([]);
});
