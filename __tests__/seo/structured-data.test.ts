/** @jest-environment node */
/** What the structured data of the built site lacks as long as its content has placeholders and samples. */
import { siteOf } from "../../src/seo/site";
import { pageNodes, siteNodes } from "../../src/seo/structured-data";

const siteUrl = "https://www.sample.test";
const company = {
  businessType: "Electrician",
  siteUrl,
  name: "Sample AV",
  founded: 2013,
  phone: { display: "(410) 555-0142", e164: "+14105550142" },
  email: "a@sample.example",
  address: { street: "1 Example Street", city: "Towson", state: "MD", zip: "21204" },
  map: { lat: 39.4, lon: -76.6 },
  hours: [{ day: "Monday", opens: "08:00", closes: "24:00" }, { day: "Sunday" }],
  social: [{ url: "https://www.facebook.com/sample", sample: true }],
};
const siteWith = (fields: object) =>
  siteOf([
    { type: "Business", slug: "business", fields: { ...company, ...fields } },
    { type: "Navigation", slug: "navigation", fields: { main: [] } },
  ]);

test("a company has its contact data, profiles and closures if there are any, without placeholders", () => {
  const [bare] = siteNodes(siteWith({}), "2026-11-01");
  for (const key of ["telephone", "email", "address", "geo", "sameAs"])
    expect(bare).not.toHaveProperty(key);
  expect(bare).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday"], opens: "08:00", closes: "23:59" },
      { dayOfWeek: ["Sunday"], opens: "00:00", closes: "00:00" },
    ],
  });
  const closure = { day: "2026-11-26", reason: "Thanksgiving" };
  const holidays = { ...closure, opens: "08:00", closes: "12:00", until: "2026-12-24" };
  const [whole] = siteNodes(
    siteWith({
      phone: { display: "(410) 555-1234 ext. 5", e164: "+14105551234" },
      email: "a@sample.test",
      address: { ...company.address, street: "1 Main Street" },
      social: [{ url: "https://www.facebook.com/sample" }],
      closures: [{ ...closure, day: "2026-10-31" }, closure, holidays],
    }),
    "2026-11-01",
  );
  expect(whole).toMatchObject({
    "@type": "Electrician",
    telephone: "+14105551234;ext=5",
    email: "a@sample.test",
    sameAs: ["https://www.facebook.com/sample"],
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
      {
        validFrom: "2026-11-27",
        validThrough: holidays.until,
        opens: "08:00",
        closes: "12:00",
      },
    ],
  });
});

test("only a finished project has a creator, a month and a location", () => {
  const fields = {
    path: "/gallery/one",
    title: "One",
    crumbs: [],
    finished: "2024-05-01",
    location: "Towson",
  };
  const meta = { title: "One", description: "A project.", picture: `${siteUrl}/one.jpg` };
  const workOf = (sample: boolean) =>
    pageNodes(
      { type: "Project", slug: "one", fields: { ...fields, sample } },
      meta,
      siteWith({}),
    )[1];
  for (const key of ["creator", "dateCreated", "locationCreated"])
    expect(workOf(true)).not.toHaveProperty(key);
  expect(workOf(false)).toMatchObject({
    creator: { "@id": `${siteUrl}/#business` },
    dateCreated: "2024-05",
    locationCreated: { name: "Towson" },
  });
});
