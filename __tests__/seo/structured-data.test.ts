/** @jest-environment node */
/** What the structured data of the built site lacks as long as its content has placeholders and samples. */
import { business } from "../../src/seo/structured-data/business";
import { project } from "../../src/seo/structured-data/project";

const siteUrl = "https://www.sample.test";
const none = { hours: [], closures: [], areas: [], sameAs: [] };
const company = {
  type: "Electrician" as const,
  siteUrl,
  name: "Sample AV",
  founded: 2013,
  ...none,
};

test("a company has its contact data, profiles and closures if there are any", () => {
  const optional = ["telephone", "email", "address", "geo", "sameAs"];
  expect(Object.keys(business(company)).filter((key) => optional.includes(key))).toEqual([]);
  const address = { street: "1 Main Street", city: "Towson", state: "MD", zip: "21204" };
  const closure = { day: "2026-11-26", reason: "Thanksgiving" };
  const hours = { opens: "08:00", closes: "12:00", until: "2026-12-24" };
  const facts = {
    telephone: "+14105551234",
    email: "a@sample.test",
    sameAs: ["https://www.facebook.com/sample"],
  };
  expect(
    business({
      ...company,
      ...facts,
      address,
      geo: { lat: 39.4, lon: -76.6 },
      closures: [closure, { ...closure, ...hours }],
    }),
  ).toMatchObject({
    ...facts,
    "@type": "Electrician",
    address: {
      "@type": "PostalAddress",
      streetAddress: "1 Main Street",
      addressLocality: "Towson",
      addressRegion: "MD",
      postalCode: "21204",
      addressCountry: "US",
    },
    geo: { latitude: 39.4, longitude: -76.6 },
    specialOpeningHoursSpecification: [
      { validFrom: closure.day, validThrough: closure.day, opens: "00:00", closes: "00:00" },
      { validFrom: closure.day, validThrough: hours.until, opens: "08:00", closes: "12:00" },
    ],
  });
});

test("only a finished project has a creator, a month and a location", () => {
  const url = `${siteUrl}/gallery/one`;
  const picture = `${siteUrl}/one.jpg`;
  const work = { siteUrl, url, title: "One", description: "A project.", picture };
  for (const key of ["creator", "dateCreated", "locationCreated"])
    expect(project(work)[0]).not.toHaveProperty(key);
  expect(
    project({ ...work, finished: { month: "2024-05", location: "Towson" } })[0],
  ).toMatchObject({
    creator: { "@id": `${siteUrl}/#business` },
    dateCreated: "2024-05",
    locationCreated: { name: "Towson" },
  });
});
