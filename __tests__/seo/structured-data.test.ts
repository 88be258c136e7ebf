/**
 * Structured data of a company without placeholders, and the fields that each node omits. __tests__/site/structured-data.test.ts checks the
 * built pages.
 */
import { graphText } from "../../src/seo/graph-text";
import { blogPosting } from "../../src/seo/structured-data/blog-posting";
import { business, openingHours } from "../../src/seo/structured-data/business";
import { nodesText } from "../../src/seo/structured-data/graph";
import { project } from "../../src/seo/structured-data/project";
import { webPage } from "../../src/seo/structured-data/web-page";

const siteUrl = "https://www.sample.test";
const company = {
  type: "Electrician" as const,
  siteUrl,
  name: "Sample AV",
  founded: 2013,
  hours: [],
  closures: [],
  areas: [],
  sameAs: [],
};

test("a company has its contact data if it is known, and none of these fields otherwise", () => {
  const before = business(company);
  for (const key of ["telephone", "email", "address", "geo", "sameAs"])
    expect(before).not.toHaveProperty(key);
  expect(
    business({
      ...company,
      telephone: "+14105551234",
      email: "a@sample.test",
      address: { street: "1 Main Street", city: "Towson", state: "MD", zip: "21204" },
      geo: { lat: 39.4, lon: -76.6 },
      sameAs: ["https://www.facebook.com/sample"],
    }),
  ).toMatchObject({
    telephone: "+14105551234",
    email: "a@sample.test",
    address: {
      "@type": "PostalAddress",
      streetAddress: "1 Main Street",
      addressLocality: "Towson",
      addressRegion: "MD",
      postalCode: "21204",
      addressCountry: "US",
    },
    geo: { latitude: 39.4, longitude: -76.6 },
    sameAs: ["https://www.facebook.com/sample"],
  });
});

test("a company has the type from its content", () => {
  expect(business(company)).toHaveProperty("@type", "Electrician");
});

test("closures are special opening hours; closures without hours are closed all day", () => {
  const closures = [
    { day: "2026-11-26", reason: "Thanksgiving" },
    {
      day: "2026-12-23",
      until: "2026-12-24",
      reason: "Short days",
      opens: "08:00",
      closes: "12:00",
    },
  ];
  expect(business({ ...company, closures })).toHaveProperty(
    "specialOpeningHoursSpecification",
    [
      expect.objectContaining({
        validFrom: "2026-11-26",
        validThrough: "2026-11-26",
        opens: "00:00",
        closes: "00:00",
      }),
      expect.objectContaining({ validThrough: "2026-12-24", opens: "08:00", closes: "12:00" }),
    ],
  );
  expect(business(company)).not.toHaveProperty("specialOpeningHoursSpecification");
});

test("groups days with the same hours; a closed day opens and closes at midnight", () => {
  expect(
    openingHours([
      { day: "Monday", opens: "08:00", closes: "18:00" },
      { day: "Tuesday", opens: "09:00", closes: "17:00" },
      { day: "Wednesday", opens: "08:00", closes: "18:00" },
      { day: "Sunday" },
    ]).map((one) => [one.dayOfWeek, one.opens, one.closes]),
  ).toEqual([
    [["Monday", "Wednesday"], "08:00", "18:00"],
    [["Tuesday"], "09:00", "17:00"],
    [["Sunday"], "00:00", "00:00"],
  ]);
});

test("a county is an AdministrativeArea and an independent city is a City", () => {
  const areas = [
    { name: "Kent County", url: `${siteUrl}/kent`, city: false, state: "Maryland" },
    { name: "Baltimore City", url: `${siteUrl}/city`, city: true, state: "Maryland" },
  ];
  expect(business({ ...company, areas })).toHaveProperty("areaServed", [
    expect.objectContaining({ "@type": "AdministrativeArea", "@id": `${siteUrl}/kent#place` }),
    expect.objectContaining({ "@type": "City", "@id": `${siteUrl}/city#place` }),
  ]);
});

const work = {
  siteUrl,
  url: `${siteUrl}/gallery/one`,
  title: "One",
  description: "A project.",
  picture: `${siteUrl}/one.jpg`,
};

test("only a finished project has a creator, a month and a place", () => {
  const [sample] = project(work);
  for (const key of ["creator", "dateCreated", "locationCreated", "video"])
    expect(sample).not.toHaveProperty(key);
  const [finished] = project({ ...work, finished: { month: "2024-05", location: "Towson" } });
  expect(finished).toMatchObject({
    creator: { "@id": `${siteUrl}/#business` },
    dateCreated: "2024-05",
    locationCreated: { name: "Towson" },
  });
});

test("a project with a video refers to it", () => {
  const video = {
    file: `${siteUrl}/one.mp4`,
    still: `${siteUrl}/one.jpg`,
    caption: "A walk.",
    uploaded: "2025-01-02",
  };
  const [node, moving] = project({ ...work, video });
  expect(node).toMatchObject({ video: { "@id": `${work.url}#video` } });
  expect(moving).toMatchObject({
    "@type": "VideoObject",
    "@id": `${work.url}#video`,
    contentUrl: video.file,
    thumbnailUrl: video.still,
    uploadDate: "2025-01-02",
  });
});

test("an article has timeRequired only if it has a reading time", () => {
  const article = { ...work, published: "2025-01-10", category: "Wiring" };
  expect(blogPosting(article)).not.toHaveProperty("timeRequired");
  expect(blogPosting({ ...article, minutes: 6 })).toHaveProperty("timeRequired", "PT6M");
});

test("a town's page is about the town, and the contact page is about the company", () => {
  const page = { ...work, title: "Towson", crumbs: true } as const;
  expect(
    webPage({
      ...page,
      type: "WebPage",
      place: { name: "Towson", city: true, within: "Baltimore County" },
    }),
  ).toMatchObject({
    about: {
      "@type": "City",
      name: "Towson",
      containedInPlace: { name: "Baltimore County" },
    },
    breadcrumb: { "@id": `${work.url}#breadcrumbs` },
  });
  expect(webPage({ ...page, type: "ContactPage" })).toMatchObject({
    mainEntity: { "@id": `${siteUrl}/#business` },
  });
});

test("the parts of the graph form one JSON document that cannot end the script element", () => {
  const text = graphText(
    nodesText([{ "@type": "Thing", name: "</script><b>" }]),
    "",
    nodesText([{ "@type": "Thing", name: "two" }]),
  );
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Thing", name: "</script><b>" },
      { "@type": "Thing", name: "two" },
    ],
  });
});
