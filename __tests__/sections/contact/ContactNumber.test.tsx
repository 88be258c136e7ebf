import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { PagePathProvider } from "../../../src/components/site/PagePath";
import { ContactNumber } from "../../../src/sections/contact/ContactNumber";

const words = {
  title: "Call us",
  quoteLabel: "Request a Free Quote",
  quoteMail: { way: "by e-mail", copyFailed: "It could not be copied." },
} as Queries.ContactNumberFragment;

/** Renders the beginning of the contact page of a company with this portal, or with none. */
function show(quote: { url: string } | null) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: {
      quote,
      email: "us@sample.test",
      phone: { display: "(410) 555-2368", e164: "+14105552368" },
      hours: [],
      closures: [],
      timeZone: "America/New_York",
      nextLine: "We look at the rooms.",
      freeLine: "It is free.",
    },
    navigation: {},
    build: { closures: [] },
    brand: {},
    screenWords: {},
    contactPage: {
      path: "/contact",
      quoteMail: { way: "by e-mail", subject: "A quote", questions: ["Where?"] },
    },
  });
  render(
    <PagePathProvider value="/contact">
      <ContactNumber words={words} />
    </PagePathProvider>,
  );
}

test("without a portal, a button copies the e-mail address", async () => {
  const user = userEvent.setup();
  show(null);
  await user.click(screen.getByRole("button", { name: "Copy us@sample.test" }));
  expect(await navigator.clipboard.readText()).toBe("us@sample.test");
  expect(await screen.findByRole("button", { name: "Copied us@sample.test" })).toBeVisible();
});

test("with a portal there is no such button", () => {
  show({ url: "https://portal.test/job" });
  expect(screen.getByRole("link", { name: /in a new tab/ })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
