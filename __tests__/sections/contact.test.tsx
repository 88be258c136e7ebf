/** The states of the contact page: with and without a portal, a sample phone number, and sample social links. */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { PagePathProvider } from "../../src/components/site";
import ContactPage from "../../src/pages/contact";
import { mockSite } from "../support/site-query";

jest.mock("../../src/seo/Head", () => ({ Head: () => null }));
jest.mock("../../src/components/map/AreaMap", () => ({ AreaMap: () => null }));
jest.mock("../../src/client/hooks", () => ({ useInView: () => false }));

const quoteMail = { way: "by e-mail", subject: "A quote", questions: ["Where?"] };

/** @param sample whether one of the social links is a sample. */
function show({ display = "(410) 555-2368", quote = {}, sample = false }) {
  const business = {
    quote,
    phone: { display, e164: "+14105552368" },
    email: "us@sample.test",
    address: {},
    social: [
      { name: "Network", sample: false },
      { name: "Other network", sample },
    ],
    hours: [],
    closures: [],
    licenses: [],
    timeZone: "America/New_York",
    map: { lat: 39.29, lon: -76.62 },
    point: { x: 0, y: 0 },
    socialNote: "Social links are coming soon.",
  };
  mockSite({ business, contactPage: { path: "/contact", quoteMail } });
  const contactPage = {
    card: "Card",
    phoneQuestions: "We ask",
    quoteLabel: "Get a Quote",
    quoteMail,
  };
  const props = { data: { contactPage, business } };
  render(
    <PagePathProvider value="/contact">
      <ContactPage {...(props as unknown as ComponentProps<typeof ContactPage>)} />
    </PagePathProvider>,
  );
}

test.each([
  ["a button copies the e-mail address if there is no portal", {}, "button", 1],
  ["it is missing with a portal", { quote: { url: "https://portal.test/job" } }, "button", 0],
  ["the vCard is offered with a real phone number", {}, "link", 1],
  ["it is missing with a placeholder", { display: "(410) 555-0142" }, "link", 0],
])("%s", (_, state, role, count) => {
  show(state);
  expect(screen.queryAllByRole(role, { name: /^(Copy us@sample.test|Card)$/ })).toHaveLength(
    count,
  );
});

test.each([true, false])(
  "a note says that social links are coming while one is a sample: %s",
  (sample) => {
    show({ sample });
    expect(screen.queryByText("Social links are coming soon.") !== null).toBe(sample);
  },
);
