/** The site map, the feed and other files for programs, as the server sends them, and the headers of its answers. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { validateXML } from "xmllint-wasm";
import { isPlaceholder, securityPath } from "../../src/domain/site";
import { reportsTo } from "../../src/gatsby/files/security-txt";
import { business, entries } from "../support/content";
import { all, attribute, builtSite, links, meta, parse, texts } from "./support/documents";
import { aliases, fileAt, pages, publicUrl, siteUrl } from "./support/site";

/** The server's responses, which are requested before the work of the tests lets connections time out. */
const responses = new Map<string, { status: number; headers: Headers; bytes: Buffer }>();

beforeAll(async () => {
  const files = [
    "sitemap.xml",
    "feed.atom",
    "robots.txt",
    "site.webmanifest",
    "contact.vcf",
    "favicon.ico",
  ];
  for (const path of [...files.map((file) => `/${file}`), securityPath]) {
    const response = await fetch(siteUrl + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    responses.set(path, { status: response.status, headers: response.headers, bytes });
  }
});

/** The file at `path`. Throws unless the server sent it with this media type. */
function bytesOfType(path: string, type: RegExp): Buffer {
  const response = responses.get(path);
  expect(response?.status).toBe(200);
  expect(response?.headers.get("content-type")).toMatch(type);
  return response?.bytes ?? Buffer.of();
}
const fileOfType = (path: string, type: RegExp) => bytesOfType(path, type).toString();

const read = (folder: string, name: string) => ({
  fileName: name,
  contents: readFileSync(path.join(folder, name), "utf8"),
});
const schemas = "__tests__/site/support/schemas";

/** Errors in a site map by the schema of sitemaps.org. */
async function siteMapProblems(xml: string): Promise<string[]> {
  const preload = ["sitemap.xsd", "sitemap-image.xsd"].map((name) => read(schemas, name));
  const { errors } = await validateXML({
    xml,
    schema: read(schemas, "sitemap-with-images.xsd"),
    preload,
  });
  return errors.map(({ message }) => message);
}

/** Errors in a feed by the schema of RFC 4287. */
async function feedProblems(xml: string): Promise<string[]> {
  const schema = read(schemas, "atom.rng");
  const { errors } = await validateXML({ xml, schema, extension: "relaxng" });
  return errors.map(({ message }) => message);
}

const parseXml = (xml: string) =>
  new JSDOM(xml, { contentType: "application/xml" }).window.document;
const own = pages.map(({ path }) => path).filter((path) => !aliases.has(path));

test("the site map is valid, lists the canonical pages, their pictures and the dates that they show", async () => {
  const xml = fileOfType("/sitemap.xml", /^application\/xml; charset=utf-8$/);
  expect(await siteMapProblems(xml)).toEqual([]);
  // Search engines ignore both.
  expect(xml).not.toMatch(/changefreq|priority/);
  const siteMap = parseXml(xml);
  expect(texts(siteMap, "url > loc").sort()).toEqual(
    own.map((path) => publicUrl + path).sort(),
  );
  const days = texts(siteMap, "lastmod");
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  for (const { path } of entries("LegalPage")) {
    const url = all(siteMap, "url").find((each) => texts(each, "loc")[0] === publicUrl + path);
    expect(url && texts(url, "lastmod")).toEqual([
      builtSite.page(path).querySelector("time")?.getAttribute("datetime"),
    ]);
  }
  const pictures = [...siteMap.getElementsByTagName("image:loc")].map(
    (each) => each.textContent ?? "",
  );
  expect(pictures.length).toBeGreaterThan(own.length);
  expect(pictures.filter((address) => !existsSync(fileAt(address)))).toEqual([]);
});

test("the site map page has the same pages, except for older articles and projects", () => {
  const main = builtSite.page("/sitemap").querySelector("main");
  const linked = main ? links(main).map(([, href]) => href) : [];
  expect(linked.filter((href) => !own.includes(href))).toEqual([]);
  const older = [...entries("Article"), ...entries("Project")].map(({ path }) => path);
  const others = own.filter((path) => !older.includes(path) && !/\/page\/\d+$/.test(path));
  expect(others.filter((path) => !linked.includes(path))).toEqual(["/sitemap"]);
});

test("the feed is valid Atom and has the fifty newest articles, whole and with absolute addresses", async () => {
  const xml = fileOfType("/feed.atom", /^application\/atom\+xml; charset=utf-8$/);
  expect(await feedProblems(xml)).toEqual([]);
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
  for (const entry of feed) {
    const page = builtSite.page((texts(entry, "id")[0] ?? "").slice(publicUrl.length));
    const content = parse(entry.querySelector("content")?.textContent ?? "");
    const paragraphs = all(page, "article h2[id] ~ p");
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const { textContent } of paragraphs)
      expect(content.body.textContent).toContain(textContent);
    const addresses = all(content, "[href], [src]").map(
      (element) => attribute(element, "href") || attribute(element, "src"),
    );
    expect(addresses.filter((address) => !/^(https:|mailto:|tel:)/.test(address))).toEqual([]);
    expect(content.querySelector("img")?.getAttribute("src")).toBe(meta(page, "og:image")[0]);
  }
});

test("robots.txt allows everything and names the site map", () => {
  const text = fileOfType("/robots.txt", /^text\/plain/);
  expect(text.trim().split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
});

test("the manifest has the company's names and existing icons", () => {
  const manifest = JSON.parse(
    fileOfType("/site.webmanifest", /^application\/manifest\+json/),
  ) as {
    name: string;
    short_name: string;
    icons: { src: string }[];
  };
  expect([manifest.name, manifest.short_name]).toEqual([business.name, business.shortName]);
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.filter(({ src }) => !existsSync(fileAt(publicUrl + src)))).toEqual([]);
});

test("the vCard is offered if the phone number is real", () => {
  const card = fileOfType("/contact.vcf", /^text\/vcard; charset=utf-8$/);
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  expect(card).toContain(business.name);
  // The vCard leaves out a placeholder, and would be useless without a number.
  const isReal = !isPlaceholder("phone", business.phone.display);
  expect(card.includes(business.phone.e164)).toBe(isReal);
  expect(all(builtSite.page("/contact"), 'main a[href="/contact.vcf"]')).toHaveLength(
    isReal ? 1 : 0,
  );
});

test("security.txt is missing only if its contact is a placeholder", () => {
  const status = reportsTo(business) === undefined ? 404 : 200;
  expect(responses.get(securityPath)?.status).toBe(status);
});

test("/favicon.ico is a picture", async () => {
  const png = bytesOfType("/favicon.ico", /^image\//).subarray(22);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 48, height: 48 });
});

test("every answer has the headers that protect visitors", () => {
  const wanted = {
    "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/) as string,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()") as string,
    "cross-origin-opener-policy": "same-origin",
  };
  for (const { headers } of responses.values())
    expect(Object.fromEntries(headers)).toMatchObject(wanted);
});
