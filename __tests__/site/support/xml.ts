/** Checks XML against schemas with libxml2. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const read = (folder: string, name: string) => ({
  fileName: name,
  contents: readFileSync(path.resolve(folder, name), "utf8"),
});
const own = "__tests__/site/support/schemas";

/** Errors in a site map by the schema of sitemaps.org, which is part of the package `sitemap`. */
export async function siteMapProblems(xml: string): Promise<string[]> {
  const preload = [
    read("node_modules/sitemap/schema", "sitemap.xsd"),
    read(own, "sitemap-image.xsd"),
  ];
  const { errors } = await validateXML({
    xml,
    schema: read(own, "sitemap-with-images.xsd"),
    preload,
  });
  return errors.map(({ message }) => message);
}

/** Errors in a feed by the schema of RFC 4287. */
export async function feedProblems(xml: string): Promise<string[]> {
  const schema = read(own, "atom.rng");
  const { errors } = await validateXML({ xml, schema, extension: "relaxng" });
  return errors.map(({ message }) => message);
}
