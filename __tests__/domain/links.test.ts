/** @jest-environment node */
/** Links that depend on the page, and names that stay on one line. */
import { currentLink, dialed, directionsAddress, mapAddress } from "../../src/domain/site";
import { shareLinks } from "../../src/components/Share";
import { wholeNames } from "../../src/domain/text";

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/an-article", "true"],
  ["/blog", "/blogger", undefined],
])("the link to %s on %s has aria-current %s", (to, path, current) => {
  expect(currentLink(to, path)).toBe(current);
});

test("shares the page's absolute address and title", () => {
  const links = shareLinks("https://www.example.com/blog/a", "Cat6 & fiber?");
  const address = "https%3A%2F%2Fwww.example.com%2Fblog%2Fa";
  const title = "Cat6%20%26%20fiber%3F";
  expect(Object.fromEntries(links.map(({ network, href }) => [network, href]))).toEqual({
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    X: `https://x.com/intent/post?url=${address}&text=${title}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    "e-mail": `mailto:?subject=${title}&body=${address}`,
  });
});

test("the map is centered on the company, and the directions end there", () => {
  const company = { lat: 39.2946, lon: -76.6252 };
  const [map, directions] = [mapAddress(company), directionsAddress(company)].map(
    decodeURIComponent,
  );
  const host = "https://www.openstreetmap.org";
  const bounds = "-76.63420,39.29110,-76.61620,39.29810";
  expect(map).toBe(
    `${host}/export/embed.html?bbox=${bounds}&layer=mapnik&marker=39.2946,-76.6252`,
  );
  expect(directions).toBe(`${host}/directions?to=39.2946,-76.6252`);
});

test("an extension is dialed after a pause", () => {
  const phone = { display: "(410) 555-0199 ext. 12", e164: "+14105550199" };
  expect(dialed(phone)).toBe("+14105550199,12");
  expect(dialed({ ...phone, display: "(410) 555-0199" })).toBe("+14105550199");
});

test("names of cities and counties do not break across lines; other words do", () => {
  expect(wholeNames("Old stone in Ellicott City, Kent County and the Citys")).toBe(
    "Old stone in Ellicott\u00a0City, Kent\u00a0County and the Citys",
  );
});
