/** The structured data of every built page is valid JSON, refers only to its own nodes, and matches the visible content. */
import { existsSync } from "node:fs";
import { isPlaceholder } from "../../src/domain/placeholder";
import { business, entries, words } from "../support/content";
import { everyNode, graphOf, heads, type Node } from "./support/head";
import { aliases, publicUrl } from "./support/site";
import { fileAt } from "./support/weights";

const pages = heads
  .filter(({ path: address }) => address !== "/404.html")
  .map((head) => ({ ...head, graph: graphOf(head) }));
const at = (address: string) => {
  const page = pages.find((one) => one.path === address);
  if (!page) throw new Error(`${address} was not built`);
  return page;
};
const ofType = (graph: readonly Node[], type: string) =>
  graph.filter((node) => node["@type"] === type);
const one = (graph: readonly Node[], type: string) => {
  const found = ofType(graph, type);
  expect(found).toHaveLength(1);
  return found[0] as Node;
};

/** "2024-07" for "July 2024"; undefined for other texts. */
const monthOf = (words: string) =>
  /^[A-Z][a-z]+ \d{4}$/.test(words)
    ? new Date(`1 ${words} UTC`).toISOString().slice(0, 7)
    : undefined;

const pageTypes: Record<string, string> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/blog": "CollectionPage",
  "/gallery": "CollectionPage",
  "/service-areas": "CollectionPage",
};

describe.each(pages.map((page) => [page.path, page] as const))("%s", (address, page) => {
  const { graph, document } = page;

  test("refers only to nodes that it contains", () => {
    const nodes = everyNode(graph);
    const described = nodes.filter((node) => "@type" in node).map((node) => node["@id"]);
    const ids = described.filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const referred = nodes.filter((node) => !("@type" in node)).map((node) => node["@id"]);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !id?.startsWith(`${publicUrl}/`))).toEqual([]);
  });

  test("has absolute addresses only, and their files exist", () => {
    const addresses = everyNode(graph).flatMap((node) =>
      ["url", "item", "image", "logo", "contentUrl", "thumbnailUrl"]
        .map((key) => node[key])
        .filter((value) => typeof value === "string"),
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const value of addresses) {
      expect(value.startsWith(`${publicUrl}/`)).toBe(true);
      const file = fileAt(value);
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  test("contains no forbidden type", () => {
    const types = everyNode(graph).map((node) => node["@type"]);
    for (const forbidden of ["Review", "AggregateRating", "FAQPage", "SearchAction", "Offer"])
      expect(types).not.toContain(forbidden);
    expect(page.data[0]).not.toContain("<");
  });

  test("describes one page of its type, the company and the site", () => {
    const expected =
      pageTypes[aliases.get(address) ?? address] ??
      (/^\/blog\/page\//.test(address) ? "CollectionPage" : "WebPage");
    const node = one(graph, expected);
    expect(node.name).toBe(document.title);
    expect(node.url).toBe(`${publicUrl}${aliases.get(address) ?? address}`);
    one(graph, business.businessType);
    one(graph, "WebSite");
  });

  test("has the visible breadcrumbs", () => {
    const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(
      (li) => ({
        name: li.textContent,
        to: li.querySelector("a")?.getAttribute("href"),
      }),
    );
    const lists = ofType(graph, "BreadcrumbList");
    expect(lists).toHaveLength(shown.length > 0 ? 1 : 0);
    const items = (lists[0]?.itemListElement ?? []) as {
      name: string;
      item: string;
      position: number;
    }[];
    expect(items.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
    expect(items.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
    items.slice(0, -1).forEach(({ item }, index) => {
      expect(item).toBe(`${publicUrl}${shown[index]?.to ?? ""}`);
    });
    if (items.length > 0)
      expect(items.at(-1)?.item).toBe(`${publicUrl}${aliases.get(address) ?? address}`);
  });

  test("has only dates that are visible", () => {
    // Projects show month and year.
    const shown = [...document.querySelectorAll("main time, main dd")].map(
      (place) => place.getAttribute("datetime") ?? monthOf(place.textContent),
    );
    const told = graph.flatMap((node) =>
      ["datePublished", "dateModified", "dateCreated"].map((key) => node[key]),
    );
    for (const date of told.filter((value) => value !== undefined))
      expect(shown).toContain(date);
  });
});

test("services, areas, articles, projects and legal pages have breadcrumbs", () => {
  const withCrumbs = pages.filter(({ graph }) => ofType(graph, "BreadcrumbList").length > 0);
  const paths = withCrumbs.map((page) => page.path);
  for (const type of ["Service", "Region", "Town", "Article", "Project", "LegalPage"])
    expect(paths).toEqual(expect.arrayContaining(entries(type).map(({ path }) => path)));
});

test("the company has the year, hours and regions of its content", () => {
  const company = one(at("/").graph, business.businessType);
  expect(company.foundingDate).toBe(String(business.founded));
  const hours = company.openingHoursSpecification as (Node & { dayOfWeek: string[] })[];
  const told = hours.flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => [day, opens, closes]),
  );
  // A closed day opens and closes at midnight.
  expect(told.sort()).toEqual(
    business.hours
      .map(({ day, opens = "00:00", closes = "00:00" }) => [day, opens, closes])
      .sort(),
  );
  const areas = company.areaServed as Node[];
  expect(areas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(entries("Region").map(({ title }) => title)),
  );
  for (const area of areas) expect(area["@type"]).toMatch(/^(City|AdministrativeArea)$/);
});

test("contains no placeholders", () => {
  const { phone, email, address, social } = business;
  const placeholders = [
    ...(isPlaceholder("phone", phone.display) ? [phone.display, phone.e164] : []),
    ...(isPlaceholder("email", email) ? [email] : []),
    ...(isPlaceholder("street", address.street) ? [address.street] : []),
    ...social.filter(({ sample }) => sample).map(({ url }) => url),
  ];
  for (const { data } of pages)
    for (const placeholder of placeholders) expect(data[0]).not.toContain(placeholder);
});

test("each service is provided by the company in all regions", () => {
  const services = pages.filter(({ path: address }) => address.startsWith("/services/"));
  expect(services).toHaveLength(entries("Service").length);
  for (const { graph, document } of services) {
    const service = one(graph, "Service");
    expect(service.name).toBe(document.querySelector("h1")?.textContent);
    expect(service.provider).toEqual({ "@id": `${publicUrl}/#business` });
    expect(service.areaServed).toHaveLength(entries("Region").length);
  }
});

test("each article is a BlogPosting with its visible heading, date and category", () => {
  const articles = pages.filter(({ path: address }) => /^\/blog\/(?!page\/)./.test(address));
  expect(articles).toHaveLength(entries("Article").length);
  for (const { graph, document } of articles) {
    const posting = one(graph, "BlogPosting");
    const time = document.querySelector("article time");
    expect(posting.headline).toBe(document.querySelector("h1")?.textContent);
    expect(posting.datePublished).toBe(time?.getAttribute("datetime"));
    expect(posting.articleSection).toBe(time?.previousElementSibling?.textContent);
  }
});

test("each project is a CreativeWork, with a VideoObject if it has a video", () => {
  const projects = pages.filter(({ path: address }) => /^\/gallery\/./.test(address));
  expect(projects.length).toBeGreaterThanOrEqual(entries("Project").length);
  for (const { graph, document } of projects) {
    const work = one(graph, "CreativeWork");
    expect(work.name).toBe(document.querySelector("h1")?.textContent);
    // A sample has no creator and no date.
    const sample = (document.querySelector("main dl")?.textContent ?? "").includes(
      words("ProjectWords", "sample"),
    );
    expect(["creator", "dateCreated"].map((key) => key in work)).toEqual([!sample, !sample]);
    const source = document.querySelector("main video source")?.getAttribute("src");
    const videos = ofType(graph, "VideoObject").map(({ contentUrl }) => contentUrl);
    expect(videos).toEqual(source ? [`${publicUrl}${source}`] : []);
  }
  expect(projects.flatMap(({ graph }) => ofType(graph, "VideoObject"))).toHaveLength(
    entries("Project", "video").length,
  );
});
