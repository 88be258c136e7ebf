import { linksInText, withoutLinksTo } from "../../src/build/links-in-text";

const html =
  '<p>See <a href="/blog/late">the <em>late</em> one</a>, <a href="/blog/late#part">a part</a> and <a href="/blog/later">the later one</a>.</p>';

test("links to pages that are not shown become their words; others stay", () => {
  expect(withoutLinksTo(html, ["/blog/late"])).toBe(
    '<p>See the <em>late</em> one, a part and <a href="/blog/later">the later one</a>.</p>',
  );
  expect(withoutLinksTo(html, [])).toBe(html);
});

test.each([
  { hiddenPaths: ["/blog/late", "/blog/later"], links: 0 },
  { hiddenPaths: [], links: 3 },
])(
  "the HTML of texts is made with the hidden paths of the build: $hiddenPaths",
  async (build) => {
    const createResolvers = jest.fn();
    linksInText({ createResolvers });
    const context = { nodeModel: { findOne: () => Promise.resolve(build) } };
    const info = { originalResolver: () => Promise.resolve(html) };
    const { resolve } = createResolvers.mock.calls[0][0].MarkdownRemark.html;
    const made = await resolve({}, {}, context, info);
    expect(made.match(/<a /g) ?? []).toHaveLength(build.links);
  },
);
