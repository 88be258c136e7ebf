import { withoutLinksTo } from "../../src/build/links-in-text";

const html =
  '<p>See <a href="/blog/late">the <em>late</em> one</a>, <a href="/blog/late#part">a part</a> and <a href="/blog/later">the later one</a>.</p>';

test("links to pages that are not shown become their words; others stay", () => {
  expect(withoutLinksTo(html, ["/blog/late"])).toBe(
    '<p>See the <em>late</em> one, a part and <a href="/blog/later">the later one</a>.</p>',
  );
  expect(withoutLinksTo(html, [])).toBe(html);
});
