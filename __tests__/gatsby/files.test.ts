/** @jest-environment node */
/** Files for programs. __tests__/site/machine-files.test.ts reads those of the built site, whose contact data may be placeholders. */
import { forReaders } from "../../src/gatsby/files/feed";
import { lastChanged, parseLog } from "../../src/gatsby/files/last-changed";
import { reportsTo, securityTxt } from "../../src/gatsby/files/security-txt";
import { picturesIn, siteMap } from "../../src/gatsby/files/site-map";
import { vcard } from "../../src/gatsby/files/vcard";
import { siteOf } from "../../src/seo/site";

const siteUrl = "https://www.sample.test";

// An ES module, which Jest does not read.
jest.mock("feed", () => ({}));

test("the site map has each picture of the main part once, omits unknown dates and escapes XML", async () => {
  const html =
    '<header><img src="/logo.png"></header><main><img alt="" src="/x.avif?a&b"><img class="x" src="/a.avif" srcset="/a.avif 480w, /b.avif 960w"><img src="/b.avif"><img src="/d.svg#svgView(viewBox(0,0,9,9))"></main><footer><img src="/c.png"></footer>';
  expect(picturesIn(html)).toEqual(["/x.avif?a&b", "/b.avif"]);
  const xml = await siteMap(siteUrl, [
    { path: "/a", pictures: picturesIn(html) },
    { path: "/b", changed: "2025-01-31", pictures: [] },
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(["<lastmod>2025-01-31"]);
  expect(xml).toContain("<image:loc>https://www.sample.test/x.avif?a&amp;b</image:loc>");
});

test("a picture in the feed has the size of its file", () => {
  const html = '<img src="/static/1/1280x794/a.jpg" alt="" width="1600" height="992">';
  expect(forReaders(html, siteUrl, "")).toContain('width="1280" height="794"');
});

test("links of the feed lead to the site, also those within an article", () => {
  const html = '<a href="#part">a</a> <a href="/b">b</a> <a href="https://c.test/#d">c</a>';
  expect(forReaders(html, siteUrl, `${siteUrl}/blog/a`)).toBe(
    `<a href="${siteUrl}/blog/a#part">a</a> <a href="${siteUrl}/b">b</a> <a href="https://c.test/#d">c</a>`,
  );
});

describe("the date of the last change", () => {
  const article = (slug: string, date: string) => ({
    type: "Article",
    slug,
    file: `content/blog/${slug}.md`,
    fields: { date },
  });
  const first = article("first", "2025-01-10");
  const second = article("second", "2025-02-05");
  const list = { type: "BlogPage", slug: "1", fields: { articles: ["first", "second"] } };
  const about = { type: "AboutPage", slug: "about", file: "content/about.yaml", fields: {} };
  const legal = { ...first, fields: { updated: "2024-06-01" } };
  const site = siteOf([first, second, list], siteUrl);
  const log = parseLog(
    "@2025-01-20T23:30:00-05:00\n\ncontent/blog/first.md\n@2024-12-01T10:00:00Z\n\ncontent/blog/first.md\ncontent/blog/second.md\n",
  );

  test.each([
    ["an article: the UTC day of its newest commit", first, log, "2025-01-21"],
    ["an article that was committed before its date: its date", second, log, "2025-02-05"],
    ["a page that says when it was updated: that day", legal, log, "2024-06-01"],
    ["a list: the newest of its entries", list, log, "2025-02-05"],
    ["an article without git: its date", first, new Map<string, string>(), "2025-01-10"],
    ["a page without git: none", about, new Map<string, string>(), undefined],
  ])("of %s", (_, node, days, expected) => {
    expect(lastChanged(node, site, days)).toBe(expected);
  });
});

describe("the vCard", () => {
  const tagline = "é".repeat(100);
  const business = {
    name: "Smith, Jones; Sons",
    tagline,
    phone: { display: "(410) 555-1234", e164: "+14105551234" },
    email: "hello@sample.test",
    address: { street: "1 Main Street", city: "Towson", state: "MD", zip: "21204" },
    map: { lat: 39.4, lon: -76.6 },
    hours: [{ day: "Monday", opens: "08:00", closes: "18:00" }, { day: "Tuesday" }],
  } as unknown as Parameters<typeof vcard>[0];

  test("contains all real data, with separators escaped, in lines of 75 bytes with whole characters", () => {
    const text = vcard(business, siteUrl);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll("\r\n ", "").split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Smith\\, Jones\\; Sons;;;;",
      "FN:Smith\\, Jones\\; Sons",
      "ORG:Smith\\, Jones\\; Sons",
      "X-ABShowAs:COMPANY",
      "TEL;TYPE=WORK,VOICE:+14105551234",
      "EMAIL;TYPE=INTERNET:hello@sample.test",
      "ADR;TYPE=WORK:;;1 Main Street;Towson;MD;21204;United States",
      "GEO:39.4;-76.6",
      "URL:https://www.sample.test/",
      `NOTE:${tagline}\\nMonday\\, 8am to 6pm\\nTuesday closed`,
      "END:VCARD",
      "",
    ]);
  });

  test("leaves out placeholders", () => {
    const placeholders = {
      phone: { display: "(410) 555-0142", e164: "+14105550142" },
      email: "hello@sample.example",
      address: { ...business.address, street: "100 Example Street" },
    };
    const text = vcard({ ...business, ...placeholders }, siteUrl);
    expect(text).not.toMatch(/TEL|EMAIL|ADR|GEO/);
    expect(text).toContain("FN:");
  });
});

test("security.txt has the fields of RFC 9116 and expires at midnight within a year", () => {
  expect(securityTxt("hello@sample.test", siteUrl, "2025-03-01")).toBe(
    [
      "Contact: mailto:hello@sample.test",
      "Expires: 2025-08-28T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://www.sample.test/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("security reports are sent to their own contact, else to the company, never to a placeholder", () => {
  const email = "hello@sample.test";
  expect(reportsTo({ email })).toBe(email);
  expect(reportsTo({ email, securityContact: "security@sample.test" })).toBe(
    "security@sample.test",
  );
  expect(reportsTo({ email: "hello@sample.example" })).toBeUndefined();
});
