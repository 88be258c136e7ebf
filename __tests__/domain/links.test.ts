import { currentLink, currentMenu } from "../../src/domain/current";
import { fill } from "../../src/domain/fill";
import { quoteTarget } from "../../src/domain/quote";

const here = { social: false, path: "/", contactPath: "/contact", phone: "+14105550142" };
const both = {
  url: "https://portal.test/job",
  socialUrl: "https://portal.test/job?source=social",
};

test("a quote link leads to the portal where it is set", () => {
  expect(quoteTarget({ ...here, quote: both })).toEqual({ href: both.url, external: true });
});

test("the gallery's link carries the source, and falls back to the plain address", () => {
  expect(quoteTarget({ ...here, quote: both, social: true }).href).toBe(both.socialUrl);
  expect(quoteTarget({ ...here, quote: { url: both.url }, social: true }).href).toBe(both.url);
});

test("without a portal it leads to the contact page, and there to the telephone", () => {
  expect(quoteTarget({ ...here, quote: null })).toEqual({ href: "/contact", external: false });
  expect(quoteTarget({ ...here, quote: { url: null }, path: "/contact" })).toEqual({
    href: "tel:+14105550142",
    external: false,
  });
});

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/an-article", "true"],
  ["/blog", "/blogger", undefined],
  ["/gallery", "/gallery/a-project", "true"],
])("the link to %s on %s is current: %s", (to, path, current) => {
  expect(currentLink(to, path)).toBe(current);
});

test("a menu is current on the pages that it holds", () => {
  expect(currentMenu(["/services/a", "/services/b"], "/services/b")).toBe("true");
  expect(currentMenu(["/services/a"], "/contact")).toBeUndefined();
});

test("places of a sentence are filled, unknown ones stay", () => {
  expect(fill("In {region}, {other}", { region: "Howard County" })).toBe(
    "In Howard County, {other}",
  );
});
