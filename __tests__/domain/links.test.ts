import { currentLink, currentMenu } from "../../src/domain/current";
import { fill } from "../../src/domain/fill";
import { quoteTarget } from "../../src/domain/quote";

const here = {
  social: false,
  path: "/",
  contactPath: "/contact",
  mail: { to: "us@sample.test", subject: "A quote & a visit", questions: ["Where?", "Why?"] },
};
const both = {
  url: "https://portal.test/job",
  socialUrl: "https://portal.test/job?source=social",
};

test("a quote link leads to the portal if there is one", () => {
  expect(quoteTarget({ ...here, quote: both })).toEqual({ href: both.url, kind: "portal" });
});

test("the gallery's link names its source if the portal has an address for that", () => {
  expect(quoteTarget({ ...here, quote: both, social: true }).href).toBe(both.socialUrl);
  expect(quoteTarget({ ...here, quote: { url: both.url }, social: true }).href).toBe(both.url);
});

test("without a portal it leads to the contact page, and on that page to an e-mail with questions", () => {
  expect(quoteTarget({ ...here, quote: null })).toEqual({ href: "/contact", kind: "page" });
  const { href, kind } = quoteTarget({ ...here, quote: { url: null }, path: "/contact" });
  expect(kind).toBe("mail");
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe("mailto:us@sample.test");
  expect(href).not.toContain("+");
  expect(searchParams.get("subject")).toBe("A quote & a visit");
  expect(searchParams.get("body")).toBe("Where?\r\n\r\n\r\nWhy?\r\n\r\n");
});

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/an-article", "true"],
  ["/blog", "/blogger", undefined],
  ["/gallery", "/gallery/a-project", "true"],
])("the link to %s on %s has aria-current %s", (to, path, current) => {
  expect(currentLink(to, path)).toBe(current);
});

test("a menu is current on each of its pages", () => {
  expect(currentMenu(["/services/a", "/services/b"], "/services/b")).toBe("true");
  expect(currentMenu(["/services/a"], "/contact")).toBeUndefined();
});

test("replaces known placeholders in a sentence and keeps unknown ones", () => {
  expect(fill("In {region}, {other}", { region: "Howard County" })).toBe(
    "In Howard County, {other}",
  );
});
