/** The site map, the feed and other files for programs, as the server sends them. The smoke test compares all headers. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { validateXML } from "xmllint-wasm";
import { securityPath } from "../../src/domain/site";
import { reportsTo } from "../../src/gatsby/files/security-txt";
import { business, entries } from "../support/content";
import { all, attribute, builtPage, links, meta, parse, texts } from "./support/documents";
import { fileAt, ownPaths, publicUrl, siteUrl } from "./support/site";

/** Without a connection that stays open, which times out while a test works. */
const request = (path: string) => fetch(siteUrl + path, { headers: { connection: "close" } });

/** The file at `path`. Throws unless the server sends it with this media type. */
async function bytesOfType(path: string, type: RegExp): Promise<Buffer> {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(type);
  return Buffer.from(await response.arrayBuffer());
}
const fileOfType = async (path: string, type: RegExp) =>
  (await bytesOfType(path, type)).toString();

const read = (file: string) => ({
  fileName: path.basename(file),
  contents: readFileSync(file, "utf8"),
});
const schemas = "__tests__/site/support/schemas";

/** The schema of sitemaps.org, which is part of the package `sitemap`, with Google's for pictures. */
const siteMapSchema = {
  schema: read(`${schemas}/sitemap-with-images.xsd`),
  preload: [
    read("node_modules/sitemap/schema/sitemap.xsd"),
    read(`${schemas}/sitemap-image.xsd`),
  ],
};
/** The schema of RFC 4287. */
const feedSchema = { schema: read(`${schemas}/atom.rng`), extension: "relaxng" as const };

/** The errors in `xml` by a schema. */
async function xmlErrors(xml: string, schema: typeof siteMapSchema | typeof feedSchema) {
  const { errors } = await validateXML({ xml, ...schema });
  return errors.map(({ message }) => message);
}

const parseXml = (xml: string) =>
  new JSDOM(xml, { contentType: "application/xml" }).window.document;

test("the site map is valid, lists the canonical pages, their pictures and the dates that they show", async () => {
  const xml = await fileOfType("/sitemap.xml", /^application\/xml; charset=utf-8$/);
  expect(await xmlErrors(xml, siteMapSchema)).toEqual([]);
  // Search engines ignore both.
  expect(xml).not.toMatch(/changefreq|priority/);
  const siteMap = parseXml(xml);
  expect(texts(siteMap, "url > loc").sort()).toEqual(
    ownPaths.map((path) => publicUrl + path).sort(),
  );
  const days = texts(siteMap, "lastmod");
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  for (const { path } of entries("TextPage")) {
    const url = all(siteMap, "url").find((each) => texts(each, "loc")[0] === publicUrl + path);
    expect(url && texts(url, "lastmod")).toEqual([
      builtPage(path).querySelector("time")?.getAttribute("datetime"),
    ]);
  }
  const pictures = [...siteMap.getElementsByTagName("image:loc")].map(
    (each) => each.textContent ?? "",
  );
  expect(pictures.length).toBeGreaterThan(ownPaths.length);
  expect(pictures.filter((address) => !existsSync(fileAt(address)))).toEqual([]);
});

test("the site map page has the same pages, except for older articles and projects", () => {
  const main = builtPage("/sitemap").querySelector("main");
  const linked = main ? links(main).map(([, href]) => href) : [];
  expect(linked.filter((href) => !ownPaths.includes(href))).toEqual([]);
  const older = [...entries("Article"), ...entries("Project")].map(({ path }) => path);
  const others = ownPaths.filter((path) => !older.includes(path));
  expect(others.filter((path) => !linked.includes(path))).toEqual(["/sitemap"]);
});

test("the feed is valid Atom and has the fifty newest articles, whole and with absolute addresses", async () => {
  const xml = await fileOfType("/feed.atom", /^application\/atom\+xml; charset=utf-8$/);
  expect(await xmlErrors(xml, feedSchema)).toEqual([]);
  expect(attribute(parseXml(xml).documentElement, "xml:lang")).toBe("en-US");
  const feed = all(parseXml(xml), "entry");
  const days = entries("Article").map(
    ({ path, fields }) => `${String(fields.date)} ${publicUrl}${path}`,
  );
  expect(
    feed.map(
      (entry) => `${texts(entry, "published")[0]?.slice(0, 10)} ${texts(entry, "id")[0]}`,
    ),
  ).toEqual(
    days
      .sort((a, b) => b.slice(0, 10).localeCompare(a.slice(0, 10)) || a.localeCompare(b))
      .slice(0, 50),
  );
  // Titles and summaries are plain text, because some readers show the “&amp;” of HTML.
  expect(feed.flatMap((entry) => all(entry, "title[type], summary[type]"))).toEqual([]);
  for (const entry of feed) {
    const page = builtPage((texts(entry, "id")[0] ?? "").slice(publicUrl.length));
    const content = parse(entry.querySelector("content")?.textContent ?? "");
    const paragraphs = all(page, "article h2[id] ~ p");
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const { textContent } of paragraphs)
      expect(content.body.textContent).toContain(textContent);
    const addresses = all(content, "[href], [src]").map(
      (element) => attribute(element, "href") || attribute(element, "src"),
    );
    expect(addresses.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
    // Readers show a drawing as a picture.
    expect(all(content, "svg")).toEqual([]);
    expect(all(content, "img[src$='.svg']")).toHaveLength(
      all(page, "article figure > svg").length,
    );
    expect(content.querySelector("img")?.getAttribute("src")).toBe(meta(page, "og:image")[0]);
  }
});

test("robots.txt allows everything and names the site map", async () => {
  const text = await fileOfType("/robots.txt", /^text\/plain/);
  expect(text.trim().split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
});

test("the manifest has the company's names and existing icons", async () => {
  const manifest = JSON.parse(
    await fileOfType("/site.webmanifest", /^application\/manifest\+json/),
  ) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: business.name, short_name: business.shortName });
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.filter(({ src }) => !existsSync(fileAt(publicUrl + src)))).toEqual([]);
});

test("the vCard has the company's name", async () => {
  const card = await fileOfType("/contact.vcf", /^text\/vcard; charset=utf-8$/);
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  expect(card).toContain(business.name);
});

test("security.txt is missing only if its contact is a placeholder", async () => {
  const status = reportsTo(business) === undefined ? 404 : 200;
  expect((await request(securityPath)).status).toBe(status);
});

test("/favicon.ico is a picture", async () => {
  const icon = await bytesOfType("/favicon.ico", /^image\//);
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({
    format: "png",
    width: 48,
    height: 48,
  });
});
