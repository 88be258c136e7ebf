/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { readable, resolveTexts, textOf } from "../../src/build/texts";

const body = { markdown: "See [it](/blog/late#part).", folder: "blog" };

test("a text knows the hidden pages that it links to, and no others", () => {
  expect(textOf(body, ["/blog/late", "/blog/other"])).toEqual({
    folder: "blog",
    hidden: ["/blog/late"],
  });
});

test("a text that begins with a line of hyphens keeps it", () => {
  const { mediaType, content } = readable({ ...body, markdown: "---\n\nAfter a line." });
  expect(mediaType).toBe("text/markdown");
  expect(content).toBe("---\n---\n---\n\nAfter a line.");
});

describe("the fields", () => {
  const createResolvers = jest.fn();
  resolveTexts({ createResolvers } as unknown as CreateResolversArgs, "/site");
  const [{ Article, MarkdownRemark, Category }] = createResolvers.mock.calls[0];
  const html = '<p>See <a href="/blog/late#part">it</a>.</p>';
  const entry = (hidden: string[]) => ({
    children: ["text"],
    text: { folder: "blog", hidden },
  });
  const info = { originalResolver: () => Promise.resolve(html) };
  const context = (found: object | null) => ({
    nodeModel: { getNodeById: jest.fn(() => found) },
  });

  test("an entry's text is the child that the plugin made; kinds without texts have none", () => {
    const text = { html };
    const { nodeModel } = context(text);
    expect(Article.body.resolve(entry([]), {}, { nodeModel })).toBe(text);
    expect(nodeModel.getNodeById).toHaveBeenCalledWith({ id: "text" });
    expect(Category).toBeUndefined();
  });

  test.each([
    { hidden: ["/blog/late"], made: "<p>See it.</p>" },
    { hidden: [], made: html },
  ])("its HTML is without links to $hidden", async ({ hidden, made }) => {
    const { resolve } = MarkdownRemark.html;
    expect(await resolve({ parent: "entry" }, {}, context(entry(hidden)), info)).toBe(made);
  });
});
