import { listing } from "../../src/domain/listing";

const company = {
  name: "Sample AV",
  siteUrl: "https://www.sample.test",
  founded: 2013,
  businessType: "HomeAndConstructionBusiness",
  phone: { display: "(202) 555-0100" },
  email: "office@sample.test",
  address: { street: "1 Main Street", city: "Towson", state: "MD", zip: "21204" },
  hours: [{ day: "Monday", opens: "08:00", closes: "18:00" }, { day: "Tuesday" }],
};

test("the sheet has one paragraph per field of a business listing", () => {
  const sheet = listing(company, ["Home theaters"], ["Kent County", "Towson"]);
  expect(sheet.split("\n\n")).toEqual([
    "Name\n  Sample AV",
    "Address\n  1 Main Street\n  Towson, MD 21204",
    "Telephone\n  (202) 555-0100",
    "Website\n  https://www.sample.test",
    "E-mail\n  office@sample.test",
    "Hours\n  Monday, 8am to 6pm\n  Tuesday closed",
    "Category\n  Home And Construction Business",
    "Services\n  Home theaters",
    "Service area\n  Kent County\n  Towson",
    "Founded\n  2013",
  ]);
});

test("the sheet includes special hours if there are any", () => {
  const closures = [{ day: "2026-11-26", reason: "Thanksgiving" }];
  expect(listing({ ...company, closures }, [], [])).toContain(
    "Special hours\n  Thanksgiving, Thursday, November 26: closed",
  );
});
