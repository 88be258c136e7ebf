import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import ContactPage from "../../src/pages/contact";

jest.mock("../../src/seo/Head", () => ({ Head: () => null }));
jest.mock("../../src/sections/contact/ContactNumber", () => ({ ContactNumber: () => null }));
jest.mock("../../src/sections/contact/ContactHours", () => ({ ContactHours: () => null }));
jest.mock("../../src/components/map/AreaMap", () => ({ AreaMap: () => null }));
jest.mock("../../src/sections/contact/Streets", () => ({ Streets: () => null }));

const note = "Social links are coming soon.";

/** Renders the page of a company with this phone number and these social links; `samples` says which links are samples. */
function show(phone: string, samples: boolean[]) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: {
      phone: { display: phone },
      email: "us@sample.test",
      address: { street: "1 Sample Street", city: "Baltimore", state: "MD", zip: "21201" },
      social: samples.map((_, index) => ({ name: `Network ${index}` })),
      licenses: [],
    },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
  });
  const data = {
    contactPage: { find: "Find us", directions: "Directions", email: "E-mail", card: "Card" },
    business: {
      map: { lat: 39.29, lon: -76.62 },
      point: { x: 0, y: 0 },
      socialNote: note,
      social: samples.map((sample) => ({ sample })),
    },
  };
  const props = { data } as unknown as ComponentProps<typeof ContactPage>;
  render(<ContactPage {...props} />);
}

test.each([
  [[true, true], true],
  [[false, true], true],
  [[false, false], false],
])("with social links whose `sample` is %j, the note is shown: %s", (samples, there) => {
  show("(410) 555-2368", samples);
  expect(screen.queryByText(note) !== null).toBe(there);
});

test.each([
  ["(410) 555-0142", 0],
  ["(410) 555-2368", 1],
])("with the phone number %s there are %i links to the vCard", (phone, count) => {
  show(phone, []);
  expect(screen.queryAllByRole("link", { name: "Card" })).toHaveLength(count);
});
