/** Checks XML against schemas with libxml2. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const own = (name: string) => ({
  fileName: name,
  contents: readFileSync(path.resolve("__tests__/site/support/schemas", name), "utf8"),
});

/** Errors in a site map by the schema of sitemaps.org, which is part of the package `sitemap`. */
export async function siteMapProblems(xml: string): Promise<string[]> {
  const official = path.resolve("node_modules/sitemap/schema/sitemap.xsd");
  const { errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: own("sitemap-with-images.xsd"),
    preload: [
      { fileName: "sitemap.xsd", contents: readFileSync(official, "utf8") },
      own("sitemap-image.xsd"),
    ],
  });
  return errors.map(({ message }) => message);
}

/** Errors in a feed by the schema of RFC 4287. */
export async function feedProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: "feed.xml", contents: xml },
    schema: own("atom.rng"),
    extension: "relaxng",
  });
  return errors.map(({ message }) => message);
}
