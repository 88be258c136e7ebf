import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { QuoteLink } from "../../../src/components/quote-link/QuoteLink";
import { PagePathProvider } from "../../../src/components/site/PagePath";

const portal = {
  url: "https://portal.test/job",
  socialUrl: "https://portal.test/job?source=social",
};

function show(quote: typeof portal | null, path: string, props = {}) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { quote, email: "us@sample.test" },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
    contactPage: {
      path: "/contact",
      quoteMail: { way: "by e-mail", subject: "A quote", questions: ["Where?"] },
    },
  });
  render(
    <PagePathProvider value={path}>
      <QuoteLink label="Request a Free Quote" {...props} />
    </PagePathProvider>,
  );
  return screen.getByRole("link");
}

test("with a portal the link opens a new tab, says so, and passes no opener or referrer", () => {
  const link = show(portal, "/");
  expect(link).toHaveAttribute("href", portal.url);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link).toHaveAccessibleName("Request a Free Quote (opens in a new tab)");
});

test("the gallery's link names social media as the source", () => {
  expect(show(portal, "/gallery", { social: true })).toHaveAttribute("href", portal.socialUrl);
});

test("with `contact` set the link leads to the contact page, even with a portal", () => {
  const link = show(portal, "/", { contact: true });
  expect(link).toHaveAttribute("href", "/contact");
  expect(link).not.toHaveAttribute("target");
});

test("without a portal the link leads to the contact page, and on that page to an e-mail", () => {
  expect(show(null, "/blog")).toHaveAttribute("href", "/contact");
  document.body.replaceChildren();
  const link = show(null, "/contact");
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:us@sample\.test\?subject=/),
  );
  expect(link).toHaveAccessibleName("Request a Free Quote by e-mail");
  expect(link).not.toHaveAttribute("target");
});
