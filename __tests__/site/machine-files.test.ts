/** The site map, the feed and other files for programs, as the server sends them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expiryProblems } from "../../scripts/answers/security-txt";
import { securityPath } from "../../src/domain/files";
import { isPlaceholder } from "../../src/domain/placeholder";
import { reportsTo } from "../../src/gatsby/files/security-txt";
import { business, entries, testWith } from "../support/content";
import { heads } from "./support/head";
import { aliases, edgeUrl, publicUrl } from "./support/site";
import { feedProblems, siteMapProblems } from "./support/xml";

const ask = async (address: string) => {
  const answer = await fetch(`${edgeUrl}${address}`);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type"), text: await answer.text() };
};
const parse = (xml: string) =>
  new JSDOM(xml, { contentType: "application/xml" }).window.document;
const texts = (parent: ParentNode, tag: string) =>
  [...parent.querySelectorAll(tag)].map(({ textContent }) => textContent ?? "");
const fileOf = (address: string) => path.resolve(`dist${new URL(address).pathname}`);
const canonical = heads
  .filter(({ path: address }) => address !== "/404.html" && !aliases.has(address))
  .map(({ path: address }) => `${publicUrl}${address}`);

describe("the site map", () => {
  const siteMap = ask("/sitemap.xml");

  test("is valid by the schema of sitemaps.org", async () => {
    const { type, text } = await siteMap;
    expect(type).toBe("application/xml; charset=utf-8");
    expect(await siteMapProblems(text)).toEqual([]);
  });

  test("lists exactly the canonical pages", async () => {
    const listed = texts(parse((await siteMap).text), "url > loc");
    expect([...listed].sort()).toEqual([...canonical].sort());
    for (const address of listed) {
      const answer = await fetch(edgeUrl + new URL(address).pathname, { redirect: "manual" });
      expect([address, answer.status]).toEqual([address, 200]);
      // An unread body keeps its connection.
      await answer.arrayBuffer();
    }
  });

  test("has no frequency, no priority, and dates without a time", async () => {
    const { text } = await siteMap;
    expect(text).not.toMatch(/changefreq|priority/);
    const days = texts(parse(text), "lastmod");
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  });

  testWith(
    entries("LegalPage")[0],
    "has the date that a legal page shows",
    async ({ path: address }) => {
      const document = parse((await siteMap).text);
      const entry = [...document.querySelectorAll("url")].find(
        (url) => url.querySelector("loc")?.textContent === `${publicUrl}${address}`,
      );
      const shown = heads
        .find((head) => head.path === address)
        ?.document.querySelector("time")
        ?.getAttribute("datetime");
      expect(shown).toMatch(/^\d{4}-/);
      expect(entry?.querySelector("lastmod")?.textContent).toBe(shown);
    },
  );

  test("lists pictures of the pages, and all of them exist", async () => {
    const pictures = [...parse((await siteMap).text).getElementsByTagName("image:loc")].map(
      ({ textContent }) => textContent ?? "",
    );
    expect(pictures.length).toBeGreaterThan(canonical.length);
    for (const address of new Set(pictures))
      expect(readFileSync(fileOf(address)).length).toBeGreaterThan(1000);
  });

  test("has the same pages as the site map page, which leaves out older articles and projects", async () => {
    const page = heads.find(({ path: address }) => address === "/sitemap");
    const links = new Set(
      [...(page?.document.querySelectorAll("main a") ?? [])].map((link) =>
        link.getAttribute("href"),
      ),
    );
    const addresses = canonical.map((address) => address.slice(publicUrl.length) || "/");
    expect([...links].filter((link) => !addresses.includes(link ?? ""))).toEqual([]);
    const older = [...entries("Article"), ...entries("Project")].map(({ path: page }) => page);
    expect(
      addresses.filter(
        (address) =>
          !links.has(address) &&
          address !== "/sitemap" &&
          !older.includes(address) &&
          !/\/page\/\d+$/.test(address),
      ),
    ).toEqual([]);
  });
});

describe("the feed", () => {
  const feed = ask("/feed.atom");

  test("is valid Atom (RFC 4287)", async () => {
    const { type, text } = await feed;
    expect(type).toBe("application/atom+xml; charset=utf-8");
    expect(await feedProblems(text)).toEqual([]);
  });

  test("has the newest articles first, at most fifty, with their dates", async () => {
    const entries = [...parse((await feed).text).querySelectorAll("entry")];
    const articles = heads
      .filter((head) => head.meta("og:type")[0] === "article" && !aliases.has(head.path))
      .map((head) => ({
        id: `${publicUrl}${head.path}`,
        day: head.meta("article:published_time")[0] ?? "",
      }))
      .sort((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id));
    expect(
      entries.map((entry) => ({
        id: texts(entry, "id")[0],
        day: texts(entry, "published")[0]?.slice(0, 10),
      })),
    ).toEqual(articles.slice(0, 50));
  });

  test("has the whole text and a picture of each article, with absolute addresses", async () => {
    for (const entry of parse((await feed).text).querySelectorAll("entry")) {
      const [id = ""] = texts(entry, "id");
      const page = heads.find((head) => `${publicUrl}${head.path}` === id);
      const content = new JSDOM(texts(entry, "content")[0] ?? "").window.document;
      const shown = [...(page?.document.querySelectorAll("article h2[id] ~ p") ?? [])];
      expect(shown.length).toBeGreaterThan(0);
      const words = content.body.textContent ?? "";
      for (const paragraph of shown) expect(words).toContain(paragraph.textContent);
      const addresses = [...content.querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src"),
      );
      expect(
        addresses.filter((address) => !/^(https:|mailto:|tel:)/.test(address ?? "")),
      ).toEqual([]);
      const picture = content.querySelector("img")?.src ?? "";
      expect(picture).toBe(page?.meta("og:image")[0]);
    }
  });
});

test("robots.txt allows everything and names the site map", async () => {
  const { type, text } = await ask("/robots.txt");
  expect(type).toMatch(/^text\/plain/);
  expect(text.split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
});

test("the vCard has its media type, and the contact page links to it if the phone number is real", async () => {
  const contact = heads.find(({ path: address }) => address === "/contact")?.document;
  const link = contact?.querySelector('main a[href="/contact.vcf"]')?.textContent;
  // The vCard leaves out a placeholder, and a link to a vCard without a phone number would be useless.
  if (isPlaceholder("phone", business.phone.display)) expect(link).toBeUndefined();
  else expect(link).toMatch(/\w/);
  const { type, text } = await ask("/contact.vcf");
  expect(type).toBe("text/vcard; charset=utf-8");
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
});

test("security.txt is plain text with the contact; it does not exist if the contact is a placeholder", async () => {
  const contact = reportsTo(business);
  if (contact === undefined)
    return expect((await fetch(`${edgeUrl}${securityPath}`)).status).toBe(404);
  const { type, text } = await ask(securityPath);
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Contact: mailto:${contact}\n`);
  expect(text).toContain(`Canonical: ${publicUrl}${securityPath}\n`);
  expect(expiryProblems(text, new Date())).toEqual([]);
});

test("the manifest has its media type", async () => {
  expect((await ask("/site.webmanifest")).type).toMatch(/^application\/manifest\+json/);
});
