/** The quote buttons and the contact page of a company with a job-request portal, and of one without (decision 17). */
import { render, screen } from "@testing-library/react";
import { act } from "react";
import type { ReactNode } from "react";
import { putOnSheet } from "../../src/client/room";
import { QuoteLink } from "../../src/components/QuoteLink";
import { PagePathProvider } from "../../src/components/site";
import { ContactNumber } from "../../src/sections/contact/ContactNumber";
import { mockSite } from "../support/site-query";

const portal = {
  url: "https://portal.test/job",
  socialUrl: "https://portal.test/job?source=social",
};
const mail = "mailto:us@sample.test?subject=A%20quote&body=Where%3F%0D%0A%0D%0A";
const quoteMail = { way: "by e-mail", subject: "A quote", questions: ["Where?"] };

const contactWords = {
  title: "Call",
  quoteLabel: "Get a Quote",
  card: "Card",
  phoneQuestions: "We ask",
  quoteMail: { ...quoteMail, copyFailed: "Not copied" },
};
const room = {
  size: "{inches} at {feet}",
  read: "Read this:",
  line: "{inches} at {feet}",
  fireplace: ", over a fireplace",
};

/** Renders `element` on the page at `path` of a company. */
function show(
  element: ReactNode,
  path: string,
  quote: typeof portal | null,
  display = "(410) 555-0142",
) {
  const phone = { display, e164: "+14105552368" };
  const business = { quote, email: "us@sample.test", phone, room, hours: [], closures: [] };
  mockSite({ business, contactPage: { path: "/contact", quoteMail } });
  render(<PagePathProvider value={path}>{element}</PagePathProvider>);
}

test.each([
  ["with a portal, to it in a new tab", portal, "/", {}, portal.url],
  ["with a portal, even on the contact page", portal, "/contact", {}, portal.url],
  [
    "in the gallery, with social media as the source",
    portal,
    "/gallery",
    { social: true },
    portal.socialUrl,
  ],
  ["where the contact page is required, to it", portal, "/", { contact: true }, "/contact"],
  ["without a portal, to the contact page", null, "/blog", {}, "/contact"],
  ["without a portal on the contact page, to an e-mail", null, "/contact", {}, mail],
])("the button leads %s", (_, quote, path, props, href) => {
  show(<QuoteLink label="Get a Quote" {...props} />, path, quote);
  const opensPortal = href.startsWith("https:");
  const way = opensPortal ? " (opens in a new tab)" : href === mail ? " by e-mail" : "";
  const link = screen.getByRole("link", { name: `Get a Quote${way}` });
  expect(link.getAttribute("href")).toBe(href);
  expect(link.getAttribute("target")).toBe(opensPortal ? "_blank" : null);
  expect(link.getAttribute("rel")).toBe(opensPortal ? "noopener noreferrer" : null);
});

test.each([
  ["a portal and a sample number", portal, "(410) 555-0142", []],
  ["a portal and a real number", portal, "(410) 555-2368", ["Card"]],
  ["a sample number and no portal", null, "(410) 555-0142", ["Copy us@sample.test"]],
])(
  "the contact page of a company with %s offers no more than works",
  (_, quote, display, offered) => {
    show(<ContactNumber words={contactWords} />, "/contact", quote, display);
    const names = ["Card", "Copy us@sample.test"];
    const found = names.filter(
      (name) => screen.queryByLabelText(name) ?? screen.queryByText(name),
    );
    expect(found).toEqual(offered);
  },
);

test("a room on the visitor's sheet is in the e-mail, and on the contact page to be read aloud", () => {
  show(<ContactNumber words={contactWords} />, "/contact", null);
  expect(screen.queryByText(/Read this/)).toBeNull();
  act(() => putOnSheet({ feet: 7.5, inches: 65, fireplace: true }));
  expect(screen.getByText(/Read this/).textContent).toBe(
    "Read this: 65 at 7½, over a fireplace.",
  );
  const link = screen.getByRole("link", { name: "Get a Quote by e-mail" });
  const body = new URL(link.getAttribute("href") ?? "").searchParams.get("body");
  expect(body).toBe("65 at 7½, over a fireplace\r\n\r\n\r\nWhere?\r\n\r\n");
});
