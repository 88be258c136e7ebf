/** @jest-environment node */
import { picturesIn, siteMap } from "../../../src/gatsby/files/site-map";

test("lists each picture of the main part once", () => {
  const html =
    '<header><img src="/logo.png"></header><main><img alt="" src="/a.webp"><img class="x" src="/b.webp"><img src="/a.webp"></main><footer><img src="/c.png"></footer>';
  expect(picturesIn(html)).toEqual(["/a.webp", "/b.webp"]);
});

test("omits unknown dates and escapes XML", async () => {
  const xml = await siteMap("https://www.sample.test", [
    { path: "/a", pictures: ["/x.webp?a&b"] },
    { path: "/b", changed: "2025-01-31", pictures: [] },
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(["<lastmod>2025-01-31"]);
  expect(xml).toContain("<image:loc>https://www.sample.test/x.webp?a&amp;b</image:loc>");
  expect(xml).toContain("<loc>https://www.sample.test/a</loc>");
});
