/** The structured data of every page refers only to its own nodes and files, and says what the visitor reads. */
import { existsSync } from "node:fs";
import { kinds } from "../../src/content/kinds";
import { business, entries } from "../support/content";
import { all, attribute, builtPage } from "./support/documents";
import { aliases, fileAt, pages, publicUrl } from "./support/site";

type Node = Record<string, unknown>;

const selector = 'head script[type="application/ld+json"]';
const blocksOf = (path: string) =>
  all(builtPage(path), selector).map(({ textContent }) => textContent ?? "");

/** All nodes of a graph, including nested ones. */
function everyNode(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(everyNode);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

const nodesOf = (path: string) =>
  blocksOf(path).flatMap((block) => everyNode(JSON.parse(block)));
/** Whether `node` only refers to another one, by its id, with or without its type and name. */
const isReference = (node: Node) =>
  Object.keys(node).every((key) => ["@id", "@type", "name"].includes(key));

const ofType = (path: string, type: string) =>
  nodesOf(path).filter((node) => node["@type"] === type && !isReference(node));

const collections = /^\/(blog|gallery|service-areas)$/;
const typeOf = (path: string) =>
  ({ "/about": "AboutPage", "/contact": "ContactPage" })[path] ??
  (collections.test(path) ? "CollectionPage" : "WebPage");

/** The entries of folders. Pages that exist once have no breadcrumbs. */
const withCrumbs = kinds
  .filter(({ source }) => "folder" in source)
  .flatMap(({ type }) => entries(type))
  .map(({ path }) => path);

test.each(pages)("$path describes itself with existing nodes and files", ({ path }) => {
  const url = publicUrl + (aliases.get(path) ?? path);
  const page = builtPage(path);
  const nodes = nodesOf(path);
  const name = page.title;
  expect(blocksOf(path)).toHaveLength(1);
  expect(ofType(path, typeOf(aliases.get(path) ?? path))).toMatchObject([{ name, url }]);
  expect(ofType(path, business.businessType)).toHaveLength(1);
  expect(ofType(path, "WebSite")).toHaveLength(1);

  const ids = nodes.flatMap((node) => (isReference(node) ? [] : (node["@id"] ?? [])));
  const referred = nodes.flatMap((node) => (isReference(node) ? (node["@id"] ?? []) : []));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(referred.filter((id) => !ids.includes(id))).toEqual([]);

  const files = ["url", "item", "image", "logo", "contentUrl", "thumbnailUrl"]
    .flatMap((key) => nodes.map((node) => node[key]))
    .filter((value) => typeof value === "string");
  const isOurs = (file: string) => file.startsWith(`${publicUrl}/`) && existsSync(fileAt(file));
  expect(files.filter((file) => !isOurs(file))).toEqual([]);

  const crumbs = all(page, 'nav[aria-label="Breadcrumb"] li').map((crumb, index) => ({
    name: crumb.textContent,
    position: index + 1,
    item: crumb.firstElementChild?.matches("a")
      ? publicUrl + attribute(crumb.firstElementChild, "href")
      : url,
  }));
  const [list] = ofType(path, "BreadcrumbList");
  expect(list?.itemListElement ?? []).toMatchObject(crumbs);
  expect(crumbs.length > 0).toBe(withCrumbs.includes(aliases.get(path) ?? path));

  // Google forbids reviews of oneself; the others describe what the site does not have.
  const forbidden = ["Review", "AggregateRating", "FAQPage", "SearchAction", "Offer"];
  expect(nodes.filter((node) => forbidden.includes(String(node["@type"])))).toEqual([]);
  expect(blocksOf(path)[0]).not.toContain("<");
});

test("the company has its founding year, hours and regions", () => {
  const [company = {}] = ofType("/", business.businessType);
  expect(company.foundingDate).toBe(String(business.founded));
  expect(company.openingHoursSpecification).not.toHaveLength(0);
  const areas = everyNode(company.areaServed).map(({ name }) => name);
  expect(areas).toEqual(expect.arrayContaining(entries("Region").map(({ title }) => title)));
});

test("services, articles and projects say what their pages show", () => {
  for (const { path } of ["Service", "Article", "Project"].flatMap((type) => entries(type))) {
    const page = builtPage(path);
    const heading = page.querySelector("h1")?.textContent;
    const time = page.querySelector("article time");
    const [service, posting, work] = ["Service", "BlogPosting", "CreativeWork"].map(
      (type) => ofType(path, type)[0],
    );
    expect(service?.name ?? posting?.headline ?? work?.name).toBe(heading);
    if (service) {
      expect(service.provider).toEqual({ "@id": `${publicUrl}/#business` });
      expect(service.areaServed).toHaveLength(entries("Region").length);
    }
    if (posting) {
      expect(posting.datePublished).toBe(time?.getAttribute("datetime"));
      expect(posting.articleSection).toBe(time?.previousElementSibling?.textContent);
      const company = { "@type": business.businessType, name: business.name };
      expect(posting).toMatchObject({ author: company, publisher: company });
    }
    const video = page.querySelector("main video source")?.getAttribute("src");
    const videos = ofType(path, "VideoObject").map(({ contentUrl }) => contentUrl);
    expect(videos).toEqual(video ? [publicUrl + video] : []);
  }
});
