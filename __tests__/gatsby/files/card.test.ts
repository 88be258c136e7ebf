/** @jest-environment node */
import { card } from "../../../src/gatsby/files/card";

const business = {
  name: "Smith, Jones; Sons",
  tagline: "Sound and light",
  phone: { display: "(410) 555-1234", e164: "+14105551234" },
  email: "hello@sample.test",
  address: { street: "1 Main Street", city: "Towson", state: "MD", zip: "21204" },
  map: { lat: 39.4, lon: -76.6 },
  hours: [{ day: "Monday", opens: "08:00", closes: "18:00" }, { day: "Tuesday" }],
} as unknown as Parameters<typeof card>[0];

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("contains all real data, with separators escaped", () => {
  expect(unfolded(card(business, "https://www.sample.test"))).toEqual([
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
    "NOTE:Sound and light\\nMonday\\, 8am to 6pm\\nTuesday closed",
    "END:VCARD",
    "",
  ]);
});

test("leaves out placeholders", () => {
  const text = card(
    {
      ...business,
      phone: { display: "(410) 555-0142", e164: "+14105550142" },
      email: "hello@sample.example",
      address: { ...business.address, street: "100 Example Street" },
    },
    "https://www.sample.test",
  );
  expect(text).not.toMatch(/TEL|EMAIL|ADR|GEO/);
  expect(text).toContain("FN:");
});

test("folds lines at 75 bytes without splitting a character", () => {
  const text = card({ ...business, tagline: "é".repeat(100) }, "https://www.sample.test");
  const lines = text.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text).find((line) => line.startsWith("NOTE:"))).toContain("é".repeat(100));
});
